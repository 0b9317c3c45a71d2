import type { FormOutcome } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import type { FoundPurchase } from "~/domain/billing";
import { ActForm, formState } from "../act-form";
import { dollars } from "../dollars";
import { DECLINE_REFUND, REFUND_PURCHASE } from "./intents";

type RefundFormsProps = { purchase: FoundPurchase; outcome: FormOutcome | null };

/** Gives the money back, whole or in part, or says no to who asked for it. */
export function RefundForms({ purchase, outcome }: RefundFormsProps) {
  const { request, amount, refundedAmount, paymentStatus, disputeStatus } = purchase;
  const left = amount - refundedAmount;
  if (disputeStatus === "open" || disputeStatus === "lost") {
    return <p className="text-sm text-ink-2">The bank decides about this payment; it cannot be refunded here.</p>;
  }
  if (paymentStatus !== "completed" || left <= 0) return null;
  return (
    <>
      <Card as="section" level={3} title={request ? "The customer asked for a refund" : "Refund"}>
        {request ? (
          <p className="mb-3 text-sm break-words whitespace-pre-wrap text-ink-2">
            <Moment at={request.createdAt} withTime />: {request.reason ?? "no reason given, and none is needed."}
          </p>
        ) : null}
        <Refund purchase={purchase} left={left} outcome={outcome} />
      </Card>
      {request ? <Decline request={request} outcome={outcome} /> : null}
    </>
  );
}

function Refund({ purchase, left, outcome }: RefundFormsProps & { left: number }) {
  const { error, typed } = formState(outcome, REFUND_PURCHASE);
  const ends = purchase.stripeSubscriptionId ? "its access and its subscription end" : "its access ends";
  return (
    <ActForm intent={REFUND_PURCHASE} outcome={outcome} button="Refund" variant="danger">
      <input type="hidden" name="id" value={purchase.id} />
      <Field
        label="Amount in dollars"
        help={`Of ${dollars(left)}. When all of it goes back, ${ends}; a part leaves everything as it is.`}
        error={error("amount")}
      >
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={typed("amount") ?? (left / 100).toFixed(2)}
          className="max-w-40"
        />
      </Field>
    </ActForm>
  );
}

type DeclineProps = { request: NonNullable<FoundPurchase["request"]>; outcome: FormOutcome | null };

function Decline({ request, outcome }: DeclineProps) {
  const { error, typed } = formState(outcome, DECLINE_REFUND);
  return (
    <Card as="section" level={3} title="Or decline">
      <ActForm intent={DECLINE_REFUND} outcome={outcome} button="Decline">
        <input type="hidden" name="id" value={request.id} />
        <Field label="Reason, as the customer reads it" error={error("note")}>
          <TextArea name="note" rows={3} maxLength={2000} defaultValue={typed("note")} />
        </Field>
      </ActForm>
    </Card>
  );
}
