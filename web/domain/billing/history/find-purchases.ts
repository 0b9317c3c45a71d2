import { type Principal, requirePermission } from "~/domain/access";
import { readCursor, writeCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { PURCHASE_COLUMNS, type PurchaseView, purchaseView } from "./purchases";

/** What a list of purchases can be narrowed to. */
export const PURCHASE_FILTERS = ["completed", "pending", "failed", "refunded", "requested", "disputed"] as const;
export type PurchaseFilter = (typeof PURCHASE_FILTERS)[number];

export type PurchaseQuery = {
  /** Part of an e-mail address, a receipt number, a coupon code or an id of the payment provider. */
  search?: string;
  filter?: PurchaseFilter | null;
  limit?: number;
  cursor?: string | null;
};

export type FoundPurchase = PurchaseView & {
  customer: { id: number; email: string; name: string };
  /** What the customer asked for and waits for. */
  request: { id: number; reason: string | null; amount: number | null; createdAt: Date } | null;
};
export type FoundPurchases = { data: FoundPurchase[]; nextCursor: string | null };

const FOUND = {
  ...PURCHASE_COLUMNS,
  user: { select: { id: true, email: true, firstName: true, lastName: true } },
  refundRequests: {
    ...PURCHASE_COLUMNS.refundRequests,
    select: { id: true, status: true, decisionNote: true, reason: true, amount: true, createdAt: true },
  },
} satisfies Prisma.PurchaseSelect;

/** Everything that was bought by anybody, the newest first. */
export async function findPurchases(principal: Principal, query: PurchaseQuery = {}): Promise<FoundPurchases> {
  await requirePermission(principal, "purchases:read");
  const { search = "", filter = null, limit = 50, cursor } = query;
  const [before] = readCursor(cursor, "number") ?? [];
  const rows = await db().purchase.findMany({
    where: {
      AND: [await searched(search.replaceAll("\u0000", "").trim()), filtered(filter)],
      ...(before === undefined ? {} : { id: { lt: before } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: FOUND,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { data: rows.slice(0, limit).map(found), nextCursor: last ? writeCursor([last.id]) : null };
}

/** One purchase, for staff; null where it is not there. */
export async function findPurchase(principal: Principal, id: number): Promise<FoundPurchase | null> {
  await requirePermission(principal, "purchases:read");
  const row = await db().purchase.findUnique({ where: { id }, select: FOUND });
  return row && found(row);
}

function found({ user, ...row }: Prisma.PurchaseGetPayload<{ select: typeof FOUND }>): FoundPurchase {
  const [newest] = row.refundRequests;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return {
    ...purchaseView(row),
    customer: { id: user.id, email: user.email, name },
    request: newest?.status === "requested" ? newest : null,
  };
}

const MOST_CUSTOMERS = 500;
/** The signs that a pattern reads as anything, as themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

async function searched(text: string): Promise<Prisma.PurchaseWhereInput> {
  if (text === "") return {};
  // The customers first: each way to a purchase then has an index of its own.
  const customers = await db().user.findMany({
    where: { email: { contains: literal(text.toLowerCase()) } },
    select: { id: true },
    take: MOST_CUSTOMERS,
  });
  return {
    OR: [
      { userId: { in: customers.map(({ id }) => id) } },
      { receiptNumber: { startsWith: literal(text.toUpperCase()) } },
      { couponCode: text.toUpperCase() },
      { stripePaymentIntentId: text },
      { stripeSubscriptionId: text },
    ],
  };
}

function filtered(filter: PurchaseFilter | null): Prisma.PurchaseWhereInput {
  if (filter === null) return {};
  if (filter === "requested") return { refundRequests: { some: { status: "requested" } } };
  return filter === "disputed" ? { disputeStatus: { not: null } } : { paymentStatus: filter };
}
