import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Moment } from "~/app/ui/foundations/moment";
import type { PlanChange } from "~/domain/billing";
import { dollars } from "../dollars";

type ChangeFormProps = {
  change: PlanChange;
  outcome: FormOutcome | null;
  /** What is asked for: another plan, or more seats. */
  wanted: Record<string, string | number>;
  label: string;
};

/** What is agreed to, word for word, and the button that charges it. */
export function ChangeForm({ change, outcome, wanted, label }: ChangeFormProps) {
  const { subscriptionId, to, amountDue, listAmount, quotedAt, terms } = change;
  const isBusy = useSubmitting(INTENT.changePlan);
  const kept = { ...wanted, subscriptionId, amount: amountDue, quotedAt: new Date(quotedAt).toISOString() };
  return (
    <Form method="post" className="grid gap-5" aria-busy={isBusy}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.changePlan} />
      <OnceField />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="grid gap-1.5 text-sm text-ink-2">
        {terms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox
        name="agreed"
        required
        error={outcome?.result.error?.agreed?.[0]}
        label={`I agree that ${dollars(amountDue)} is charged today, and ${dollars(listAmount)} every ${to.interval} until I cancel.`}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" loading={isBusy}>
          {label} and Pay {dollars(amountDue)}
        </Button>
        <TextLink href={`/checkout/card?subscription=${subscriptionId}`} reloadDocument>
          Use another card
        </TextLink>
      </div>
    </Form>
  );
}

/** The sum of today, and the one of every period after it. */
export function ChangeSum({ change }: { change: PlanChange }) {
  const { to, listAmount, credit, amountDue, renewsAt, quantity, quantityBefore } = change;
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2">
            {to.name}
            {quantity === quantityBefore ? "" : `, ${quantity} employees`}
          </dt>
          <dd className="tabular-nums">{dollars(listAmount)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2">Paid time that is not used</dt>
          <dd className="tabular-nums">-{dollars(credit)}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>Total due today</dt>
          <dd className="tabular-nums">{dollars(amountDue)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-3">
        Renews on <Moment at={renewsAt} /> for {dollars(listAmount)}. Cancel anytime in your profile.
      </p>
    </>
  );
}
