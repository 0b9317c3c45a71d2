import { type BracketTable, bracketRow, compileBrackets, UNITS_PER_CENT } from "../brackets";
import { customTotals } from "../custom-items";
import { exactGross } from "../gross-pay";
import { type Cents, divideHalfUp, fraction, multiplyDivide, type Rate, rateOfPercent, toCents } from "../money";
import { FILING_STATUSES, type FilingStatus, PERIODS_PER_YEAR } from "../pay-period";
import type { PayRequest } from "../pay-request";
import { netOf, type PayAmounts } from "../pay-result";
import type { Place } from "../places/local-taxes";
import quick from "../tables/quick.json";
import { givenRates, type QuickRate, quickLocalRate, quickStateRate } from "./rates";

/** The rates of one place, compiled for multiplication. */
interface QuickRates {
  state: QuickRate;
  local: QuickRate;
  stateRate: Rate;
  localRate: Rate;
  /** State and local rate together, in percent. */
  totalPercent: number;
  unemployment: Rate;
  unemploymentPercent: number;
  disability: Rate;
  disabilityPercent: number;
  /** What the rates rest on where nothing better is known. */
  assumed: string[];
}

/** Everything the explanation of a quick estimate needs. */
export interface QuickWork {
  amounts: PayAmounts;
  annual: PayAmounts;
  rates: QuickRates;
  /** Gross of a period and of the year, exact. */
  gross: Rate;
  annualGross: Rate;
}

const SOCIAL_SECURITY = rateOfPercent(quick.social_security_rate);
const MEDICARE = rateOfPercent(quick.medicare_rate);
const ADDITIONAL_MEDICARE = rateOfPercent(quick.additional_medicare_rate);
const FEDERAL_UNEMPLOYMENT = rateOfPercent(quick.federal_unemployment_rate);

function federalSchedule(status: FilingStatus): BracketTable {
  const thresholds = [0, ...quick.federal_thresholds[status]];
  return compileBrackets(quick.federal_rates.map((percent, row) => [thresholds[row] as number, percent / 100]));
}

/** The section 5.1 schedules by filing status. */
export const QUICK_SCHEDULES = Object.fromEntries(
  FILING_STATUSES.map((status) => [status, federalSchedule(status)]),
) as Record<FilingStatus, BracketTable>;

const UNEMPLOYMENT: Record<string, number> = quick.state_unemployment_rate;
const DISABILITY: Record<string, number> = quick.state_disability_rate;

function of(amount: Rate, rate: Rate): Cents {
  return multiplyDivide(amount.top, rate.top, amount.bottom * rate.bottom);
}

/** Bracket tax on an exact yearly amount, divided by the periods and rounded once. */
function federalTax(yearly: Rate, status: FilingStatus, periods: number): Cents {
  const table = QUICK_SCHEDULES[status];
  const row = bracketRow(table, yearly.top / yearly.bottom);
  const over = table.over[row] as number;
  // Percent instead of hundred-thousandths: every rate here is a whole percent.
  const base = (table.baseUnits[row] as number) / 1000;
  const rate = (table.rate[row] as number) / 1000;
  const divisor = yearly.bottom * 100 * periods;
  const top = base * yearly.bottom + (yearly.top - over * yearly.bottom) * rate;
  if (Number.isSafeInteger(top)) return divideHalfUp(top, divisor);
  const big =
    BigInt(base) * BigInt(yearly.bottom) + (BigInt(yearly.top) - BigInt(over) * BigInt(yearly.bottom)) * BigInt(rate);
  const bigDivisor = BigInt(yearly.bottom) * 100n * BigInt(periods);
  return Number((big * 2n + bigDivisor) / (bigDivisor * 2n));
}

function additionalMedicare(yearly: Rate, status: FilingStatus, periods: number): Cents {
  const threshold = quick.additional_medicare_threshold[status] * 100;
  const above = yearly.top - threshold * yearly.bottom;
  if (above <= 0) return 0;
  return multiplyDivide(above, ADDITIONAL_MEDICARE.top, yearly.bottom * ADDITIONAL_MEDICARE.bottom * periods);
}

function ratesFor(place: Place, given: PayRequest["rates"]): QuickRates {
  const state = given ? givenRates(given).state : quickStateRate(place.state);
  const local = given ? givenRates(given).local : quickLocalRate(place, state.percent);
  const unemploymentPercent = UNEMPLOYMENT[place.state] ?? quick.state_unemployment_default;
  const disabilityPercent = DISABILITY[place.state] ?? 0;
  return {
    state,
    local,
    stateRate: rateOfPercent(state.percent),
    localRate: rateOfPercent(local.percent),
    totalPercent: Math.round((state.percent + local.percent) * 1e6) / 1e6,
    unemployment: rateOfPercent(unemploymentPercent),
    unemploymentPercent,
    disability: rateOfPercent(disabilityPercent),
    disabilityPercent,
    assumed: [state, local].filter((rate) => rate.confidence === "assumed").map((rate) => rate.how),
  };
}

const MOST_REMEMBERED_PLACES = 5_000;
const remembered = new Map<string, QuickRates>();

function rememberedRates(place: Place, given: PayRequest["rates"]): QuickRates {
  if (given) return ratesFor(place, given);
  // A state alone needs no key put together: most paychecks of a batch name no more.
  const isStateAlone = place.county === "" && place.city === "";
  const key = isStateAlone ? place.state : `${place.state}|${place.county}|${place.city}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED_PLACES) remembered.clear();
  const rates = ratesFor(place, null);
  remembered.set(key, rates);
  return rates;
}

const NO_ITEMS = { deductions: 0, additions: 0 } as const;

function contributed(given: PayRequest["rothIRA"], gross: Rate, paychecks: number): Cents {
  if (given.value === 0) return 0;
  return given.mode === "dollar" ? toCents(given.value) * paychecks : of(gross, rateOfPercent(given.value));
}

/** All lines for a span of pay: one period (of `periods` a year), or the year itself (`paychecks` of them). */
function linesOf(
  request: PayRequest,
  rates: QuickRates,
  gross: Rate,
  yearly: Rate,
  periods: number,
  paychecks: number,
): PayAmounts {
  const custom = request.customItems.length === 0 ? NO_ITEMS : customTotals(request.customItems);
  const amounts: PayAmounts = {
    grossPay: divideHalfUp(gross.top, gross.bottom),
    federalTax: federalTax(yearly, request.filingStatus, periods),
    stateTax: of(gross, rates.stateRate),
    localTax: of(gross, rates.localRate),
    socialSecurity: of(gross, SOCIAL_SECURITY),
    medicare: of(gross, MEDICARE),
    medicareAdditional: additionalMedicare(yearly, request.filingStatus, periods),
    unemploymentFederal: of(gross, FEDERAL_UNEMPLOYMENT),
    unemploymentState: of(gross, rates.unemployment),
    stateDisabilityInsurance: of(gross, rates.disability),
    retirement401k: contributed(request.retirement401k, gross, paychecks),
    rothIRA: contributed(request.rothIRA, gross, paychecks),
    healthInsurance: toCents(request.healthInsurance) * paychecks,
    section125: 0,
    customDeductions: custom.deductions * paychecks,
    customAdditions: custom.additions * paychecks,
    netPay: 0,
  };
  amounts.netPay = netOf(amounts);
  return amounts;
}

/** The quick estimate of one paycheck in cents: 2023 thresholds, no deduction, one rate per state and place. */
export function quickEstimate(request: PayRequest, place: Place): QuickWork {
  const periods = PERIODS_PER_YEAR[request.payPeriod];
  const gross = exactGross(request);
  const annualGross = fraction(gross.top * periods, gross.bottom);
  const rates = rememberedRates(place, request.rates);
  return {
    amounts: linesOf(request, rates, gross, annualGross, periods, 1),
    annual: linesOf(request, rates, annualGross, annualGross, 1, periods),
    rates,
    gross,
    annualGross,
  };
}

/** The federal rate on the last dollar of a quick estimate, as a fraction. */
export function quickMarginalRate(work: QuickWork, status: FilingStatus): number {
  const table = QUICK_SCHEDULES[status];
  const row = bracketRow(table, work.annualGross.top / work.annualGross.bottom);
  return (table.rate[row] as number) / UNITS_PER_CENT;
}
