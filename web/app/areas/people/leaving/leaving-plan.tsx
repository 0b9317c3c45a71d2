import { dollars } from "~/app/areas/billing/dollars";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import type { LeavingPlan } from "~/domain/people";

type Rules = LeavingPlan["finalPay"]["rules"];

/** What a last day asks for, each part with the sentences of the law behind it. */
export function LeavingPlanView({ plan }: { plan: LeavingPlan }) {
  const { finalPay, late, notices, warn, looks } = plan;
  return (
    <div className="grid gap-4">
      {looks.map(({ key, text }) => (
        <Banner key={key} tone="warning" label="Look twice">
          {text}
        </Banner>
      ))}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card as="section" title="Final pay" level={3}>
          <p className="font-medium">{dueText(plan)}</p>
          {finalPay.isAtOnce ? (
            <p className="mt-1">
              A bank transfer that is ordered after the bank's cut-off arrives too late: hand over a check.
            </p>
          ) : null}
          <Sources label="Law of the final pay" rules={finalPay.rules} />
          <Sources label="How and where it is paid" rules={finalPay.form} />
        </Card>
        <Card as="section" title="Leave that is left" level={3}>
          <LeaveLines plan={plan} />
        </Card>
        <Card as="section" title="If it is late" level={3}>
          <p>
            {late.perDay === null
              ? "The law of the place does not count in days of pay; its words stand below."
              : `${dollars(late.perDay)} for each day${late.mostDays ? `, for at most ${late.mostDays} days` : ""}.`}
          </p>
          <Sources label="Cost of paying late" rules={late.rules} />
        </Card>
        <Card as="section" title="Notices" level={3}>
          <p>{notices.cobra.isFederal ? "Federal COBRA applies at your size." : "Federal COBRA does not reach you."}</p>
          <Sources label="Health coverage" rules={notices.cobra.rules} />
          <Sources label="Unemployment" rules={notices.unemployment} />
        </Card>
        {warn ? <Warn warn={warn} /> : null}
      </div>
    </div>
  );
}

function dueText({ finalPay, place }: LeavingPlan): string {
  const { dueOn, needs, rules } = finalPay;
  if (dueOn) return `Due by ${longDate(dueOn)}.`;
  if (!place) return "No place of work is known: choose one to see its law.";
  if (needs === "payday") return "Due on the next regular payday. Give its day to see it here.";
  if (needs === "demand") return "Due within a time that runs from the employee's demand.";
  return rules.length > 0
    ? "The law names no day that can be computed. Its words:"
    : `No law that sets a day is in our records of ${place.state}. Pay on the regular payday at the latest.`;
}

const hoursText = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100} hours`;

function LeaveLines({ plan: { leave } }: { plan: LeavingPlan }) {
  return (
    <>
      {leave.lines.length === 0 ? <p>No leave is left.</p> : null}
      <ul className="grid gap-2">
        {leave.lines.map(({ name, minutes, amount, isPaidOut, why }) => (
          <li key={name}>
            <span className="font-medium">
              {name}: {hoursText(minutes)}
            </span>
            , {isPaidOut ? `paid out${amount === null ? "" : `, ${dollars(amount)}`}` : "not paid out"}. {why}.
          </li>
        ))}
      </ul>
      <Sources label="Law of unused leave" rules={leave.rules} />
    </>
  );
}

function Warn({ warn }: { warn: NonNullable<LeavingPlan["warn"]> }) {
  const { jobsLost, atSite, employees, from, until, place, isReached, rules } = warn;
  return (
    <Card as="section" title="Mass layoffs" level={3}>
      {isReached ? (
        <p className="font-medium text-high">A threshold is reached: notice may be due.</p>
      ) : (
        <p>No threshold that can be computed is reached.</p>
      )}
      <p className="mt-1">
        {jobsLost} of {atSite} jobs {place ? `at ${place} ` : ""}end between {longDate(from)} and {longDate(until)};{" "}
        {employees} employees in all.
      </p>
      <Sources label="The acts on mass layoffs" rules={rules} />
    </Card>
  );
}

function Sources({ label, rules }: { label: string; rules: Rules }) {
  if (rules.length === 0) return null;
  return (
    <Disclosure summary={label} className="mt-3">
      <ul className="grid gap-2 text-sm">
        {rules.map(({ text, cite, slug, isOpen }) => (
          <li key={text}>
            {text} <TextLink href={`/laws/${slug}`}>{cite}</TextLink>
            {isOpen ? <span className="text-ink-2"> (under a further condition)</span> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
