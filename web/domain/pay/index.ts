export { calculateBatch, calculatePay } from "./calculate-pay";
export { AMOUNT_LABELS, type ComparedAmount, type ComparedMethod, compareScenarios } from "./compare-scenarios";
export { compensationCsv, offerName } from "./compensation-csv";
export { type GrossUp, grossUp } from "./gross-up";
export {
  differenceText,
  type LeadingMethod,
  leadingMethod,
  type MethodDifference,
  methodDifferences,
} from "./leading-method";
export { type MinimumWageCheck, minimumWageCheck, minimumWageOf } from "./minimum-wage";
export { usd } from "./money";
export { type BreakdownPart, netBreakdown } from "./net-breakdown";
export { comparePayFrequencies, type FrequencyRow } from "./pay-frequencies";
export {
  FILING_STATUSES,
  type FilingStatus,
  PAY_PERIODS,
  PERIODS_PER_YEAR,
  TAX_YEARS,
  type TaxYear,
} from "./pay-period";
export { type PayRequest, type PayRequestInput, payBatchSchema, payRequestSchema } from "./pay-request";
export type { PayAmounts, PayLine, PayResult } from "./pay-result";
export { payStub } from "./pay-stub";
export { findPlace } from "./places/find-place";
export type { Place } from "./places/local-taxes";
export {
  builtInPlaces,
  countyOfTown,
  generatePlace,
  lookUpZip,
  type PlaceData,
  resolvePlace,
  type ZipPlace,
} from "./places/places";
export { STATE_CODES, STATE_NAMES, type StateCode, stateCodeOf } from "./state-codes";
export {
  compareOffers,
  type Offer,
  type OfferComparison,
  type OfferInput,
  offerSchema,
  type TotalCompensation,
  totalCompensation,
} from "./total-compensation";
