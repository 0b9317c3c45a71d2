import Check from "lucide-react/icons/check";
import { checkoutLink } from "~/app/links/checkout-link";
import { Link } from "~/app/ui/actions/link";
import { cn } from "~/app/ui/foundations/cn";
import { Badge } from "~/app/ui/status/badge";
import { dollars } from "../dollars";
import type { CheckoutView } from "./checkout-screen.server";

type PlanCardsProps = { plans: CheckoutView["plans"]; chosen: string | null; code: string; leadsTo: string };

const POINTS: Record<string, string[]> = {
  daily: ["Full access for 24 hours", "Paid once, nothing renews", "Laws, cases, answers and exports"],
  monthly: ["Full access every day", "Renews monthly, cancel anytime", "Laws, cases, answers and exports"],
};

/** The two plans; the choice is in the address, so that it can be gone back to and works without JavaScript. */
export function PlanCards({ plans, chosen, code, leadsTo }: PlanCardsProps) {
  return (
    <section aria-label="Plans">
      <ul className="grid gap-3 sm:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} isChosen={plan.key === chosen} code={code} leadsTo={leadsTo} />
        ))}
      </ul>
    </section>
  );
}

type PlanCardProps = { plan: CheckoutView["plans"][number]; isChosen: boolean; code: string; leadsTo: string };

function PlanCard({ plan, isChosen, code, leadsTo }: PlanCardProps) {
  return (
    <li
      className={cn(
        "relative flex min-w-0 flex-col rounded-card border bg-card px-5 py-4",
        isChosen ? "border-action bg-action-soft" : "border-line hover:border-ink-3",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">
          <Link
            href={checkoutLink({ plan: plan.key, coupon: code }, leadsTo)}
            preventScrollReset
            replace={isChosen}
            aria-current={isChosen ? "true" : undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {plan.name}
          </Link>
        </h2>
        {plan.key === "monthly" ? <Badge tone="brass">Most Popular</Badge> : null}
        {isChosen ? <Badge tone="action">Chosen</Badge> : null}
      </div>
      <p className="mt-1">
        <span className="text-2xl font-semibold tabular-nums">{dollars(plan.amount)}</span>{" "}
        <span className="text-ink-2">{plan.interval ? `per ${plan.interval}` : "for 24 hours"}</span>
      </p>
      <ul className="mt-3 grid gap-1.5 text-sm text-ink-2">
        {(POINTS[plan.key] ?? []).map((point) => (
          <li key={point} className="flex gap-2">
            <Check size={16} className="mt-0.5 shrink-0 text-low" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
