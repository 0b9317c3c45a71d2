import { now } from "../../clock";
import { randomToken } from "../../crypto";
import { db, type Transaction } from "../../db/client";
import type { Prisma } from "../../db/generated/client";
import type { SubscriptionStatus } from "../provider";

export type TestPayment = {
  secret: string;
  amount: number;
  status: "open" | "paid" | "canceled";
  failure: string | null;
  paidAt: string | null;
  cardLabel: string | null;
  refundedAmount: number;
  invoiceId: string | null;
  metadata: Record<string, string>;
};

export type TestSubscription = {
  status: SubscriptionStatus;
  priceKey: string;
  unitAmount: number;
  interval: "month" | "year";
  quantity: number;
  /** The first renewal counts from here: the 31st stays the 31st where a month has one. */
  anchor: string;
  periods: number;
  periodStart: string;
  periodEnd: string;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: string | null;
  token: string | null;
  metadata: Record<string, string>;
};

export type TestInvoice = {
  subscriptionId: string;
  status: "open" | "paid" | "void";
  isFirst: boolean;
  subtotal: number;
  /** Before the credit of a change of plan; without one the subtotal. */
  listAmount?: number;
  amountDue: number;
  amountPaid: number;
  periodStart: string;
  periodEnd: string;
  attempts: number;
  nextAttemptAt: string | null;
  paymentId: string | null;
};

export type TestCardSetup = { secret: string; token: string | null; metadata: Record<string, string> };

type Kinds = {
  customer: { reference: string };
  payment_intent: TestPayment;
  subscription: TestSubscription;
  invoice: TestInvoice;
  payment_method: TestCardSetup;
  refund: { paymentId: string };
};
export type TestKind = keyof Kinds;
export type TestObject<Kind extends TestKind> = { id: string; customerId: string | null; data: Kinds[Kind] };

const PREFIX: Record<TestKind, string> = {
  customer: "cus",
  payment_intent: "pi",
  subscription: "sub",
  invoice: "in",
  payment_method: "seti",
  refund: "re",
};

type New<Kind extends TestKind> = { customerId?: string | null; key?: string; data: Kinds[Kind] };

/** Keeps a new object; the same key again gives the one that was made first. */
export async function insertTestObject<Kind extends TestKind>(
  tx: Transaction,
  kind: Kind,
  { customerId = null, key, data }: New<Kind>,
): Promise<{ object: TestObject<Kind>; isNew: boolean }> {
  const id = `${PREFIX[kind]}_test_${randomToken(15)}`;
  const row = { id, kind, customerId, idempotencyKey: key, data: data as Prisma.InputJsonObject, createdAt: now() };
  const { count } = await tx.testPaymentObject.createMany({ data: [row], skipDuplicates: true });
  if (count === 1) return { object: { id, customerId, data }, isNew: true };
  const earlier = await tx.testPaymentObject.findUniqueOrThrow({ where: { idempotencyKey: key } });
  return { object: asObject(earlier), isNew: false };
}

type Row = { id: string; customerId: string | null; data: unknown };
const asObject = <Kind extends TestKind>({ id, customerId, data }: Row): TestObject<Kind> => ({
  id,
  customerId,
  data: data as Kinds[Kind],
});

export async function findTestObject<Kind extends TestKind>(
  kind: Kind,
  id: string,
  tx: Transaction = db(),
): Promise<TestObject<Kind>> {
  const row = await tx.testPaymentObject.findFirst({ where: { id, kind } });
  if (!row) throw new Error(`There is no ${kind} ${id} in the test payments`);
  return asObject(row);
}

/** Changes one object while nobody else does. */
export function changeTestObject<Kind extends TestKind, Result>(
  kind: Kind,
  id: string,
  change: (object: TestObject<Kind>, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from test_payment_objects where id = ${id} for update`;
    const object = await findTestObject(kind, id, tx);
    const result = await change(object, tx);
    await saveTestObject(tx, object);
    return result;
  });
}

export async function saveTestObject(tx: Transaction, { id, data }: TestObject<TestKind>): Promise<void> {
  await tx.testPaymentObject.update({ where: { id }, data: { data: data as Prisma.InputJsonObject } });
}

/** The invoices of a subscription, the newest first. */
export async function invoicesOf(subscriptionId: string, tx: Transaction = db()): Promise<TestObject<"invoice">[]> {
  const rows = await tx.testPaymentObject.findMany({
    where: { kind: "invoice", data: { path: ["subscriptionId"], equals: subscriptionId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const invoices = rows.map((row) => asObject<"invoice">(row));
  return invoices.sort((a, b) => b.data.periodStart.localeCompare(a.data.periodStart));
}
