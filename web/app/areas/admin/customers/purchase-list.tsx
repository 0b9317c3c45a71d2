import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { CustomerPurchase } from "~/domain/admin";
import { dollars } from "../dollars";

const TONE: Record<string, BadgeTone> = { completed: "success", pending: "brass", failed: "danger" };

/** Each purchase with everything the specification lists. */
export function PurchaseList({ purchases }: { purchases: CustomerPurchase[] }) {
  if (purchases.length === 0)
    return <EmptyState title="No purchases yet">Nothing was bought with this account.</EmptyState>;
  return (
    <ul className="grid gap-3">
      {purchases.map((one) => (
        <Card
          as="li"
          key={one.id}
          title={`${one.serviceType}, ${dollars(one.amount)}`}
          level={3}
          aside={<Badge tone={TONE[one.paymentStatus] ?? "neutral"}>{one.paymentStatus}</Badge>}
        >
          <DescriptionList
            look="columns"
            items={[
              { term: "Purchased", value: <Moment at={one.purchaseDate} withTime /> },
              { term: "Access granted", value: one.accessGranted ?? "None" },
              {
                term: "Duration",
                value:
                  one.accessDuration === null ? "Not timed" : `${one.accessDuration.toLocaleString("en-US")} minutes`,
              },
              { term: "Coupon", value: one.couponCode ?? "None" },
              { term: "Access period", value: <Period from={one.accessStartDate} until={one.accessEndDate} /> },
              { term: "Payment id", value: one.stripePaymentIntentId ?? one.stripeSubscriptionId ?? "None" },
              ...(one.refundedAmount > 0 ? [{ term: "Paid back", value: dollars(one.refundedAmount) }] : []),
            ]}
          />
        </Card>
      ))}
    </ul>
  );
}

function Period({ from, until }: { from: Date | null; until: Date | null }) {
  if (!from && !until) return <>None</>;
  return (
    <>
      {from ? <Moment at={from} /> : "open"} – {until ? <Moment at={until} /> : "open"}
    </>
  );
}
