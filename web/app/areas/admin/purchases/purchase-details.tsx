import type { FormOutcome } from "~/app/forms/form-outcome";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { FoundPurchase } from "~/domain/billing";
import { dollars } from "../dollars";
import { PurchaseStatus } from "./purchase-status";
import { RefundForms } from "./refund-forms";

type PurchaseDetailsProps = { purchase: FoundPurchase; mayRefund: boolean; outcome: FormOutcome | null };

/** One purchase in full, with what can be done about its money. */
export function PurchaseDetails({ purchase, mayRefund, outcome }: PurchaseDetailsProps) {
  const { id, customer, receiptNumber, discountAmount, couponCode, refundedAmount, refundedAt } = purchase;
  const { amount, accessStartDate, accessEndDate, failureReason, testMode } = purchase;
  const discount = discountAmount > 0 ? `, ${dollars(discountAmount)} off` : "";
  return (
    <div className="grid gap-5">
      <DescriptionList
        look="columns"
        items={[
          { term: "Status", value: <PurchaseStatus purchase={purchase} /> },
          {
            term: "Customer",
            value: (
              <TextLink href={`/admin/dashboard/customers/${customer.id}`}>{customer.name || customer.email}</TextLink>
            ),
          },
          { term: "Purchased", value: <Moment at={purchase.purchaseDate} withTime /> },
          { term: "Paid", value: `${dollars(amount)}${testMode ? ", in test mode: no money was moved" : ""}` },
          { term: "Coupon", value: couponCode ? `${couponCode}${discount}` : "None" },
          { term: "Card", value: purchase.paymentMethodLabel ?? "None" },
          { term: "Access period", value: <Period from={accessStartDate} until={accessEndDate} /> },
          { term: "Payment id", value: <Reference text={purchase.stripePaymentIntentId} /> },
          { term: "Subscription", value: <Reference text={purchase.stripeSubscriptionId} /> },
          ...(failureReason ? [{ term: "Refused because", value: failureReason }] : []),
          ...(refundedAt
            ? [
                {
                  term: "Paid back",
                  value: (
                    <>
                      {dollars(refundedAmount)}, <Moment at={refundedAt} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {receiptNumber ? (
        <p>
          <ButtonLink href={`/profile/receipts/${id}`} size="sm" reloadDocument>
            Receipt {receiptNumber}
          </ButtonLink>
        </p>
      ) : null}
      {mayRefund ? <RefundForms purchase={purchase} outcome={outcome} /> : <Asked purchase={purchase} />}
    </div>
  );
}

/** For who may look but not decide. */
function Asked({ purchase: { request } }: { purchase: FoundPurchase }) {
  return request ? (
    <p className="text-sm">The customer asked for a refund{request.reason ? `: ${request.reason}` : "."}</p>
  ) : null;
}

function Reference({ text }: { text: string | null }) {
  return text ? <code className="text-xs break-all">{text}</code> : <>None</>;
}

function Period({ from, until }: { from: Date | null; until: Date | null }) {
  if (!from || !until) return <>None</>;
  return (
    <>
      <Moment at={from} /> – <Moment at={until} />
    </>
  );
}
