import { wagesUnderBase } from "../federal/payroll-tax";
import { FEDERAL_YEARS } from "../federal/year";
import { type Cents, type Rate, rateOf, share } from "../money";
import { TAX_YEARS, type TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { STATE_TABLES } from "../states/state-tables";

/** State unemployment figures of one year. */
export interface SutaFigures {
  base: Cents;
  rate: Rate;
  decimal: number;
  /** The year the base is of, when older than the one asked for. */
  carriedFrom: number | null;
  source: string;
  note: string;
}

interface EmployerProgram {
  code: string;
  name: string;
  rate: Rate;
  base: Cents | null;
}

const sutaFigures = new Map<string, SutaFigures>();
const employerPrograms = new Map<string, readonly EmployerProgram[]>();

/** Wage base and new-employer rate; a base that is missing for the year is carried forward and marked. */
export function sutaOf(state: StateCode, taxYear: TaxYear): SutaFigures {
  const key = `${state}${taxYear}`;
  const known = sutaFigures.get(key);
  if (known) return known;
  const suta = STATE_TABLES[state].suta;
  const hasBase = (year: TaxYear) => year <= taxYear && suta.wage_base[String(year)]?.amount != null;
  const year = TAX_YEARS.findLast(hasBase) ?? taxYear;
  const figures: SutaFigures = {
    base: (suta.wage_base[String(year)]?.amount ?? 0) * 100,
    rate: rateOf(suta.new_employer_rate),
    decimal: suta.new_employer_rate,
    carriedFrom: year === taxYear ? null : year,
    source: suta.rate_source.title,
    note: suta.rate_note,
  };
  sutaFigures.set(key, figures);
  return figures;
}

function programsOf(state: StateCode, taxYear: TaxYear): readonly EmployerProgram[] {
  const key = `${state}${taxYear}`;
  const known = employerPrograms.get(key);
  if (known) return known;
  const suta = sutaOf(state, taxYear);
  const programs = STATE_TABLES[state].employer_programs.map((program) => ({
    code: program.code,
    name: program.name,
    rate: rateOf(program.employer_rate ?? program.employer_rate_by_year?.[String(taxYear)] ?? 0),
    base: program.wage_base === "SUTA base" ? suta.base : program.wage_base === null ? null : program.wage_base * 100,
  }));
  employerPrograms.set(key, programs);
  return programs;
}

export interface EmployerAmounts {
  socialSecurity: Cents;
  medicare: Cents;
  futa: Cents;
  suta: Cents;
  programs: Record<string, Cents>;
}

export interface EmployerCase {
  taxYear: TaxYear;
  state: StateCode | "";
  wages: Cents;
  yearToDate: { socialSecurity: Cents; futa: Cents; state: Cents };
}

/** What the employer pays on top of a paycheck. */
export function employerCost({ taxYear, state, wages, yearToDate }: EmployerCase): EmployerAmounts {
  const figures = FEDERAL_YEARS[taxYear];
  const capped = wagesUnderBase(wages, yearToDate.socialSecurity, figures.socialSecurityBase);
  const amounts: EmployerAmounts = {
    socialSecurity: share(capped, figures.employerSocialSecurityRate),
    medicare: share(wages, figures.employerMedicareRate),
    futa: share(wagesUnderBase(wages, yearToDate.futa, figures.futaBase), figures.futaRate),
    suta: 0,
    programs: {},
  };
  if (state === "") return amounts;
  const suta = sutaOf(state, taxYear);
  amounts.suta = share(wagesUnderBase(wages, yearToDate.state, suta.base), suta.rate);
  for (const program of programsOf(state, taxYear)) {
    amounts.programs[program.code] = share(wagesUnderBase(wages, yearToDate.state, program.base), program.rate);
  }
  return amounts;
}
