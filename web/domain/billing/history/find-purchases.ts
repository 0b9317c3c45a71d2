import { type Principal, requirePermission } from "~/domain/access";
import { pageOf, readCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { pool } from "~/platform/db/pool";
import { ACCOUNT_TEXT, likeText, searchedText, searchFor } from "~/platform/db/search-text";
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
  const ways = await waysTo(searchedText(search), search.replaceAll("\u0000", "").trim());
  // Each way by itself has an index; all of them in one condition would have none.
  const pages = await Promise.all(
    ways.map((way) =>
      db().purchase.findMany({
        where: { AND: [way, filtered(filter)], id: { lt: before } },
        orderBy: { id: "desc" },
        take: limit + 1,
        select: FOUND,
      }),
    ),
  );
  const byId = new Map(pages.flat().map((row) => [row.id, row]));
  const rows = [...byId.values()].sort((a, b) => b.id - a.id).slice(0, limit + 1);
  return pageOf(rows.map(found), limit, ({ id }) => [id]);
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

/** Everything that a text may mean: a customer, a receipt, a code, an id of the payment provider. */
async function waysTo(text: string, typed: string): Promise<Prisma.PurchaseWhereInput[]> {
  if (text === "") return [{}];
  const customers = await customersWith(text);
  const upper = text.toUpperCase();
  return [
    ...(customers.length > 0 ? [{ userId: { in: customers } }] : []),
    { receiptNumber: { startsWith: likeText(upper) } },
    { couponCode: upper },
    { stripePaymentIntentId: typed },
    { stripeSubscriptionId: typed },
  ];
}

async function customersWith(text: string): Promise<number[]> {
  const { conditions } = await searchFor("users u", ACCOUNT_TEXT, text);
  const values: unknown[] = [MOST_CUSTOMERS];
  const where = conditions.map(({ sql, values: own = [] }) => {
    let next = 0;
    return sql.replace(/\?/g, () => `$${values.push(own[next++])}`);
  });
  const { rows } = await pool().query<{ id: number }>(
    `select u.id from users u where ${where.join(" and ")} limit $1`,
    values,
  );
  return rows.map(({ id }) => id);
}

function filtered(filter: PurchaseFilter | null): Prisma.PurchaseWhereInput {
  if (filter === null) return {};
  if (filter === "requested") return { refundRequests: { some: { status: "requested" } } };
  return filter === "disputed" ? { disputeStatus: { not: null } } : { paymentStatus: filter };
}
