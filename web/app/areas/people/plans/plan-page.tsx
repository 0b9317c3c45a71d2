import Check from "lucide-react/icons/check";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { HrisPlans } from "./hris-plans";
import type { HrisSale } from "./hris-sale.server";

/** What works today; nothing stands here that does not. */
const DOES = [
  [
    "Employee records",
    "Work, pay and personal data with their whole history: as they were on any day, and as they will be.",
  ],
  [
    "Pay held against the law",
    "Every change of pay is checked against the minimum wage and the exempt salary floor of its place.",
  ],
  ["Departments and places", "Who works where and for whom, as a chart and as lists, with rename and merge."],
  [
    "First-day tasks",
    "Form I-9, tax forms, the notices of the place and the new-hire report, each with its date and its law.",
  ],
  [
    "Everyone sees what is theirs",
    "HR, payroll, managers, viewers and employees each see the fields that are open to them.",
  ],
  [
    "Files and reminders",
    "Papers with who sees them and how long the law has them kept; a mail before a permit or a license runs out.",
  ],
  ["For your programs too", "The same records and rules over the API and the SDK."],
] as const;

const NOT_YET = ["Payroll runs", "Benefits", "Time sheets", "Training", "Reviews"];

type PlanPageProps = HrisSale & { endedAt: string | null };

/** What stands at /hris for everybody without access: what it does, what it costs, and the ways on. */
export function PlanPage({ endedAt, ...sale }: PlanPageProps) {
  return (
    <>
      <PageHeader
        title="Human Resource Information System"
        description={
          endedAt
            ? "Your HRIS access has ended. Choose a plan to continue; everything is still there."
            : "Your people on record, on the same law as research, hiring and pay. Choose a plan."
        }
        actions={
          <ButtonLink href="/" size="sm">
            Home Page
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <WhatItDoes />
        {sale.plans.length > 0 ? (
          <HrisPlans {...sale} />
        ) : (
          <Card as="section" padding="lg" title="Plans">
            <p className="text-ink-2">It is not on sale here at the moment.</p>
          </Card>
        )}
      </div>
      <p className="mt-6">
        <ButtonLink href="/" variant="ghost">
          Cancel &amp; Return Home
        </ButtonLink>
      </p>
    </>
  );
}

function WhatItDoes() {
  return (
    <section aria-labelledby="does">
      <h2 id="does" className="mb-3 font-serif text-lg font-semibold">
        What it does
      </h2>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {DOES.map(([title, text]) => (
          <li key={title} className="flex gap-2">
            <Check size={17} className="mt-1 shrink-0 text-low" />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line-2 pt-4 text-sm text-ink-2">
        Not yet part of it: {NOT_YET.join(", ").toLowerCase()}.
      </p>
    </section>
  );
}
