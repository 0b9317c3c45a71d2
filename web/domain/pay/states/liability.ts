import { bracketTax, compileBrackets, UNITS_PER_CENT } from "../brackets";
import type { Cents } from "../money";
import type { FilingStatus, TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { forStatus, type StateYear } from "../table-types";
import type { LiabilityCase, LiabilityRules } from "./liability-types";
import { STATE_RULES } from "./rules";
import { STATE_TABLES } from "./state-tables";

/** The parts of a yearly tax, kept for the explanation. */
export interface Liability {
  deduction: Cents;
  exemption: Cents;
  subtraction: Cents;
  taxable: Cents;
  creditUnits: number;
  /** Tax of the year in hundred-thousandths of a cent. */
  units: number;
}

function plainRules(year: StateYear, taxYear: TaxYear, status: FilingStatus): LiabilityRules {
  const persons = status === "married_jointly" ? 2 : 1;
  const brackets = compileBrackets(forStatus(year.brackets, status));
  const deduction = (year.standard_deduction?.[status] ?? 0) * 100;
  const exemption = (year.personal_exemption?.[status] ?? 0) * 100;
  const credit = (year.personal_credit?.per_person ?? year.personal_credit?.per_exemption ?? 0) * 100;
  const creditUnits = credit * persons * UNITS_PER_CENT;
  return {
    year,
    taxYear,
    status,
    persons,
    brackets,
    deduction: () => deduction,
    exemption: () => exemption,
    subtraction: () => 0,
    tax: (taxable) => bracketTax(brackets, taxable),
    creditUnits: () => creditUnits,
  };
}

const compiled = new Map<string, LiabilityRules | null>();

/** The rules of a state for a year and filing status; null when the data has no table for the year. */
export function liabilityRules(state: StateCode, taxYear: TaxYear, status: FilingStatus): LiabilityRules | null {
  const key = `${state}${taxYear}${status}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const year = STATE_TABLES[state].income_tax.years[String(taxYear)];
  const plain = year ? plainRules(year, taxYear, status) : null;
  const own = STATE_RULES[state];
  const rules = plain && own ? { ...plain, ...own(plain) } : plain;
  compiled.set(key, rules);
  return rules;
}

/** The yearly tax of a state on wages, by its return rules. */
export function yearlyLiability(rules: LiabilityRules, input: LiabilityCase): Liability {
  const deduction = rules.deduction(input);
  const exemption = rules.exemption(input);
  const subtraction = rules.subtraction(input);
  const taxable = Math.max(0, input.income - deduction - exemption - subtraction);
  const creditUnits = rules.creditUnits(input);
  const units = Math.max(0, rules.tax(taxable, input) - creditUnits);
  return { deduction, exemption, subtraction, taxable, creditUnits, units };
}
