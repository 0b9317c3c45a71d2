import { explainBracket } from "../brackets";
import { type Cents, usd } from "../money";
import type { Confidence, LineDetail } from "../pay-result";
import { STATE_NAMES } from "../state-codes";
import { type AnnualFormula, annualFormulaNet, type PeriodFormula, periodFormulaNet } from "../states/formula";
import { yearlyLiability } from "../states/liability";
import { STATE_TABLES } from "../states/state-tables";
import limits from "../tables/state-limits.json";
import type { PreciseWork, StateCharge } from "./work";

export interface StateExplanation {
  how: string;
  source: string;
  year: number;
  confidence: Confidence;
  details: LineDetail[];
  notes: string[];
}

function annualHow(charge: StateCharge, formula: AnnualFormula): string {
  const { wages, periods, allowances } = charge.input;
  const yearly = wages * periods;
  const exempt = allowances >= 2 ? formula.exemptUpToWithTwo : formula.exemptUpTo;
  if (yearly <= exempt)
    return `${usd(yearly)} a year does not pass the low-income exemption of ${usd(exempt, true)}: nothing is withheld.`;
  const net = annualFormulaNet(formula, yearly, allowances);
  const deduction = allowances >= 2 ? formula.deductionWithTwo : formula.deduction;
  const form = formula.table.form ? ` and ${allowances} ${formula.table.form}` : "";
  const rounding = formula.wholeDollars ? ", rounded to the whole dollar" : "";
  return `${usd(wages)} × ${periods} = ${usd(yearly)} a year, less ${usd(deduction, true)} deduction${form}: ${explainBracket(formula.brackets, net)} on ${usd(net)}, divided by ${periods}${rounding}.`;
}

function periodHow(charge: StateCharge, formula: PeriodFormula): string {
  const { wages, allowances } = charge.input;
  const net = periodFormulaNet(formula, wages, allowances);
  const row =
    net >= formula.top.from ? "a flat rate on the whole (top incomes)" : explainBracket(formula.brackets, net);
  return `${usd(wages)} less ${usd(formula.deduction)} deduction and ${allowances} ${formula.table.form ?? "allowances"}: ${row} on ${usd(net)} for the pay period.`;
}

function ownFormula(charge: StateCharge, formula: AnnualFormula | PeriodFormula): StateExplanation {
  const { table, year } = formula;
  const notes = year.note ? [`${STATE_NAMES[table.state]}: ${year.note}.`] : [];
  if (year.confidence === "recalled")
    notes.push(
      `${STATE_NAMES[table.state]}: some figures of this formula are recalled, not checked against the agency.`,
    );
  const how = formula.kind === "annual" ? annualHow(charge, formula) : periodHow(charge, formula);
  const details = [
    { label: "Method", value: `the state's own employer formula: ${table.name}` },
    { label: "Wages of the period", value: usd(charge.input.wages) },
    { label: "Allowances", value: table.form ? `${charge.input.allowances} (${table.form})` : "none in this formula" },
  ];
  return { how, source: table.source, year: charge.input.taxYear, confidence: year.confidence, details, notes };
}

function liability(charge: StateCharge): StateExplanation | null {
  const { formula } = charge.amounts;
  if (formula.kind !== "liability") return null;
  const { input } = charge;
  const income = input.wages * input.periods;
  const { rules } = formula;
  const parts = yearlyLiability(rules, { income, federalTax: input.federalYear, fica: input.ficaYear });
  const table = STATE_TABLES[input.state].income_tax;
  const credit = parts.creditUnits > 0 ? ` less ${usd(Math.round(parts.creditUnits / 1e5))} of credits` : "";
  const how =
    `Estimated from the yearly liability: ${usd(income)} a year less ${usd(parts.deduction + parts.exemption + parts.subtraction)} of deductions and exemptions = ` +
    `${usd(parts.taxable)}; ${explainBracket(rules.brackets, parts.taxable)}${credit}, ${usd(Math.round(parts.units / 1e5))} a year divided by ${input.periods}.`;
  const detail = (label: string, amount: Cents): LineDetail[] => (amount > 0 ? [{ label, value: usd(amount) }] : []);
  const carried = rules.year.carried_forward;
  const notes = carried.length > 0 ? [carriedNote(input.state, input.taxYear, carried)] : [];
  const limit = (limits as Record<string, string>)[input.state];
  if (limit) notes.push(`${STATE_NAMES[input.state]}: ${limit}.`);
  return {
    how,
    source: table.sources[0]?.title ?? STATE_NAMES[input.state],
    year: input.taxYear,
    confidence: carried.length > 0 ? "carried forward" : "estimated",
    details: [
      { label: "Method", value: "estimated from the yearly liability; the state's own employer formula can differ" },
      ...detail("Standard deduction", parts.deduction),
      ...detail("Personal exemption", parts.exemption),
      ...detail("Other subtraction", parts.subtraction),
      { label: "Taxable a year", value: usd(parts.taxable) },
      { label: "State rule", value: table.method },
    ],
    notes,
  };
}

function carriedNote(
  state: StateCharge["input"]["state"],
  year: number,
  carried: { figure: string; from: string }[],
): string {
  const oldest = Math.min(...carried.map((entry) => Number(entry.from)));
  return `${STATE_NAMES[state]} ${year}: ${carried.length} indexed figure${carried.length === 1 ? "" : "s"} not yet published in our data, carried forward from ${oldest}.`;
}

/** How a state's tax came about, from where, and what to know about it. */
export function explainState(charge: StateCharge, work: PreciseWork): StateExplanation {
  const { formula } = charge.amounts;
  const name = STATE_NAMES[charge.input.state];
  if (formula.kind === "none") {
    return {
      how: `${name} has no income tax on wages.`,
      source: STATE_TABLES[charge.input.state].income_tax.method,
      year: charge.input.taxYear,
      confidence: "confirmed",
      details: [],
      notes: [],
    };
  }
  if (formula.kind === "missing") {
    const how = `Our data has no ${name} table for ${charge.input.taxYear}: no state tax was worked out.`;
    return { how, source: "none", year: charge.input.taxYear, confidence: "assumed", details: [], notes: [how] };
  }
  const explained = liability(charge) ?? ownFormula(charge, formula as AnnualFormula | PeriodFormula);
  if (charge.role === "home") {
    explained.how = `State of residence: what its tax of ${usd(charge.amounts.regular + charge.amounts.supplemental)} passes the tax of the state of work. ${explained.how}`;
  }
  if (work.supplemental > 0) explained.how += ` Supplemental wages add ${usd(charge.supplemental)}.`;
  return explained;
}
