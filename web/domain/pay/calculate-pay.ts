import { federalMarginalRate } from "./federal-withholding";
import type { Place } from "./local-taxes";
import { type Cents, rateOfPercent, share } from "./money";
import { PERIODS_PER_YEAR } from "./pay-period";
import type { PayRequest } from "./pay-request";
import {
  amountsInDollars,
  type EmployerCost,
  type PayAmounts,
  type PayAnswer,
  type PayRates,
  type PayResult,
} from "./pay-result";
import { builtInPlaces, type PlaceData } from "./places";
import { preciseLines } from "./precise-lines";
import { negativeNetNote, preciseNotes } from "./precise-notes";
import { preciseWithholding } from "./precise-withholding";
import type { PreciseWork } from "./precise-work";
import { type QuickWork, quickEstimate, quickMarginalRate } from "./quick-estimate";
import { quickLines, quickNotes } from "./quick-lines";
import { placesOfRequest, type RequestPlaces } from "./request-place";

export interface CalculateOptions {
  /** Lines and notes in words; leave them out where only amounts are wanted. */
  explain?: boolean;
  places?: PlaceData;
}

const SOCIAL_SECURITY = rateOfPercent(6.2);
const MEDICARE = rateOfPercent(1.45);

function percentOf(part: Cents, whole: Cents): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

function taxes(amounts: PayAmounts): Cents {
  return (
    amounts.federalTax +
    amounts.stateTax +
    amounts.localTax +
    amounts.socialSecurity +
    amounts.medicare +
    amounts.medicareAdditional +
    amounts.unemploymentFederal +
    amounts.unemploymentState +
    amounts.stateDisabilityInsurance
  );
}

function employerInDollars(cents: Omit<EmployerCost, "total">, gross: Cents): EmployerCost {
  const programs: Record<string, number> = {};
  let total = gross + cents.socialSecurity + cents.medicare + cents.futa + cents.suta;
  for (const [code, amount] of Object.entries(cents.programs)) {
    programs[code] = amount / 100;
    total += amount;
  }
  return {
    socialSecurity: cents.socialSecurity / 100,
    medicare: cents.medicare / 100,
    futa: cents.futa / 100,
    suta: cents.suta / 100,
    programs,
    total: total / 100,
  };
}

function quickRates(work: QuickWork, request: PayRequest): PayRates {
  const { state, local } = work.rates;
  const assumed = [state, local].filter((rate) => rate.confidence === "assumed").map((rate) => rate.how);
  return {
    stateTaxRate: state.percent,
    localTaxRate: local.percent,
    totalRate: Number((state.percent + local.percent).toFixed(6)),
    effectiveRate: percentOf(taxes(work.amounts), work.amounts.grossPay),
    federalMarginalRate: quickMarginalRate(work, request.filingStatus) * 100,
    assumed,
  };
}

function quickResult(request: PayRequest, places: RequestPlaces, explain: boolean): PayResult {
  const work = quickEstimate(request, places.home);
  const { amounts } = work;
  const employer = {
    socialSecurity: share(amounts.grossPay, SOCIAL_SECURITY),
    medicare: share(amounts.grossPay, MEDICARE),
    futa: amounts.unemploymentFederal,
    suta: amounts.unemploymentState,
    programs: {},
  };
  return {
    ...amountsInDollars(amounts),
    method: "quick",
    ...headOf(request, places.home),
    statePrograms: {},
    employer: employerInDollars(employer, amounts.grossPay),
    rates: quickRates(work, request),
    annual: amountsInDollars(work.annual),
    lines: explain ? quickLines(work, request) : [],
    notes: explain
      ? [...places.notes, ...quickNotes(work, request), ...negativeNetNote(amounts.netPay)]
      : negativeNetNote(amounts.netPay),
  };
}

function headOf(request: PayRequest, home: Place) {
  return {
    taxYear: request.taxYear,
    payPeriod: request.payPeriod,
    periodsPerYear: PERIODS_PER_YEAR[request.payPeriod],
    filingStatus: request.filingStatus,
    state: home.state,
  };
}

function preciseRates(work: PreciseWork): PayRates {
  const { amounts } = work;
  const stateTaxRate = percentOf(amounts.stateTax, amounts.grossPay);
  const localTaxRate = percentOf(amounts.localTax, amounts.grossPay);
  return {
    stateTaxRate,
    localTaxRate,
    totalRate: Math.round((stateTaxRate + localTaxRate) * 100) / 100,
    effectiveRate: percentOf(taxes(amounts), amounts.grossPay),
    federalMarginalRate: federalMarginalRate(work.federal) * 100,
    assumed: [],
  };
}

function preciseResult(request: PayRequest, places: RequestPlaces, explain: boolean): PayResult {
  const work = preciseWithholding(request, places.home, places.work);
  const { amounts } = work;
  const statePrograms: Record<string, number> = {};
  for (const charge of work.programs) statePrograms[charge.program.code] = charge.amount / 100;
  return {
    ...amountsInDollars(amounts),
    method: "precise",
    ...headOf(request, places.home),
    statePrograms,
    employer: employerInDollars(work.employer, amounts.grossPay),
    rates: preciseRates(work),
    annual: amountsInDollars(work.annual),
    lines: explain ? preciseLines(work) : [],
    notes: explain
      ? [...places.notes, ...preciseNotes(work), ...negativeNetNote(amounts.netPay)]
      : negativeNetNote(amounts.netPay),
  };
}

/** Works out one paycheck by the methods that the request asks for. */
export function calculatePay(request: PayRequest, options: CalculateOptions = {}): PayAnswer {
  const explain = options.explain ?? true;
  const places = placesOfRequest(request, options.places ?? builtInPlaces);
  const answer: PayAnswer = {};
  if (request.method !== "precise") answer.quick = quickResult(request, places, explain);
  if (request.method !== "quick") answer.precise = preciseResult(request, places, explain);
  return answer;
}

/** Works out many paychecks in one call. */
export function calculateBatch(requests: readonly PayRequest[], options: CalculateOptions = {}): PayAnswer[] {
  return requests.map((request) => calculatePay(request, options));
}
