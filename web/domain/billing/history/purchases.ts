import { type Principal, requirePermission, requireSignedIn } from "~/domain/access";
import { readCursor, writeCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

const COLUMNS = {
  id: true,
  serviceType: true,
  plan: true,
  amount: true,
  listAmount: true,
  discountAmount: true,
  currency: true,
  quantity: true,
  paymentStatus: true,
  failureReason: true,
  purchaseDate: true,
  accessGranted: true,
  accessDuration: true,
  accessStartDate: true,
  accessEndDate: true,
  couponCode: true,
  stripePaymentIntentId: true,
  stripeSubscriptionId: true,
  paymentMethodLabel: true,
  isActive: true,
  refundedAmount: true,
  refundedAt: true,
  disputeStatus: true,
  receiptNumber: true,
  provider: true,
  refundRequests: { where: { status: "requested" }, select: { id: true } },
} satisfies Prisma.PurchaseSelect;

type Row = Prisma.PurchaseGetPayload<{ select: typeof COLUMNS }>;
export type PurchaseView = Omit<Row, "refundRequests" | "provider"> & { refundRequested: boolean; testMode: boolean };

const view = ({ refundRequests, provider, ...row }: Row): PurchaseView => ({
  ...row,
  refundRequested: refundRequests.length > 0,
  testMode: provider === "test",
});

export type Page = { limit?: number; cursor?: string | null };
export type PurchasePage = { data: PurchaseView[]; nextCursor: string | null };

/** What the person bought, the newest first. */
export function listPurchases(principal: Principal, page: Page = {}): Promise<PurchasePage> {
  return pageOf(requireSignedIn(principal).account.id, page);
}

/** What a customer bought, for staff who may look at purchases. */
export async function listCustomerPurchases(
  principal: Principal,
  userId: number,
  page: Page = {},
): Promise<PurchasePage> {
  await requirePermission(principal, "purchases:read");
  return pageOf(userId, page);
}

async function pageOf(userId: number, { limit = 25, cursor }: Page): Promise<PurchasePage> {
  const [before] = readCursor(cursor, "number") ?? [];
  const rows = await db().purchase.findMany({
    where: { userId, ...(before === undefined ? {} : { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: COLUMNS,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { data: rows.slice(0, limit).map(view), nextCursor: last ? writeCursor([last.id]) : null };
}
