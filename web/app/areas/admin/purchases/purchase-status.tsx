import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import type { FoundPurchase } from "~/domain/billing";

const TONE: Record<string, BadgeTone> = { completed: "success", pending: "brass", failed: "danger" };

/** The payment's status, and what else must not be overlooked. */
export function PurchaseStatus({ purchase }: { purchase: FoundPurchase }) {
  const { paymentStatus, request, disputeStatus, refundedAmount, amount } = purchase;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONE[paymentStatus] ?? "neutral"}>{paymentStatus}</Badge>
      {request ? <Badge tone="action">refund asked</Badge> : null}
      {refundedAmount > 0 && refundedAmount < amount ? <Badge>part refunded</Badge> : null}
      {disputeStatus ? (
        <Badge tone={disputeStatus === "won" ? "success" : "danger"}>dispute {disputeStatus}</Badge>
      ) : null}
    </span>
  );
}
