import { federalMarginalRate } from "./federal/withholding";
import { type Cents, rateOfPercent, share } from "./money";
import { PERIODS_PER_YEAR } from "./pay-period";
import type { PayRequest } from "./pay-request";
import {
  amountsInDollars,
  type EmployerCost,
  type PayAmounts,
  type PayAnswer,
  type PayLine,
  type PayRates,
  type PayResult,
} from "./pay-result";
import type { Place } from "./places/local-taxes";
import { builtInPlaces, type PlaceData } from "./places/places";
import { placesOfRequest, type RequestPlaces } from "./places/request-place";
import { preciseLines } from "./precise/lines";
import { negativeNetNote, preciseNotes } from "./precise/notes";
import { preciseWithholding } from "./precise/withholding";
import type { PreciseWork } from "./precise/work";
import { type QuickWork, quickEstimate, quickMarginalRate } from "./quick/estimate";
import { quickLines, quickNotes } from "./quick/lines";

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
  return {
    stateTaxRate: state.percent,
    localTaxRate: local.percent,
    totalRate: work.rates.totalPercent,
    effectiveRate: percentOf(taxes(work.amounts), work.amounts.grossPay),
    federalMarginalRate: Math.round(quickMarginalRate(work, request.filingStatus) * 1e4) / 100,
    assumed: work.rates.assumed,
  };
}

interface Findings {
  method: PayResult["method"];
  amounts: PayAmounts;
  annual: PayAmounts;
  home: Place;
  statePrograms: Record<string, number>;
  employer: EmployerCost;
  rates: PayRates;
  lines: PayLine[];
  notes: string[];
}

/** Spelled out: objects spread together fall out of the engine's fast shapes and cost ten times as much. */
function resultOf(request: PayRequest, found: Findings): PayResult {
  const { amounts } = found;
  return {
    method: found.method,
    taxYear: request.taxYear,
    payPeriod: request.payPeriod,
    periodsPerYear: PERIODS_PER_YEAR[request.payPeriod],
    filingStatus: request.filingStatus,
    state: found.home.state,
    grossPay: amounts.grossPay / 100,
    federalTax: amounts.federalTax / 100,
    stateTax: amounts.stateTax / 100,
    localTax: amounts.localTax / 100,
    socialSecurity: amounts.socialSecurity / 100,
    medicare: amounts.medicare / 100,
    medicareAdditional: amounts.medicareAdditional / 100,
    unemploymentFederal: amounts.unemploymentFederal / 100,
    unemploymentState: amounts.unemploymentState / 100,
    stateDisabilityInsurance: amounts.stateDisabilityInsurance / 100,
    retirement401k: amounts.retirement401k / 100,
    rothIRA: amounts.rothIRA / 100,
    healthInsurance: amounts.healthInsurance / 100,
    section125: amounts.section125 / 100,
    customDeductions: amounts.customDeductions / 100,
    customAdditions: amounts.customAdditions / 100,
    netPay: amounts.netPay / 100,
    statePrograms: found.statePrograms,
    employer: found.employer,
    rates: found.rates,
    annual: amountsInDollars(found.annual),
    lines: found.lines,
    notes: found.notes,
  };
}

function quickEmployer(amounts: PayAmounts): EmployerCost {
  const gross = amounts.grossPay;
  const socialSecurity = share(gross, SOCIAL_SECURITY);
  const medicare = share(gross, MEDICARE);
  const futa = amounts.unemploymentFederal;
  const suta = amounts.unemploymentState;
  return {
    socialSecurity: socialSecurity / 100,
    medicare: medicare / 100,
    futa: futa / 100,
    suta: suta / 100,
    programs: {},
    total: (gross + socialSecurity + medicare + futa + suta) / 100,
  };
}

function quickResult(request: PayRequest, places: RequestPlaces, explain: boolean): PayResult {
  const work = quickEstimate(request, places.home);
  const { amounts } = work;
  const negative = negativeNetNote(amounts.netPay);
  return resultOf(request, {
    method: "quick",
    amounts,
    annual: work.annual,
    home: places.home,
    statePrograms: {},
    employer: quickEmployer(amounts),
    rates: quickRates(work, request),
    lines: explain ? quickLines(work, request) : [],
    notes: explain ? [...places.notes, ...quickNotes(work, request), ...negative] : negative,
  });
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
    federalMarginalRate: Math.round(federalMarginalRate(work.federal) * 1e4) / 100,
    assumed: [],
  };
}

function preciseResult(request: PayRequest, places: RequestPlaces, explain: boolean): PayResult {
  const work = preciseWithholding(request, places.home, places.work);
  const { amounts } = work;
  const statePrograms: Record<string, number> = {};
  for (const charge of work.programs) statePrograms[charge.program.code] = charge.amount / 100;
  const negative = negativeNetNote(amounts.netPay);
  return resultOf(request, {
    method: "precise",
    amounts,
    annual: work.annual,
    home: places.home,
    statePrograms,
    employer: employerInDollars(work.employer, amounts.grossPay),
    rates: preciseRates(work),
    lines: explain ? preciseLines(work) : [],
    notes: explain ? [...places.notes, ...preciseNotes(work), ...negative] : negative,
  });
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
