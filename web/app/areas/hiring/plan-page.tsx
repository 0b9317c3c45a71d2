import { useSearchParams } from "@remix-run/react";
import Check from "lucide-react/icons/check";
import { dollars } from "~/app/areas/billing/dollars";
import { useCents } from "~/app/areas/billing/use-prices";
import { checkoutLink, homeOf } from "~/app/links/checkout-link";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";

const BENEFITS = [
  "Job requisitions with approval",
  "Your own careers site and job feeds",
  "Candidates with resumes read into fields",
  "Applications as table and board",
  "Every posting checked against the law of its place",
  "Your whole team on one plan",
];
const ANNUAL = ["Priority support", "Advanced reporting", "Custom integrations", "Data export", "API access"];

type Plan = {
  name: string;
  price: string;
  per: string;
  badge?: string;
  benefits: string[];
  plan: string;
  button: string;
};

/** The two plans as cards: the annual one by its month, with what it saves in a year. */
function plansOf(monthly: number, annual: number): Plan[] {
  return [
    {
      name: "Monthly Plan",
      price: dollars(monthly),
      per: "per month",
      benefits: BENEFITS,
      plan: "ats_monthly",
      button: `${dollars(monthly)}/month`,
    },
    {
      name: "Annual Plan",
      price: dollars(annual / 12),
      per: "per month, billed once a year",
      badge: `Save ${dollars(12 * monthly - annual).replace(".00", "")}`,
      benefits: [...BENEFITS, ...ANNUAL],
      plan: "ats_annual",
      button: `${dollars(annual)}/year`,
    },
  ];
}

type PlanPageProps = { endedAt: string | null };

/** What stands at /ats for everybody without access: the two plans and the ways back. */
export function PlanPage({ endedAt }: PlanPageProps) {
  const [params] = useSearchParams();
  const leadsTo = params.get("returnTo") ?? homeOf("ats");
  const { ats_monthly: monthly = 0, ats_annual: annual = 0 } = useCents();
  return (
    <>
      <PageHeader
        title="Applicant Tracking System"
        description={
          endedAt
            ? "Your ATS access has ended. Choose a plan to continue; everything is still there."
            : "Hiring from requisition to offer, checked against the law at every step. Choose a plan."
        }
        actions={
          <ButtonLink href="/" size="sm">
            Home Page
          </ButtonLink>
        }
      />
      <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
        {plansOf(monthly, annual).map((plan) => (
          <PlanCard key={plan.name} plan={plan} leadsTo={leadsTo} />
        ))}
      </div>
      <p className="mt-6">
        <ButtonLink href="/" variant="ghost">
          Cancel &amp; Return Home
        </ButtonLink>
      </p>
    </>
  );
}

function PlanCard({ plan, leadsTo }: { plan: Plan; leadsTo: string }) {
  return (
    <Card
      as="section"
      padding="lg"
      title={plan.name}
      aside={plan.badge ? <Badge tone="brass">{plan.badge}</Badge> : null}
      className="flex flex-col"
    >
      <p>
        <span className="text-2xl font-semibold tabular-nums">{plan.price}</span>{" "}
        <span className="text-ink-2">{plan.per}</span>
      </p>
      <ul className="mt-4 mb-6 grid flex-1 content-start gap-2 text-sm">
        {plan.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check size={17} className="mt-0.5 shrink-0 text-low" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={checkoutLink({ plan: plan.plan }, leadsTo)}
        reloadDocument
        variant="primary"
        aria-label={`${plan.name}, ${plan.button}`}
      >
        {plan.button}
      </ButtonLink>
    </Card>
  );
}
