import {
  type BracketTable,
  bracketRow,
  bracketTax,
  compileBrackets,
  explainBracket,
  marginalRate,
  UNITS_PER_CENT,
} from "../brackets";
import { type Cents, divideHalfUp, percentText, type Rate, rateOf, share, usd } from "../money";
import type { FilingStatus, TaxYear } from "../pay-period";
import type { StateCode } from "../state-codes";
import { forStatus, type LocalRates } from "../table-types";
import { type LocalTax, localRatesFor, localTaxesOf, type Place } from "./local-taxes";

export interface LocalCase {
  taxYear: TaxYear;
  status: FilingStatus;
  home: Place;
  work: Place;
  periods: number;
  /** Regular wages of the period, and what is left after the pre-tax deductions that the state of residence allows. */
  gross: Cents;
  wages: Cents;
  /** Supplemental wages, from which nothing is deducted. */
  supplemental: Cents;
  /** Yearly taxable income and withheld tax of the state of residence. */
  stateTaxableYear: Cents;
  stateTax: Cents;
  stateSupplemental: Cents;
}

type Basis = "gross" | "wages" | "stateTaxable";

/** A local tax that applies to this paycheck, in the part that applies. */
export interface LocalPlan {
  tax: LocalTax;
  as: "resident" | "worker";
  rates: LocalRates;
  from: number;
  carried: boolean;
  /** The rate changed within its year; the one from July is used. */
  changedInJuly: boolean;
  basis: Basis;
  flat: Rate | null;
  brackets: BracketTable | null;
}

export interface LocalCharge {
  plan: LocalPlan;
  regular: Cents;
  supplemental: Cents;
}

const WORKPLACE_KINDS = new Set(["occupational", "occupational privilege"]);
/** States where the tax of the place of work counts against the tax of the place of residence. */
const LARGER_OF = new Set<StateCode>(["PA", "MI"]);
/** Denver's monthly pay from which its occupational privilege tax is due. */
const PRIVILEGE_TAX_FROM: Cents = 50_000;

function basisOf(tax: LocalTax): Basis {
  if (tax.table.kind === "county income" || tax.table.kind === "income") return "stateTaxable";
  return tax.table.kind === "city income" ? "wages" : "gross";
}

function planOf(tax: LocalTax, as: LocalPlan["as"], year: TaxYear, status: FilingStatus): LocalPlan | null {
  const found = localRatesFor(tax, year);
  if (!found) return null;
  const { rates } = found;
  const rate = as === "resident" ? rates.resident : rates.nonresident;
  const brackets =
    as === "resident" && rates.resident_brackets ? compileBrackets(forStatus(rates.resident_brackets, status)) : null;
  const shares = as === "resident" && rates.resident_share_of_state_tax !== undefined;
  if (!rate && !brackets && !shares && rates.employee_per_month === undefined) return null;
  const basis = as === "worker" ? "gross" : basisOf(tax);
  return { tax, as, ...found, basis, flat: rate ? rateOf(rate) : null, brackets };
}

function applicablePlans(year: TaxYear, status: FilingStatus, home: Place, work: Place): LocalPlan[] {
  const homeTaxes = localTaxesOf(home);
  const workTaxes = localTaxesOf(work);
  const plans: (LocalPlan | null)[] = [];
  for (const tax of homeTaxes) {
    const worksThere = workTaxes.includes(tax);
    if (worksThere || !WORKPLACE_KINDS.has(tax.table.kind)) plans.push(planOf(tax, "resident", year, status));
  }
  for (const tax of workTaxes) {
    if (!homeTaxes.includes(tax)) plans.push(planOf(tax, "worker", year, status));
  }
  return plans.filter((plan) => plan !== null);
}

const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, LocalPlan[]>();

/** The local taxes that a resident of one place who works in another meets. */
export function localPlans(year: TaxYear, status: FilingStatus, home: Place, work: Place): LocalPlan[] {
  const key = `${year}${status}|${home.state}|${home.county}|${home.city}|${work.state}|${work.county}|${work.city}`;
  let plans = remembered.get(key);
  if (!plans) {
    plans = applicablePlans(year, status, home, work);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, plans);
  }
  return plans;
}

function wholeIncomeRate(plan: LocalPlan, amount: Cents): number | null {
  const whole = plan.rates.bracket_kind?.startsWith("rate of the band") ?? false;
  return whole && plan.brackets ? (plan.brackets.rate[bracketRow(plan.brackets, amount)] as number) : null;
}

function bracketUnits(plan: LocalPlan, amount: Cents): number {
  const whole = wholeIncomeRate(plan, amount);
  if (whole !== null) return amount * whole;
  return plan.brackets ? bracketTax(plan.brackets, amount) : 0;
}

function charge(plan: LocalPlan, input: LocalCase): LocalCharge {
  const { rates } = plan;
  if (plan.as === "resident" && rates.resident_share_of_state_tax !== undefined) {
    const rate = rateOf(rates.resident_share_of_state_tax);
    return { plan, regular: share(input.stateTax, rate), supplemental: share(input.stateSupplemental, rate) };
  }
  if (rates.employee_per_month !== undefined) {
    const monthly = ((input.gross + input.supplemental) * input.periods) / 12;
    const due =
      monthly >= PRIVILEGE_TAX_FROM ? divideHalfUp(Math.round(rates.employee_per_month * 1200), input.periods) : 0;
    return { plan, regular: due, supplemental: 0 };
  }
  if (plan.basis === "stateTaxable") return chargeOnTaxable(plan, input);
  const flat = plan.flat ?? { top: 0, bottom: 1 };
  const regular = plan.basis === "gross" ? input.gross : input.wages;
  return { plan, regular: share(regular, flat), supplemental: share(input.supplemental, flat) };
}

function chargeOnTaxable(plan: LocalPlan, input: LocalCase): LocalCharge {
  const { flat, brackets } = plan;
  const taxable = input.stateTaxableYear;
  if (flat) {
    return {
      plan,
      regular: divideHalfUp(share(taxable, flat), input.periods),
      supplemental: share(input.supplemental, flat),
    };
  }
  const regular = divideHalfUp(bracketUnits(plan, taxable), input.periods * UNITS_PER_CENT);
  const top = brackets ? rateOf(marginalRate(brackets, taxable + input.supplemental)) : rateOf(0);
  return { plan, regular, supplemental: share(input.supplemental, top) };
}

/** Local taxes to withhold from one paycheck. */
export function localWithholding(input: LocalCase): LocalCharge[] {
  const plans = localPlans(input.taxYear, input.status, input.home, input.work);
  const charges = plans.map((plan) => charge(plan, input));
  return charges.filter((candidate) => !isCredited(candidate, charges));
}

/** In Pennsylvania and Michigan only the larger of the two wage taxes is withheld. */
function isCredited(candidate: LocalCharge, charges: readonly LocalCharge[]): boolean {
  if (!LARGER_OF.has(candidate.plan.tax.state)) return false;
  return charges.some((other) => {
    if (other === candidate || other.plan.tax.state !== candidate.plan.tax.state || other.plan.as === candidate.plan.as)
      return false;
    if (other.regular !== candidate.regular) return other.regular > candidate.regular;
    return other.plan.as === "resident";
  });
}

/** Whether a local tax is its return rules applied to a year and divided, as its own employer tables are not built. */
export function isLocalEstimate(plan: LocalPlan): boolean {
  return (
    plan.basis === "stateTaxable" || (plan.as === "resident" && plan.rates.resident_share_of_state_tax !== undefined)
  );
}

/** How a local tax came about. */
export function explainLocal({ plan }: LocalCharge, input: LocalCase): string {
  const { rates, tax } = plan;
  const who = plan.as === "resident" ? "Resident" : "Nonresident who works there";
  if (plan.as === "resident" && rates.resident_share_of_state_tax !== undefined) {
    return `${who}: ${percentText(rates.resident_share_of_state_tax)} of the state income tax of ${usd(input.stateTax + input.stateSupplemental)}.`;
  }
  if (rates.employee_per_month !== undefined) {
    return `${usd(Math.round(rates.employee_per_month * 100))} a month for those who work there, divided by the pay periods.`;
  }
  if (plan.basis === "stateTaxable") {
    const taxable = usd(input.stateTaxableYear);
    const whole = wholeIncomeRate(plan, input.stateTaxableYear);
    if (whole !== null)
      return `Estimated from the yearly liability. ${who}: ${percentText(whole / UNITS_PER_CENT)} of the whole taxable income of ${taxable} a year, divided by ${input.periods}.`;
    const rule = plan.brackets
      ? explainBracket(plan.brackets, input.stateTaxableYear)
      : percentText(rates.resident ?? 0);
    return `Estimated from the yearly liability. ${who}: ${rule}, on ${tax.state} taxable income of ${taxable} a year, divided by ${input.periods}.`;
  }
  const rate = percentText((plan.as === "resident" ? rates.resident : rates.nonresident) ?? 0);
  const amount = (plan.basis === "gross" ? input.gross : input.wages) + input.supplemental;
  return `${who}: ${rate} of ${usd(amount)} (${tax.table.basis}).`;
}
