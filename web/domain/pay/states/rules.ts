import { bracketRow, bracketTax, compileBrackets, UNITS_PER_CENT } from "../brackets";
import type { Cents } from "../money";
import type { FilingStatus } from "../pay-period";
import type { StateCode } from "../state-codes";
import type { ByStatus, SlidingDeduction, StateExtra, StateYear, Step } from "../table-types";
import federal from "../tables/federal.json";
import type { LiabilityCase, LiabilityRules } from "./liability-types";

type Override = (plain: LiabilityRules) => Partial<LiabilityRules>;

const cents = (dollars: number) => Math.round(dollars * 100);

/** What a state's rule cannot do without: a table that lacks it stops the calculation instead of making it wrong. */
function needed<Name extends keyof StateExtra>(year: StateYear, name: Name): NonNullable<StateExtra[Name]> {
  const part = year.extra?.[name];
  if (part === undefined) throw new Error(`The state's table has no ${name}`);
  return part;
}

const standardDeduction = (year: StateYear, status: FilingStatus): Cents =>
  cents((year.standard_deduction as ByStatus<number>)[status]);

/** The value of the last step that the amount lies over. */
function stepValue(steps: readonly Step[], amount: Cents): number {
  let value = 0;
  for (const step of steps) if (step.over === null || amount > cents(step.over) || step.over === 0) value = step.value;
  return value;
}

/** How many started increments lie between a start and an amount. */
function increments(amount: Cents, start: number, size: number): number {
  return Math.max(0, Math.ceil((amount - cents(start)) / cents(size)));
}

function sliding(rule: SlidingDeduction, status: FilingStatus) {
  const rate = (rule.rate_of_agi ?? rule.rate) as number;
  const least = cents(rule.minimum[status]);
  const most = cents(rule.maximum[status]);
  return (input: LiabilityCase) => Math.min(most, Math.max(least, Math.round(input.income * rate)));
}

const alabama: Override = ({ year, status }) => {
  const rule = needed(year, "standard_deduction");
  const lost = (input: LiabilityCase) =>
    increments(input.income, rule.phase_out_start[status], rule.increment[status]) *
    cents(rule.reduction_per_increment[status]);
  return {
    deduction: (input) => Math.max(cents(rule.minimum[status]), cents(rule.maximum[status]) - lost(input)),
    subtraction: (input) => input.federalTax,
  };
};

/** Rate of the whole income less a fixed amount; the rows are not marginal at the top. */
const arkansas: Override = ({ year, brackets }) => {
  const steps = needed(year, "bracket_subtraction_table");
  return {
    tax: (taxable) => {
      const rate = brackets.rate[bracketRow(brackets, taxable)] as number;
      return Math.max(0, taxable * rate - cents(stepValue(steps, taxable)) * UNITS_PER_CENT);
    },
  };
};

type Recapture = Record<"start" | "increment" | "amount" | "max_amount", ByStatus<number>>;

const connecticut: Override = ({ year, status, brackets }) => {
  const recaptures = Object.values(needed(year, "benefit_recapture")).filter(
    (rule): rule is Recapture => rule.start !== null,
  );
  const recapture = (rule: Recapture, income: Cents) =>
    Math.min(
      cents(rule.max_amount[status]),
      increments(income, rule.start[status], rule.increment[status]) * cents(rule.amount[status]),
    );
  const addBack = (income: Cents) =>
    Math.min(
      cents(needed(year, "add_back_max")[status]),
      increments(income, needed(year, "add_back_start")[status], needed(year, "add_back_increment")[status]) *
        cents(needed(year, "add_back_amount")[status]),
    );
  const step = needed(year, "exemption_phase_out_step");
  const full = cents((year.personal_exemption as ByStatus<number>)[status]);
  return {
    exemption: ({ income }) => {
      const lost = cents(step) * increments(income, needed(year, "exemption_phase_out_start")[status], step);
      return Math.max(0, full - lost);
    },
    tax: (taxable, input) => {
      const more = recaptures.reduce((sum, rule) => sum + recapture(rule, input.income), addBack(input.income));
      const credit = stepValue(needed(year, "personal_credit_rate_by_agi")[status], input.income);
      return Math.round((bracketTax(brackets, taxable) + more * UNITS_PER_CENT) * (1 - credit));
    },
  };
};

const kansas: Override = ({ year, status, brackets }) => {
  const limit = cents(needed(year, "zero_tax_if_taxable_income_at_most")[status]);
  return { tax: (taxable) => (taxable <= limit ? 0 : bracketTax(brackets, taxable)) };
};

const MOST_FICA_DEDUCTION = cents(2000);

const massachusetts: Override = ({ year, status, brackets }) => {
  const surtax = compileBrackets(needed(year, "surtax").map((row) => [row.over, row.rate]));
  const limit = cents(needed(year, "no_tax_status_limit")[status]);
  return {
    subtraction: (input) => Math.min(input.fica, MOST_FICA_DEDUCTION),
    tax: (taxable, input) => (input.income <= limit ? 0 : bracketTax(brackets, taxable) + bracketTax(surtax, taxable)),
  };
};

function exemptionByIncome({ year, status, persons }: LiabilityRules) {
  const table = needed(year, "personal_exemption_by_agi");
  const steps = Array.isArray(table) ? table : table[status];
  return (input: LiabilityCase) => cents(stepValue(steps, input.income)) * persons;
}

const maryland: Override = (plain) => {
  const rule = plain.year.extra?.standard_deduction_before_2025;
  const exemption = exemptionByIncome(plain);
  return rule ? { exemption, deduction: sliding(rule, plain.status) } : { exemption };
};

const maine: Override = ({ year, status, brackets }) => {
  const full = standardDeduction(year, status);
  const start = cents(needed(year, "standard_deduction_phase_out_start")[status]);
  const width = cents(needed(year, "standard_deduction_phase_out_width")[status]);
  const surcharge = Math.round(needed(year, "surcharge_rate") * UNITS_PER_CENT);
  // Years without a surcharge have no threshold, and the rate 0.
  const from = cents(needed(year, "surcharge_threshold")[status]);
  return {
    deduction: ({ income }) => Math.round(full * (1 - Math.min(1, Math.max(0, income - start) / width))),
    tax: (taxable) => bracketTax(brackets, taxable) + Math.max(0, taxable - from) * surcharge,
  };
};

/** 3 percent of income over the low start and 10 percent over the high one, at most 80 percent of the deduction. */
const minnesota: Override = ({ year, status }) => {
  const full = standardDeduction(year, status);
  const low = cents(needed(year, "standard_deduction_reduction_start_low")[status]);
  const high = cents(needed(year, "standard_deduction_reduction_start_high")[status]);
  return {
    deduction: ({ income }) => {
      const lost = 0.03 * Math.max(0, Math.min(income, high) - low) + 0.1 * Math.max(0, income - high);
      return full - Math.round(Math.min(0.8 * full, lost));
    },
  };
};

const missouri: Override = ({ year, status }) => {
  const steps = needed(year, "federal_tax_deduction_rate_by_agi");
  const cap = cents(needed(year, "federal_tax_deduction_cap")[status]);
  const exemption = status === "head" ? cents(needed(year, "head_of_household_exemption")) : 0;
  return {
    exemption: () => exemption,
    subtraction: (input) => Math.min(cap, Math.round(input.federalTax * stepValue(steps, input.income))),
  };
};

const montana: Override = ({ year, status }) => {
  const rule = year.extra?.standard_deduction_before_2024;
  return rule ? { deduction: sliding(rule, status) } : {};
};

const newJersey: Override = ({ year, status, brackets }) => {
  const limit = cents(needed(year, "no_tax_if_gross_income_at_most")[status]);
  return { tax: (taxable, input) => (input.income <= limit ? 0 : bracketTax(brackets, taxable)) };
};

const ohio: Override = (plain) => {
  const { year, persons, brackets } = plain;
  const free = cents(needed(year, "no_tax_if_taxable_income_at_most"));
  const credits = needed(year, "exemption_credit_by_income");
  return {
    exemption: exemptionByIncome(plain),
    tax: (taxable) => (taxable <= free ? 0 : bracketTax(brackets, taxable)),
    creditUnits: (input) => cents(stepValue(credits, input.income)) * persons * UNITS_PER_CENT,
  };
};

const oregon: Override = ({ year, status }) => {
  const caps = needed(year, "federal_tax_subtraction_cap_by_agi")[status];
  return { subtraction: (input) => Math.min(input.federalTax, cents(stepValue(caps, input.income))) };
};

const utah: Override = ({ year, taxYear, status }) => {
  const rule = needed(year, "taxpayer_credit");
  const deduction = cents(federal.years[String(taxYear) as "2026"].standard_deduction[status]);
  return {
    creditUnits: ({ income }) => {
      const lost = rule.phase_out_rate * Math.max(0, income - cents(rule.phase_out_start[status]));
      return Math.round(Math.max(0, rule.rate * deduction - lost)) * UNITS_PER_CENT;
    },
  };
};

const wisconsin: Override = ({ year, status }) => {
  // A surviving spouse files as head of household in Wisconsin.
  const column = status === "qualifying_widow" ? "head" : status;
  const most = cents(needed(year, "standard_deduction_max")[column]);
  const rows = needed(year, "standard_deduction_reduction_by_income")[column];
  const lost = compileBrackets(rows.map((row) => [row.over, row.rate]));
  return { deduction: ({ income }) => Math.max(0, most - Math.round(bracketTax(lost, income) / UNITS_PER_CENT)) };
};

/** The states whose yearly tax has a part of its own beyond deduction, exemption, brackets and credit. */
export const STATE_RULES: Readonly<Partial<Record<StateCode, Override>>> = {
  AL: alabama,
  AR: arkansas,
  CT: connecticut,
  KS: kansas,
  MA: massachusetts,
  MD: maryland,
  ME: maine,
  MN: minnesota,
  MO: missouri,
  MT: montana,
  NJ: newJersey,
  OH: ohio,
  OR: oregon,
  UT: utah,
  WI: wisconsin,
};
