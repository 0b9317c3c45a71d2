import { Form } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Moment } from "~/app/ui/foundations/moment";
import { PageHeader } from "~/app/ui/navigation/page-header";
import type { PlanChange } from "~/domain/billing";
import { dollars } from "../dollars";

/** From the monthly to the annual plan: the exact charge of today and of every year, before anybody agrees. */
export function ChangePlanScreen({ change, outcome }: { change: PlanChange; outcome: FormOutcome | null }) {
  useOutcomeToast(outcome);
  return (
    <>
      <PageHeader
        title="Change plan"
        description={`From ${change.from.name} to ${change.to.name}`}
        above={
          <TextLink href="/profile#plan" look="standalone">
            Back to Profile
          </TextLink>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" padding="lg" title="What you agree to">
          <ChangeForm change={change} outcome={outcome} />
        </Card>
        <Card as="section" title="Charged today">
          <Sum change={change} />
        </Card>
      </div>
    </>
  );
}

function ChangeForm({ change, outcome }: { change: PlanChange; outcome: FormOutcome | null }) {
  const { subscriptionId, to, amountDue, listAmount, quotedAt, terms } = change;
  const isBusy = useSubmitting(INTENT.changePlan);
  const kept = { subscriptionId, plan: to.plan, amount: amountDue, quotedAt: new Date(quotedAt).toISOString() };
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
          Change Plan and Pay {dollars(amountDue)}
        </Button>
        <TextLink href={`/checkout/card?subscription=${subscriptionId}`} reloadDocument>
          Use another card
        </TextLink>
      </div>
    </Form>
  );
}

function Sum({ change: { to, listAmount, credit, amountDue, renewsAt } }: { change: PlanChange }) {
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2">{to.name}</dt>
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
