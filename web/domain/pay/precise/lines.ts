import { wagesAbove, wagesUnderBase } from "../federal/payroll-tax";
import { explainFederal, FEDERAL_SOURCE } from "../federal/withholding";
import { FEDERAL_SOURCES, FEDERAL_YEARS } from "../federal/year";
import { type Cents, percentText, toCents, usd } from "../money";
import { PERIOD_LABEL } from "../pay-period";
import type { Confidence, LineDetail, LineKind, PayLine } from "../pay-result";
import { explainLocal, isLocalEstimate, type LocalPlan } from "../places/local-withholding";
import { customLines, explainGross } from "../quick/lines";
import { STATE_NAMES } from "../state-codes";
import { employerLines } from "./employer-lines";
import { explainState } from "./state-lines";
import type { PreciseWork, ProgramCharge } from "./work";

interface Draft {
  key: string;
  label: string;
  kind: LineKind;
  amount: Cents;
  how: string;
  source: string;
  sourceYear: number | null;
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
    source: draft.source,
    sourceYear: draft.sourceYear,
    confidence: draft.confidence ?? "confirmed",
    details: draft.details,
  };
}

function given(
  key: string,
  label: string,
  kind: LineKind,
  amount: Cents,
  how: string,
  details?: LineDetail[],
): PayLine {
  return line({ key, label, kind, amount, how, source: "given", sourceYear: null, confidence: "given", details });
}

function earningLines(work: PreciseWork): PayLine[] {
  const { hourly, request } = work;
  const details = hourly?.parts.map((part) => ({ label: `${part.hours} hours × ${part.multiple}`, value: part.why }));
  const how = hourly
    ? `${hourly.parts.map((part) => `${part.hours} h × ${part.multiple}`).join(" + ")} at $${request.hourlyRate} a week, for the ${PERIOD_LABEL[request.payPeriod]}.`
    : explainGross(request);
  const lines = [given("grossPay", "Gross pay", "earning", work.regularGross, how, details)];
  if (work.supplemental > 0) {
    lines.push(
      given(
        "supplementalWages",
        "Supplemental wages",
        "earning",
        work.supplemental,
        "Bonus or other supplemental wages of this paycheck.",
      ),
    );
  }
  return lines;
}

function federalLines(work: PreciseWork): PayLine[] {
  const year = work.request.taxYear;
  const lines = [
    line({
      key: "federalTax",
      label: "Federal income tax",
      kind: "tax",
      amount: work.federalRegular,
      ...explainFederal(work.federal),
      source: FEDERAL_SOURCE,
      sourceYear: year,
    }),
  ];
  if (work.supplemental > 0) {
    const how = `22 % flat on ${usd(work.supplemental)} of supplemental wages, 37 % on what passes $1,000,000 in the year.`;
    lines.push(
      line({
        key: "federalSupplementalTax",
        label: "Federal tax on supplemental wages",
        kind: "tax",
        amount: work.federalSupplemental,
        how,
        source: FEDERAL_SOURCES.supplemental_wages,
        sourceYear: year,
      }),
    );
  }
  return lines;
}

function ficaLines(work: PreciseWork): PayLine[] {
  const { request, fica, ficaWages } = work;
  const figures = FEDERAL_YEARS[request.taxYear];
  const soFar = toCents(request.ytd.socialSecurityWages);
  const capped = wagesUnderBase(ficaWages, soFar, figures.socialSecurityBase);
  const rest = capped < ficaWages ? `; the other ${usd(ficaWages - capped)} lie over the yearly wage base` : "";
  const above = wagesAbove(ficaWages, toCents(request.ytd.medicareWages), figures.additionalFrom);
  const year = request.taxYear;
  return [
    line({
      key: "socialSecurity",
      label: "Social Security",
      kind: "tax",
      amount: fica.socialSecurity,
      sourceYear: year,
      source: FEDERAL_SOURCES.social_security,
      how: `6.2 % of ${usd(capped)}${rest}.`,
      details: [
        { label: `Wage base ${year}`, value: usd(figures.socialSecurityBase, true) },
        { label: "Wages so far this year", value: usd(soFar) },
        { label: "Wages after Section 125", value: usd(ficaWages) },
      ],
    }),
    line({
      key: "medicare",
      label: "Medicare",
      kind: "tax",
      amount: fica.medicare,
      how: `1.45 % of ${usd(ficaWages)}, without a wage base.`,
      source: FEDERAL_SOURCES.medicare,
      sourceYear: year,
    }),
    line({
      key: "medicareAdditional",
      label: "Additional Medicare",
      kind: "tax",
      amount: fica.medicareAdditional,
      source: FEDERAL_SOURCES.additional_medicare,
      sourceYear: year,
      how: `0.9 % of the ${usd(above)} that pass ${usd(figures.additionalFrom, true)} this year; the employer withholds it from there whatever the filing status.`,
    }),
  ];
}

function stateLines(work: PreciseWork): PayLine[] {
  return work.states.map((charge) => {
    const explained = explainState(charge, work);
    const suffix = charge.role === "only" ? "" : charge.role === "work" ? " (work)" : " (residence)";
    return line({
      key: charge.role === "home" ? "stateTaxResidence" : "stateTax",
      label: `${STATE_NAMES[charge.input.state]} income tax${suffix}`,
      kind: "tax",
      amount: charge.regular + charge.supplemental,
      how: explained.how,
      source: explained.source,
      sourceYear: explained.year,
      confidence: explained.confidence,
      details: explained.details,
    });
  });
}

/** An exact rate on an estimated base is an estimate; a doubtful rate stays the greater doubt. */
function localConfidence(plan: LocalPlan): Confidence {
  const { confidence } = plan.tax.table;
  return confidence === "confirmed" && isLocalEstimate(plan) ? "estimated" : confidence;
}

function localLines(work: PreciseWork): PayLine[] {
  return work.locals.map((charge, index) => {
    const { tax, carried, from } = charge.plan;
    return line({
      key: `localTax${index + 1}`,
      label: `${tax.table.place} tax`,
      kind: "tax",
      amount: charge.regular + charge.supplemental,
      how: explainLocal(charge, work.localInput),
      source: tax.table.source?.title ?? "local tax data",
      sourceYear: from,
      confidence: carried ? "carried forward" : localConfidence(charge.plan),
      details: tax.table.note ? [{ label: "Note", value: tax.table.note }] : undefined,
    });
  });
}

function programLine({ program, wages, amount }: ProgramCharge, work: PreciseWork): PayLine {
  const soFar = toCents(work.request.ytd.stateWages);
  const capped = wagesUnderBase(wages, soFar, program.base);
  const details: LineDetail[] = [{ label: "Law", value: program.law }];
  if (program.base !== null) details.push({ label: "Yearly wage base", value: usd(program.base, true) });
  if (program.mostAYear !== null) details.push({ label: "Most a year", value: usd(program.mostAYear) });
  if (program.mostAWeek !== null) details.push({ label: "Most a week", value: usd(program.mostAWeek) });
  if (program.note) details.push({ label: "Note", value: program.note });
  const limited = program.mostAYear !== null || program.mostAWeek !== null ? ", up to its limit" : "";
  return line({
    key: program.code,
    label: program.name,
    kind: "tax",
    amount,
    source: program.source,
    sourceYear: work.request.taxYear,
    confidence: program.confidence,
    details,
    how: `${percentText(program.decimal)} of ${usd(capped)}${limited}.`,
  });
}

function deductionLines(work: PreciseWork): PayLine[] {
  const { request, amounts } = work;
  const of = (mode: PayRequest401k) =>
    mode.mode === "percent" ? `${mode.value} % of regular gross pay` : "Dollars a pay period as given";
  const limit = FEDERAL_YEARS[request.taxYear].limit401k;
  const lowers = "It lowers the wages for federal income tax, but not for Social Security and Medicare.";
  return [
    line({
      key: "retirement401k",
      label: "401(k), before tax",
      kind: "deduction",
      amount: amounts.retirement401k,
      how: `${of(request.retirement401k)}. ${lowers}`,
      source: FEDERAL_SOURCES.contribution_limits,
      sourceYear: request.taxYear,
      confidence: "recalled",
      details: [{ label: "Yearly limit, unverified", value: usd(limit, true) }],
    }),
    given("rothIRA", "Roth IRA", "deduction", amounts.rothIRA, `${of(request.rothIRA)}, after tax.`),
    given(
      "section125",
      "Section 125 deductions",
      "deduction",
      amounts.section125,
      "Cafeteria plan deductions: they lower income tax, Social Security and Medicare.",
    ),
    given(
      "healthInsurance",
      "Health insurance",
      "deduction",
      amounts.healthInsurance,
      "Dollars a pay period as given, after tax. A premium paid through a cafeteria plan belongs under Section 125.",
    ),
  ];
}

type PayRequest401k = PreciseWork["request"]["retirement401k"];

/** A precise paycheck line by line, each with how it was worked out and where the figures come from. */
export function preciseLines(work: PreciseWork): PayLine[] {
  return [
    ...earningLines(work),
    ...federalLines(work),
    ...ficaLines(work),
    ...stateLines(work),
    ...localLines(work),
    ...work.programs.map((charge) => programLine(charge, work)),
    ...deductionLines(work),
    ...customLines(work.request),
    ...employerLines(work),
  ];
}
