import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { checkoutLink } from "~/app/links/checkout-link";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { dollars } from "../dollars";

export type PlanRow = {
  subscriptionId: string;
  planName: string;
  status: string;
  renewalAmount: number;
  interval: "month" | "year";
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  graceUntil: Date | null;
  changeTo: string | null;
};

type PlanListProps = { plans: PlanRow[]; outcome: FormOutcome | null; hasInvoices: boolean };

/** The running plans: when they renew, and how to end them as easily as they began. */
export function PlanList({ plans, outcome, hasInvoices }: PlanListProps) {
  if (plans.length === 0) {
    return (
      <Card as="section" id="plan" padding="lg" title="Plan and payment">
        <p className="mb-3 text-sm text-ink-2">
          {hasInvoices ? "No plan renews." : "You have no paid plan. Nothing is charged."}
        </p>
        <ButtonLink href={checkoutLink({}, "/profile#plan")} size="sm" reloadDocument>
          View the plans
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card as="section" id="plan" padding="lg" title="Plan and payment">
      <FormProblem outcome={outcome} />
      <ul className="grid gap-4">
        {plans.map((plan) => (
          <PlanItem key={plan.subscriptionId} plan={plan} />
        ))}
      </ul>
    </Card>
  );
}

function PlanItem({ plan }: { plan: PlanRow }) {
  const { subscriptionId, planName, cancelAtPeriodEnd, changeTo } = plan;
  const fields = { subscriptionId };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">
          {planName} <PlanBadge plan={plan} />
        </p>
        <p className="text-sm text-ink-2">
          <NextDate plan={plan} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {changeTo ? (
          <ButtonLink href={`/profile/plan?subscription=${subscriptionId}`} size="sm">
            Pay by the year
          </ButtonLink>
        ) : null}
        <ButtonLink href={`/checkout/card?subscription=${subscriptionId}`} size="sm" reloadDocument>
          {plan.status === "trialing" ? "Add a card" : "Update card"}
        </ButtonLink>
        {cancelAtPeriodEnd ? (
          <ActButton intent={INTENT.resumePlan} fields={fields} label={`Resume plan ${planName}`}>
            Resume plan
          </ActButton>
        ) : (
          <ActButton
            intent={INTENT.cancelPlan}
            fields={fields}
            label={`Cancel plan ${planName}`}
            confirm={{
              title: "Cancel this plan?",
              description: "You will not be charged again. What is paid stays open until its end.",
              label: "Cancel plan",
              keepLabel: "Keep plan",
              danger: true,
            }}
          >
            Cancel plan
          </ActButton>
        )}
      </div>
    </li>
  );
}

function PlanBadge({ plan: { status, cancelAtPeriodEnd } }: { plan: PlanRow }) {
  if (status === "past_due") return <Badge tone="danger">Payment failed</Badge>;
  if (cancelAtPeriodEnd) return <Badge>Cancelled</Badge>;
  return status === "trialing" ? <Badge tone="brass">Free Trial</Badge> : <Badge tone="success">Active</Badge>;
}

function NextDate({ plan }: { plan: PlanRow }) {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, graceUntil, renewalAmount, interval } = plan;
  if (status === "past_due" && graceUntil) {
    return (
      <>
        The renewal was not paid. Access stays until <Moment at={graceUntil} withTime />.
      </>
    );
  }
  if (!currentPeriodEnd) return null;
  if (cancelAtPeriodEnd) {
    return (
      <>
        Open until <Moment at={currentPeriodEnd} />; you will not be charged again.
      </>
    );
  }
  if (status === "trialing") {
    return (
      <>
        The trial ends on <Moment at={currentPeriodEnd} />. With a card it goes on for {dollars(renewalAmount)} a{" "}
        {interval}; without one it ends by itself.
      </>
    );
  }
  return (
    <>
      Renews on <Moment at={currentPeriodEnd} /> for {dollars(renewalAmount)}.
    </>
  );
}
