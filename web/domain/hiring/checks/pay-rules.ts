import { minimumWageOf, type StateCode } from "~/domain/pay";
import { dateText } from "~/platform/calendar/date-text";
import type { CheckLaw, Found, WorkPlace } from "./check-types";
import { lawsAt } from "./laws-of-places";
import type { PostingFacts } from "./posting-facts";
import { provisos, reachOf, severityOf } from "./reach";

const WEEKS = 52;
const PER_YEAR: Record<string, number> = { annually: 1, monthly: 12, weekly: WEEKS };

const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

/** The sentence of the law that speaks of what a posting must say, so that the reader sees the duty in its own words. */
const dutyOf = (law: CheckLaw, about: RegExp): string | undefined =>
  law.requirements.find((text) => /posting|advertisement|listing/i.test(text) && about.test(text));

type Duty = {
  rule: string;
  wanted: "block" | "warn";
  /** What is missing, in a sentence and with the way to mend it; null where the law or the posting leaves nothing open. */
  missing: (facts: PostingFacts, law: CheckLaw, place: WorkPlace) => [message: string, suggestion: string] | null;
};

const DUTIES: readonly Duty[] = [
  {
    rule: "pay-range",
    wanted: "block",
    missing: (facts, _law, { label }) => {
      if (facts.showsPay) return null;
      const isGiven = facts.salaryMin !== null && facts.salaryMax !== null;
      const why = isGiven ? "the pay range is not shown to applicants" : "no pay range is given";
      return [
        `A posting for ${label} must state the pay, and ${why}.`,
        "Give minimum and maximum pay and set the salary visibility to Public or Range.",
      ];
    },
  },
  {
    rule: "benefits",
    wanted: "block",
    missing: (facts, law) => {
      const duty = dutyOf(law, /benefit/i);
      if (!duty || facts.benefits.length > 0) return null;
      return [`${duty} No benefits are listed.`, "List the benefits in the section Compensation & Benefits."];
    },
  },
  {
    rule: "closing-date",
    wanted: "warn",
    missing: (facts, law) => {
      const duty = dutyOf(law, /applications close|closing date|deadline/i);
      return duty && !facts.hasDeadline
        ? [`${duty} No application deadline is set.`, "Set the application deadline."]
        : null;
    },
  },
  {
    rule: "other-pay",
    wanted: "warn",
    missing: (facts, law) => {
      const duty = dutyOf(law, /other (pay|forms of pay|compensation)|bonus/i);
      if (!duty || facts.otherCompensation) return null;
      return [
        `${duty} No bonus, commission or other pay is described.`,
        "Describe other pay, or write that there is none.",
      ];
    },
  },
  {
    rule: "range-width",
    wanted: "warn",
    missing: (facts, _law, { label }) =>
      facts.showsPay && (facts.salaryMax ?? 0) > 2 * (facts.salaryMin ?? 0)
        ? [
            `The pay range for ${label} is very wide; it must be what you expect to pay in good faith.`,
            "Narrow the range, or post the levels apart.",
          ]
        : null,
  },
];

/** Pay range, benefits, other pay and the closing date, as the law of each place asks of a posting. */
export function disclosureRules(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  return lawsAt(laws, "pay_transparency", place).flatMap((law) => {
    const reach = reachOf(law, facts.heads);
    if (law.figures.get("postingRequired") !== true || reach === "below") return [];
    const from = String(law.figures.get("postingFrom") ?? law.effectiveDate ?? "") || null;
    return DUTIES.flatMap(({ rule, wanted, missing }): Found[] => {
      const said = missing(facts, law, place);
      if (!said) return [];
      const [message, suggestion] = said;
      return [
        {
          rule,
          place,
          law,
          from,
          severity: severityOf(wanted, law, reach, from, facts.day),
          message: message + provisos(law, reach, from, facts.day),
          suggestion,
        },
      ];
    });
  });
}

/** An exempt salary below the floor of the place, or an hourly pay below the minimum wage. */
export function payFloorRules(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  return [...exemptFloor(facts, laws, place), ...minimumWage(facts, laws, place)];
}

/** The salary floor of the day: the next one once it has begun and is known. */
function weeklyFloor({ figures }: CheckLaw, day: string): number {
  const from = figures.get("nextExemptFrom");
  const next = figures.get("nextExemptSalary");
  return Number(typeof from === "string" && from <= day && next !== undefined ? next : figures.get("exemptSalary"));
}

function exemptFloor(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  const perYear = PER_YEAR[facts.salaryType];
  if (facts.isExempt !== true || facts.salaryMin === null || !perYear) return [];
  const federal = laws.filter((law) => law.jurisdiction === "FEDERAL" && law.figures.has("exemptSalary"));
  const floors = [...lawsAt(laws, "overtime", place).filter((law) => law.figures.has("exemptSalary")), ...federal];
  const highest = floors.sort((a, b) => weeklyFloor(b, facts.day) - weeklyFloor(a, facts.day))[0];
  if (!highest) return [];
  const floor = weeklyFloor(highest, facts.day) * WEEKS;
  const yearly = facts.salaryMin * perYear;
  if (yearly >= floor) return [];
  const reach = reachOf(highest, facts.heads);
  return [
    {
      rule: "exempt-threshold",
      place,
      law: highest,
      severity: severityOf("block", highest, reach, highest.effectiveDate, facts.day),
      message: `The job is marked exempt from overtime, but its lowest pay of ${dollars(yearly)} a year is below the ${dollars(floor)} that ${place.label} asks of most exempt employees.${provisos(highest, reach, highest.effectiveDate, facts.day)}`,
      suggestion: "Raise the minimum, or mark the job as not exempt.",
    },
  ];
}

function minimumWage(facts: PostingFacts, laws: CheckLaw[], place: WorkPlace): Found[] {
  if (facts.salaryType !== "hourly" || facts.salaryMin === null) return [];
  const city = place.label.includes(",") ? (place.label.split(",")[0] ?? "") : "";
  const { binding } = minimumWageOf({ state: place.state as StateCode, city, county: "" }, facts.day);
  if (facts.salaryMin >= binding.hourlyCents) return [];
  const federal = binding.level === "federal";
  const law =
    laws.find(
      (one) =>
        one.topics[0] === "min_wage" &&
        (federal ? one.jurisdiction === "FEDERAL" : one.jurisdiction === place.state) &&
        (binding.level === "local" ? one.city === place.city : one.city === null),
    ) ?? null;
  return [
    {
      rule: "minimum-wage",
      place,
      law,
      from: binding.effective,
      severity: "block",
      message: `${dollars(facts.salaryMin)} an hour is below the minimum wage of ${dollars(binding.hourlyCents)} (${binding.jurisdiction}, since ${dateText(binding.effective)}).`,
      suggestion: `Offer at least ${dollars(binding.hourlyCents)} an hour.`,
    },
  ];
}
