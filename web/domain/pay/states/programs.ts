import { wagesUnderBase } from "../federal/payroll-tax";
import { type Cents, divideHalfUp, type Rate, rateOf, share } from "../money";
import type { TaxYear } from "../pay-period";
import type { Confidence } from "../pay-result";
import type { StateCode } from "../state-codes";
import type { ProgramYear } from "../table-types";
import { STATE_TABLES } from "./state-tables";

/** An employee-paid state program in one year. */
export interface StateProgram {
  code: string;
  name: string;
  law: string;
  source: string;
  rate: Rate;
  decimal: number;
  base: Cents | null;
  mostAYear: Cents | null;
  mostAWeek: number | null;
  confidence: Confidence;
  note: string | null;
  /** Unemployment contributions have their own line. */
  unemployment: boolean;
}

const UNEMPLOYMENT = new Set(["AK_UI_EE", "NJ_UI_WF", "PA_UC_EE"]);

/** States whose contributions are counted on gross pay, cafeteria plan deductions included. */
const ON_GROSS: ReadonlySet<string> = new Set(["NJ", "NY", "PA"]);

function compile(
  code: string,
  program: { name: string; law: string; source: { title: string } | null },
  year: ProgramYear,
): StateProgram {
  return {
    code,
    name: program.name,
    law: program.law,
    source: program.source?.title ?? program.law,
    rate: rateOf(year.employee_rate),
    decimal: year.employee_rate,
    base: year.wage_base === undefined ? null : year.wage_base * 100,
    mostAYear: year.max_annual === undefined ? null : Math.round(year.max_annual * 100),
    mostAWeek: year.max_weekly === undefined ? null : Math.round(year.max_weekly * 100),
    confidence: year.confidence,
    note: year.note ?? null,
    unemployment: UNEMPLOYMENT.has(code),
  };
}

const compiled = new Map<string, readonly StateProgram[]>();

/** The programs that employees of a state pay into, in a year. */
export function statePrograms(state: StateCode, taxYear: TaxYear): readonly StateProgram[] {
  const key = `${state}${taxYear}`;
  const known = compiled.get(key);
  if (known) return known;
  const programs: StateProgram[] = [];
  for (const [code, program] of Object.entries(STATE_TABLES[state].employee_programs)) {
    const year = program.years[String(taxYear)];
    if (year && year.employee_rate > 0) programs.push(compile(code, program, year));
  }
  compiled.set(key, programs);
  return programs;
}

/** Whether a state counts its contributions on gross pay. */
export function programsCountGross(state: StateCode): boolean {
  return ON_GROSS.has(state);
}

/** One program's premium on a paycheck. */
export function programPremium(program: StateProgram, wages: Cents, yearToDate: Cents, periods: number): Cents {
  let premium = share(wagesUnderBase(wages, yearToDate, program.base), program.rate);
  if (program.mostAWeek !== null) premium = Math.min(premium, divideHalfUp(program.mostAWeek * 52, periods));
  if (program.mostAYear !== null) {
    const paid = Math.min(share(yearToDate, program.rate), program.mostAYear);
    premium = Math.min(premium, program.mostAYear - paid);
  }
  return premium;
}

/** One program's premium over a whole year of such paychecks. */
export function yearlyPremium(program: StateProgram, yearWages: Cents): Cents {
  let premium = share(wagesUnderBase(yearWages, 0, program.base), program.rate);
  if (program.mostAWeek !== null) premium = Math.min(premium, program.mostAWeek * 52);
  if (program.mostAYear !== null) premium = Math.min(premium, program.mostAYear);
  return premium;
}
