import { explainBracket } from "../brackets";
import { type Cents, divideHalfUp, percentText, toCents, usd } from "../money";
import { HOURLY_WEEKS, PERIOD_LABEL, PERIODS_PER_YEAR, STATUS_LABEL } from "../pay-period";
import type { PayRequest } from "../pay-request";
import type { Confidence, LineDetail, LineKind, PayLine } from "../pay-result";
import quick from "../tables/quick.json";
import { QUICK_SCHEDULES, type QuickWork } from "./estimate";

const EMPLOYER_NOTE =
  "The employer normally pays this tax; the quick estimate takes it off net pay as its rules say. Precise withholding shows it on the employer's side.";

interface Draft {
  key: string;
  label: string;
  kind: LineKind;
  amount: Cents;
  how: string;
  source?: string;
  sourceYear?: number | null;
  confidence?: Confidence;
  details?: LineDetail[];
}

function line(draft: Draft): PayLine {
  return {
    key: draft.key,
    label: draft.label,
    kind: draft.kind,
    amount: draft.amount / 100,
    how: draft.how,
    source: draft.source ?? quick.source,
    sourceYear: draft.sourceYear === undefined ? quick.year : draft.sourceYear,
    confidence: draft.confidence ?? "assumed",
    details: draft.details,
  };
}

/** How the gross of a period came about. */
export function explainGross(request: PayRequest): string {
  const period = PERIOD_LABEL[request.payPeriod];
  if (request.grossPay !== null) return `Gross pay given for the ${period}.`;
  const periods = PERIODS_PER_YEAR[request.payPeriod];
  if (request.payType === "salary") {
    return `${usd(toCents(request.annualSalary))} a year divided by ${periods} pay periods.`;
  }
  const weeks = HOURLY_WEEKS[request.payPeriod];
  return `${request.hoursPerWeek} hours a week at $${request.hourlyRate} an hour, times ${weeks} weeks in the ${period}.`;
}

function federalLine(work: QuickWork, request: PayRequest): PayLine {
  const periods = PERIODS_PER_YEAR[request.payPeriod];
  const yearly = divideHalfUp(work.annualGross.top, work.annualGross.bottom);
  const row = explainBracket(QUICK_SCHEDULES[request.filingStatus], yearly);
  const who = STATUS_LABEL[request.filingStatus];
  return line({
    key: "federalTax",
    label: "Federal income tax",
    kind: "tax",
    amount: work.amounts.federalTax,
    how: `Gross of ${usd(yearly)} a year, ${who}: ${row} makes ${usd(work.annual.federalTax)} a year, divided by ${periods}.`,
    details: [
      { label: "Yearly gross", value: usd(yearly) },
      { label: "Bracket row", value: row },
      { label: "Standard deduction", value: "none in the quick estimate" },
    ],
  });
}

function additionalMedicareLine(work: QuickWork, request: PayRequest): PayLine {
  const threshold = quick.additional_medicare_threshold[request.filingStatus] * 100;
  const yearly = divideHalfUp(work.annualGross.top, work.annualGross.bottom);
  const how =
    yearly > threshold
      ? `0.9 % of the yearly gross above ${usd(threshold, true)} (${usd(yearly - threshold)}), divided by ${PERIODS_PER_YEAR[request.payPeriod]}.`
      : `Yearly gross of ${usd(yearly)} does not pass ${usd(threshold, true)}.`;
  const amount = work.amounts.medicareAdditional;
  return line({ key: "medicareAdditional", label: "Additional Medicare", kind: "tax", amount, how });
}

function contributionLine(
  key: "retirement401k" | "rothIRA",
  label: string,
  work: QuickWork,
  request: PayRequest,
): PayLine {
  const given = request[key];
  const how =
    given.mode === "percent"
      ? `${given.value} % of gross pay; it lowers net pay only, not the tax base.`
      : `${usd(work.amounts[key])} a pay period; it lowers net pay only, not the tax base.`;
  return line({
    key,
    label,
    kind: "deduction",
    amount: work.amounts[key],
    how,
    source: "given",
    sourceYear: null,
    confidence: "given",
  });
}

/** The caller's own lines. */
export function customLines(request: PayRequest): PayLine[] {
  return request.customItems.map((item, index) =>
    line({
      key: `custom${index + 1}`,
      label: item.name || (item.type === "addition" ? "Addition" : "Deduction"),
      kind: item.type === "addition" ? "addition" : "deduction",
      amount: toCents(item.amount),
      how: `Custom line, ${item.category}.`,
      source: "given",
      sourceYear: null,
      confidence: "given",
    }),
  );
}

/** The quick estimate line by line, each with how it was worked out. */
export function quickLines(work: QuickWork, request: PayRequest): PayLine[] {
  const { amounts, rates } = work;
  const percentLine = (key: string, label: string, amount: Cents, percent: number, more = "") =>
    line({
      key,
      label,
      kind: "tax",
      amount,
      how: `${percentText(percent / 100)} of the whole gross pay.${more ? ` ${more}` : ""}`,
    });
  const placed = (key: string, label: string, amount: Cents, rate: QuickWork["rates"]["state"]) =>
    line({
      key,
      label,
      kind: "tax",
      amount,
      how: rate.how,
      source: rate.source,
      sourceYear: rate.year,
      confidence: rate.confidence,
    });
  return [
    line({
      key: "grossPay",
      label: "Gross pay",
      kind: "earning",
      amount: amounts.grossPay,
      how: explainGross(request),
      source: "given",
      sourceYear: null,
      confidence: "given",
    }),
    federalLine(work, request),
    placed("stateTax", "State income tax", amounts.stateTax, rates.state),
    placed("localTax", "Local tax", amounts.localTax, rates.local),
    percentLine(
      "socialSecurity",
      "Social Security",
      amounts.socialSecurity,
      quick.social_security_rate,
      "No wage base in the quick estimate.",
    ),
    percentLine("medicare", "Medicare", amounts.medicare, quick.medicare_rate),
    additionalMedicareLine(work, request),
    percentLine(
      "unemploymentFederal",
      "Federal unemployment",
      amounts.unemploymentFederal,
      quick.federal_unemployment_rate,
      EMPLOYER_NOTE,
    ),
    percentLine(
      "unemploymentState",
      "State unemployment",
      amounts.unemploymentState,
      work.rates.unemploymentPercent,
      EMPLOYER_NOTE,
    ),
    percentLine(
      "stateDisabilityInsurance",
      "State disability insurance",
      amounts.stateDisabilityInsurance,
      work.rates.disabilityPercent,
      work.rates.disabilityPercent === 0 ? "The quick estimate lists no such insurance for this state." : "",
    ),
    contributionLine("retirement401k", "401(k)", work, request),
    contributionLine("rothIRA", "Roth IRA", work, request),
    line({
      key: "healthInsurance",
      label: "Health insurance",
      kind: "deduction",
      amount: amounts.healthInsurance,
      how: "Dollars a pay period as given; it lowers net pay only.",
      source: "given",
      sourceYear: null,
      confidence: "given",
    }),
    ...customLines(request),
  ];
}

/** What the reader of a quick estimate should know. */
export function quickNotes(work: QuickWork, request: PayRequest): string[] {
  const notes = [
    "Quick estimate: 2023 thresholds without a standard deduction. It subtracts federal and state unemployment tax, which the employer normally pays.",
  ];
  if (work.rates.state.confidence === "assumed") notes.push(work.rates.state.how);
  if (work.rates.local.confidence === "assumed") notes.push(work.rates.local.how);
  if (request.section125 > 0 || request.supplementalWages > 0) {
    notes.push("Section 125 deductions and supplemental wages count in precise withholding only.");
  }
  return notes;
}
