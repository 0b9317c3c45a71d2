import { minimumWageCheck, STATE_CODES, type StateCode, usd } from "~/domain/pay";
import { figuresAtPlace } from "~/domain/research";
import { readableDays } from "~/platform/calendar/readable-days";

/** What the law of the place says against some pay. */
export type PayFinding = {
  rule: "minimum_wage" | "exempt_salary";
  message: string;
  law: string | null;
  slug: string | null;
};

type Work = {
  salary: number | null;
  salaryType: string;
  flsaStatus: string;
  weeklyMinutes: number;
  place: { state: string; city: string | null; county: string | null } | null;
};

const isState = (code: string): code is StateCode => (STATE_CODES as readonly string[]).includes(code);
const WEEKS = 52;
/** The tables of wages begin on this day: of pay before it nothing is known, and nothing is said. */
const WAGES_FROM = "2009-07-24";

/** Minimum wage and the salary floor of exempt employees, as of a day. Without a place only federal law is known. */
export const payFindings = async (work: Work, day: string): Promise<PayFinding[]> =>
  (await found(work, day)).map((finding) => ({ ...finding, message: readableDays(finding.message) }));

async function found(work: Work, day: string): Promise<PayFinding[]> {
  const { salary, salaryType, flsaStatus, weeklyMinutes, place } = work;
  if (salary === null) return [];
  const findings: PayFinding[] = [];
  const hourly = salaryType === "hourly" ? salary : weeklyMinutes > 0 ? (salary / WEEKS / weeklyMinutes) * 60 : null;
  const state = place && isState(place.state) ? place.state : "";
  if (flsaStatus === "nonexempt" && hourly !== null && day >= WAGES_FROM) {
    const at = { state, city: place?.city ?? "", county: place?.county ?? "" } as const;
    const check = minimumWageCheck(Math.floor(hourly), at, day);
    if (!check.ok)
      findings.push({ rule: "minimum_wage", message: check.message, law: check.binding.source, slug: null });
  }
  if (flsaStatus === "exempt") {
    const weekly = salaryType === "annual" ? Math.floor(salary / WEEKS) : null;
    const floors = (await figuresAtPlace("overtime", state || null)).flatMap(({ law, figures }) =>
      figures.flatMap(({ key, value }) =>
        key === "exemptSalary" && typeof value === "number" ? [{ law, value }] : [],
      ),
    );
    const floor = floors.sort((a, b) => b.value - a.value)[0];
    if (floor && (weekly === null || weekly < floor.value)) {
      const told = weekly === null ? "an hourly wage" : `${usd(weekly)} a week`;
      const message = `Exempt employees need a salary of at least ${usd(floor.value)} a week here; this is ${told}.`;
      findings.push({
        rule: "exempt_salary",
        message,
        law: floor.law.citation ?? floor.law.title,
        slug: floor.law.slug,
      });
    }
  }
  return findings;
}
