import { wagesUnderBase } from "../federal/payroll-tax";
import { FEDERAL_SOURCES, FEDERAL_YEARS } from "../federal/year";
import { type Cents, percentText, toCents, usd } from "../money";
import type { Confidence, PayLine } from "../pay-result";
import { STATE_NAMES } from "../state-codes";
import { STATE_TABLES } from "../states/state-tables";
import { sutaOf } from "./employer-cost";
import type { PreciseWork } from "./work";

function employerLine(
  key: string,
  label: string,
  amount: Cents,
  how: string,
  source: string,
  year: number,
  confidence: Confidence,
): PayLine {
  return { key, label, kind: "employer", amount: amount / 100, how, source, sourceYear: year, confidence };
}

/** What the employer pays on top; these lines do not touch net pay. */
export function employerLines(work: PreciseWork): PayLine[] {
  const { request, employer, ficaWages } = work;
  const year = request.taxYear;
  const figures = FEDERAL_YEARS[year];
  const futaWages = wagesUnderBase(ficaWages, toCents(request.ytd.futaWages), figures.futaBase);
  const lines = [
    employerLine(
      "employerSocialSecurity",
      "Employer Social Security",
      employer.socialSecurity,
      "6.2 %, the same as the employee's, up to the wage base.",
      FEDERAL_SOURCES.social_security,
      year,
      "confirmed",
    ),
    employerLine(
      "employerMedicare",
      "Employer Medicare",
      employer.medicare,
      `1.45 % of ${usd(ficaWages)}.`,
      FEDERAL_SOURCES.medicare,
      year,
      "confirmed",
    ),
    employerLine(
      "futa",
      "Federal unemployment (FUTA)",
      employer.futa,
      `0.6 % of ${usd(futaWages)}, the part of these wages under ${usd(figures.futaBase, true)} a year.`,
      FEDERAL_SOURCES.futa,
      year,
      "confirmed",
    ),
  ];
  const state = work.work.state || work.home.state;
  if (state === "") return lines;
  const suta = sutaOf(state, year);
  const wages = wagesUnderBase(ficaWages, toCents(request.ytd.stateWages), suta.base);
  const how = `${percentText(suta.decimal)}, the rate of a new employer, of ${usd(wages)}, the part under the ${STATE_NAMES[state]} base of ${usd(suta.base, true)} a year (${suta.note}).`;
  lines.push(
    employerLine(
      "suta",
      "State unemployment (SUTA)",
      employer.suta,
      how,
      suta.source,
      suta.carriedFrom ?? year,
      suta.carriedFrom === null ? "secondary" : "carried forward",
    ),
  );
  for (const program of STATE_TABLES[state].employer_programs) {
    const rate = program.employer_rate ?? program.employer_rate_by_year?.[String(year)] ?? 0;
    const amount = employer.programs[program.code] ?? 0;
    lines.push(
      employerLine(
        program.code,
        program.name,
        amount,
        `${percentText(rate)}, paid by the employer.`,
        program.source?.title ?? program.name,
        year,
        "secondary",
      ),
    );
  }
  return lines;
}
