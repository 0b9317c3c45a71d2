import { type BracketTable, bracketTax, compileBrackets, type ScheduleRow, UNITS_PER_CENT } from "../brackets";
import { type Cents, divideHalfUp, multiplyDivide, type Rate, rateOf } from "../money";
import type { FilingStatus, PayPeriod, TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { forStatus, type PeriodTables, type WithholdingTable, type WithholdingYear } from "../table-types";
import { WITHHOLDING_TABLES } from "./formula-tables";
import { liabilityRules } from "./liability";
import type { LiabilityRules } from "./liability-types";
import { STATE_TABLES } from "./state-tables";

/** A state's employer formula on the annualised wage. */
export interface AnnualFormula {
  kind: "annual";
  table: WithholdingTable;
  year: WithholdingYear;
  brackets: BracketTable;
  deduction: Cents;
  deductionWithTwo: Cents;
  exemptUpTo: Cents;
  exemptUpToWithTwo: Cents;
  allowance: Cents;
  creditUnits: number;
  wholeDollars: boolean;
  /** Above this net wage a flat rate applies to the whole (New York, Method III). */
  top: { from: Cents; rates: BracketTable } | null;
  supplementalRate: Rate | null;
}

/** A state's employer formula with printed tables per pay period. */
export interface PeriodFormula {
  kind: "period";
  table: WithholdingTable;
  year: WithholdingYear;
  brackets: BracketTable;
  deduction: Cents;
  allowance: Cents;
  top: { from: Cents; rates: BracketTable };
  supplementalRate: Rate | null;
}

export interface LiabilityFormula {
  kind: "liability";
  rules: LiabilityRules;
}

export type StateFormula = AnnualFormula | PeriodFormula | LiabilityFormula | { kind: "none" } | { kind: "missing" };

const cents = (dollars: number) => Math.round(dollars * 100);

function supplementalRate(year: WithholdingYear): Rate | null {
  return year.supplemental_rate === undefined ? null : rateOf(year.supplemental_rate);
}

/** The column of a printed table that a filing status reads. */
const columnOf = (table: WithholdingTable, status: FilingStatus): string => table.table_of_status?.[status] ?? status;

const topRates = (table: WithholdingTable): BracketTable => compileBrackets(table.top_rates as ScheduleRow[]);

function annualFormula(table: WithholdingTable, year: WithholdingYear, status: FilingStatus): AnnualFormula | null {
  const column = columnOf(table, status);
  const rows = year.brackets ? forStatus(year.brackets, status) : year.annual_rows?.[column];
  if (!rows) return null;
  const deduction = cents(year.deduction?.[status] ?? year.annual_deduction?.[column] ?? 0);
  const exemptUpTo = cents(year.exempt_up_to?.[status] ?? 0);
  const withTwo = year.deduction_two_or_more_allowances?.[status];
  const exemptWithTwo = year.exempt_up_to_two_or_more_allowances?.[status];
  const from = year.top_from?.[column];
  return {
    kind: "annual",
    table,
    year,
    brackets: compileBrackets(rows),
    deduction,
    deductionWithTwo: withTwo === undefined ? deduction : cents(withTwo),
    exemptUpTo,
    exemptUpToWithTwo: exemptWithTwo === undefined ? exemptUpTo : cents(exemptWithTwo),
    allowance: cents(year.allowance ?? year.annual_allowance ?? 0),
    creditUnits: cents(year.allowance_credit ?? 0) * UNITS_PER_CENT,
    wholeDollars: year.round === "dollar",
    top: from === undefined ? null : { from: cents(from), rates: topRates(table) },
    supplementalRate: supplementalRate(year),
  };
}

function periodFormula(
  table: WithholdingTable,
  year: WithholdingYear,
  tables: PeriodTables,
  status: FilingStatus,
): PeriodFormula {
  const column = columnOf(table, status);
  return {
    kind: "period",
    table,
    year,
    brackets: compileBrackets(tables.rows[column] as ScheduleRow[]),
    deduction: cents(tables.deduction[column] as number),
    allowance: cents(tables.allowance),
    top: { from: cents(tables.top_from[column] as number), rates: topRates(table) },
    supplementalRate: supplementalRate(year),
  };
}

function compileFormula(state: StateCode, taxYear: TaxYear, status: FilingStatus, period: PayPeriod): StateFormula {
  if (!STATE_TABLES[state].income_tax.on_wages) return { kind: "none" };
  const table = WITHHOLDING_TABLES[state];
  const year = table?.years[String(taxYear)];
  if (table && year) {
    const tables = year.periods?.[period];
    const own = tables ? periodFormula(table, year, tables, status) : annualFormula(table, year, status);
    if (own) return own;
  }
  const rules = liabilityRules(state, taxYear, status);
  return rules ? { kind: "liability", rules } : { kind: "missing" };
}

const compiled = new Map<string, StateFormula>();

/** The way to work out a state's withholding: its own formula, else the yearly liability. */
export function stateFormula(
  state: StateCode,
  taxYear: TaxYear,
  status: FilingStatus,
  period: PayPeriod,
): StateFormula {
  const key = `${state}${taxYear}${status}${period}`;
  let formula = compiled.get(key);
  if (!formula) {
    formula = compileFormula(state, taxYear, status, period);
    compiled.set(key, formula);
  }
  return formula;
}

/** Tax of a year under an annual formula, in hundred-thousandths of a cent. */
export function annualFormulaUnits(formula: AnnualFormula, wages: Cents, allowances: number): number {
  const two = allowances >= 2;
  if (wages <= (two ? formula.exemptUpToWithTwo : formula.exemptUpTo)) return 0;
  const net = annualFormulaNet(formula, wages, allowances);
  if (formula.top && net >= formula.top.from) {
    const rates = formula.top.rates;
    return net * topRate(rates, net);
  }
  return Math.max(0, bracketTax(formula.brackets, net) - formula.creditUnits * allowances);
}

/** Annual wage less deduction and allowances. */
export function annualFormulaNet(formula: AnnualFormula, wages: Cents, allowances: number): Cents {
  const deduction = allowances >= 2 ? formula.deductionWithTwo : formula.deduction;
  return Math.max(0, wages - deduction - formula.allowance * allowances);
}

/** The rate of the last row that the amount reaches, in hundred-thousandths. */
const topRate = (rates: BracketTable, amount: Cents): number =>
  rates.rate[rates.over.findLastIndex((over) => amount >= over)] as number;

/** Tax of one period under printed per-period tables. */
export function periodFormulaTax(formula: PeriodFormula, wages: Cents, allowances: number, periods: number): Cents {
  const net = periodFormulaNet(formula, wages, allowances);
  if (net >= formula.top.from) {
    const rates = formula.top.rates;
    return multiplyDivide(net, topRate(rates, net * periods), UNITS_PER_CENT);
  }
  return divideHalfUp(bracketTax(formula.brackets, net), UNITS_PER_CENT);
}

/** Wage of the period less deduction and allowances. */
export function periodFormulaNet(formula: PeriodFormula, wages: Cents, allowances: number): Cents {
  return Math.max(0, wages - formula.deduction - formula.allowance * allowances);
}
