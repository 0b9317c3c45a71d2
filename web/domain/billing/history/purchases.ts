import { type Principal, requireSignedIn } from "~/domain/access";
import { pageOf, readCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

export const PURCHASE_COLUMNS = {
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
  /** The newest tells how it stands. */
  refundRequests: { orderBy: { id: "desc" }, take: 1, select: { status: true, decisionNote: true } },
} satisfies Prisma.PurchaseSelect;

type Row = Prisma.PurchaseGetPayload<{ select: typeof PURCHASE_COLUMNS }>;
export type PurchaseView = Omit<Row, "refundRequests" | "provider"> & {
  refundRequested: boolean;
  /** Why the refund that was asked for was declined. */
  refundDeclined: string | null;
  testMode: boolean;
};

export const purchaseView = ({ refundRequests, provider, ...row }: Row): PurchaseView => ({
  ...row,
  refundRequested: refundRequests[0]?.status === "requested",
  refundDeclined: refundRequests[0]?.status === "rejected" ? refundRequests[0].decisionNote : null,
  testMode: provider === "test",
});

export type Page = { limit?: number; cursor?: string | null };
export type PurchasePage = { data: PurchaseView[]; nextCursor: string | null };

/** What the person bought, the newest first. */
export async function listPurchases(principal: Principal, { limit = 25, cursor }: Page = {}): Promise<PurchasePage> {
  const userId = requireSignedIn(principal).account.id;
  const [before] = readCursor(cursor, "number") ?? [];
  const rows = await db().purchase.findMany({
    where: { userId, id: { lt: before } },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: PURCHASE_COLUMNS,
  });
  return pageOf(rows.map(purchaseView), limit, ({ id }) => [id]);
}
