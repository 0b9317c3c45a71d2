import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import type { PlanChange } from "~/domain/billing";
import { ChangeForm, ChangeSum } from "./change-form";

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
          <ChangeForm change={change} outcome={outcome} wanted={{ plan: change.to.plan }} label="Change Plan" />
        </Card>
        <Card as="section" title="Charged today">
          <ChangeSum change={change} />
        </Card>
      </div>
    </>
  );
}
