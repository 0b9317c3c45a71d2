import {
  type BracketTable,
  bracketTax,
  compileBrackets,
  explainBracket,
  marginalRate,
  type ScheduleRow,
  UNITS_PER_CENT,
} from "../brackets";
import { type Cents, divideHalfUp, toCents, usd } from "../money";
import { type FilingStatus, STATUS_LABEL, type TaxYear } from "../pay-period";
import type { PayRequest } from "../pay-request";
import type { LineDetail } from "../pay-result";
import pub15t from "../tables/pub15t.json";

export interface FederalCase {
  year: TaxYear;
  status: FilingStatus;
  /** Regular wages of the period that federal income tax applies to. */
  wages: Cents;
  periods: number;
  w4: PayRequest["w4"];
  allowances: number;
}

interface FederalYear {
  married: Cents;
  other: Cents;
  allowance: Cents;
  tables: Record<string, { standard: BracketTable; step2_checkbox: BracketTable }>;
}

type StoredYear = (typeof pub15t.years)["2026"];

function compileYear(stored: StoredYear): FederalYear {
  const tables: FederalYear["tables"] = {};
  for (const [name, schedule] of Object.entries(stored.schedules)) {
    tables[name] = {
      standard: compileBrackets(schedule.standard as ScheduleRow[]),
      step2_checkbox: compileBrackets(schedule.step2_checkbox as ScheduleRow[]),
    };
  }
  return {
    married: stored.line_1g.married_jointly * 100,
    other: stored.line_1g.other * 100,
    allowance: stored.pre_2020_w4_allowance * 100,
    tables,
  };
}

const YEARS = Object.fromEntries(
  Object.entries(pub15t.years).map(([year, stored]) => [year, compileYear(stored)]),
) as Record<TaxYear, FederalYear>;

/** The schedule of a filing status; the W-4 of 2019 and earlier knows single and married only. */
function scheduleName(input: FederalCase): string {
  if (input.w4.version === "2019" && input.status === "head") return "single_or_mfs";
  return pub15t.status_map[input.status];
}

function tableFor(input: FederalCase): BracketTable {
  const schedules = YEARS[input.year].tables[scheduleName(input)];
  if (!schedules) throw new Error(`No withholding schedule for ${input.status} in ${input.year}`);
  return input.w4.version === "2020" && input.w4.step2Checkbox ? schedules.step2_checkbox : schedules.standard;
}

/** Worksheet 1A line 1g: part of the standard deduction, left out when the step 2 box is ticked. */
function line1g(input: FederalCase): Cents {
  if (input.w4.step2Checkbox) return 0;
  const year = YEARS[input.year];
  return pub15t.status_map[input.status] === "married_jointly" ? year.married : year.other;
}

/** Worksheet 1A line 1i or 1l: the adjusted annual wage. */
export function adjustedAnnualWage(input: FederalCase): Cents {
  const annual = input.wages * input.periods;
  if (input.w4.version === "2019") return Math.max(0, annual - input.allowances * YEARS[input.year].allowance);
  return Math.max(0, annual + toCents(input.w4.step4a) - toCents(input.w4.step4b) - line1g(input));
}

/** Federal income tax to withhold from the regular wages of one period (Pub. 15-T, Worksheet 1A). */
export function federalWithholding(input: FederalCase): Cents {
  const units = bracketTax(tableFor(input), adjustedAnnualWage(input));
  const credit = input.w4.version === "2020" ? toCents(input.w4.step3) * UNITS_PER_CENT : 0;
  const extra = toCents(input.w4.step4c);
  return divideHalfUp(Math.max(0, units - credit), input.periods * UNITS_PER_CENT) + extra;
}

/** The federal rate on the last dollar of regular wages, as a fraction. */
export function federalMarginalRate(input: FederalCase): number {
  return marginalRate(tableFor(input), adjustedAnnualWage(input));
}

function w4Details(input: FederalCase): LineDetail[] {
  const details: LineDetail[] = [];
  const add = (label: string, dollars: number) => {
    if (dollars > 0) details.push({ label, value: usd(toCents(dollars)) });
  };
  if (input.w4.version === "2019") {
    details.push({
      label: "Allowances (W-4 of 2019 or earlier)",
      value: `${input.allowances} × ${usd(YEARS[input.year].allowance)}`,
    });
    return details;
  }
  add("W-4 step 3, credits a year", input.w4.step3);
  add("W-4 step 4(a), other income a year", input.w4.step4a);
  add("W-4 step 4(b), deductions a year", input.w4.step4b);
  add("W-4 step 4(c), extra a period", input.w4.step4c);
  details.push({
    label: "Worksheet 1A line 1g",
    value: input.w4.step2Checkbox ? "$0, step 2 box ticked" : usd(line1g(input)),
  });
  return details;
}

/** How the withholding came about: wage, schedule, row and credits. */
export function explainFederal(input: FederalCase): { how: string; details: LineDetail[] } {
  const table = tableFor(input);
  const adjusted = adjustedAnnualWage(input);
  const row = explainBracket(table, adjusted);
  const yearly = divideHalfUp(bracketTax(table, adjusted), UNITS_PER_CENT);
  const ticked = input.w4.version === "2020" && input.w4.step2Checkbox;
  const schedule = ticked ? "step 2 checkbox schedule" : "standard schedule";
  const annual = usd(input.wages * input.periods);
  const credit =
    input.w4.version === "2020" && input.w4.step3 > 0 ? ` less ${usd(toCents(input.w4.step3))} of credits` : "";
  const extra = input.w4.step4c > 0 ? ` plus ${usd(toCents(input.w4.step4c))} extra` : "";
  const how =
    `Taxable wages of ${usd(input.wages)} × ${input.periods} = ${annual} a year, adjusted to ${usd(adjusted)}. ` +
    `${schedule[0]?.toUpperCase()}${schedule.slice(1)}, ${STATUS_LABEL[input.status]}: ${row} makes ${usd(yearly)} a year${credit}, divided by ${input.periods}${extra}.`;
  const details = [
    { label: "Wages a year", value: annual },
    { label: "Adjusted annual wage", value: usd(adjusted) },
    { label: "Schedule", value: `${schedule}, ${STATUS_LABEL[input.status]}` },
    { label: "Bracket row", value: row },
    { label: "Tax a year", value: usd(yearly) },
    ...w4Details(input),
  ];
  return { how, details };
}

export const FEDERAL_SOURCE = pub15t.source;
