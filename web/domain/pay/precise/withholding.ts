import { contribution, customTotals } from "../custom-items";
import { ficaOf, supplementalWithholding } from "../federal/payroll-tax";
import { type FederalCase, federalWithholding } from "../federal/withholding";
import { FEDERAL_YEARS } from "../federal/year";
import { grossWithOvertime, type HourlyGross } from "../hourly-pay";
import { type Cents, toCents } from "../money";
import { PERIODS_PER_YEAR } from "../pay-period";
import type { PayRequest } from "../pay-request";
import { NOTHING, netOf, type PayAmounts } from "../pay-result";
import type { Place } from "../places/local-taxes";
import { localWithholding } from "../places/local-withholding";
import { isReciprocal } from "../states/reciprocity";
import { employerCost } from "./employer-cost";
import { localCase, programCharges, stateCharges } from "./state-charges";
import type { PayCore, PreciseWork } from "./work";
import { yearOfPaychecks } from "./year";

interface YearToDate {
  socialSecurity: Cents;
  medicare: Cents;
  futa: Cents;
  state: Cents;
  supplemental: Cents;
}

function yearToDateOf(ytd: PayRequest["ytd"]): YearToDate {
  return {
    socialSecurity: toCents(ytd.socialSecurityWages),
    medicare: toCents(ytd.medicareWages),
    futa: toCents(ytd.futaWages),
    state: toCents(ytd.stateWages),
    supplemental: toCents(ytd.supplementalWages),
  };
}

function sum<T>(items: readonly T[], amount: (item: T) => Cents): Cents {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}

function amountsOf(work: PreciseWork): PayAmounts {
  const { request, fica } = work;
  const custom = customTotals(request.customItems);
  const amounts: PayAmounts = {
    grossPay: work.regularGross + work.supplemental,
    federalTax: work.federalRegular + work.federalSupplemental,
    stateTax: sum(work.states, (state) => state.regular + state.supplemental),
    localTax: sum(work.locals, (local) => local.regular + local.supplemental),
    socialSecurity: fica.socialSecurity,
    medicare: fica.medicare,
    medicareAdditional: fica.medicareAdditional,
    unemploymentFederal: 0,
    unemploymentState: sum(work.programs, (charge) => (charge.program.unemployment ? charge.amount : 0)),
    stateDisabilityInsurance: sum(work.programs, (charge) => (charge.program.unemployment ? 0 : charge.amount)),
    retirement401k: work.retirement,
    rothIRA: contribution(request.rothIRA, work.regularGross),
    healthInsurance: toCents(request.healthInsurance),
    section125: work.section125,
    customDeductions: custom.deductions,
    customAdditions: custom.additions,
    netPay: 0,
  };
  amounts.netPay = netOf(amounts);
  return amounts;
}

interface Base {
  core: PayCore;
  hourly: HourlyGross;
  retirementAsked: Cents;
  federal: FederalCase;
  federalRegular: Cents;
  ficaWages: Cents;
  regularFicaYear: Cents;
}

/** Gross pay, pre-tax deductions and federal withholding: what the states and places then build on. */
function basePay(request: PayRequest, home: Place, work: Place): Base {
  const figures = FEDERAL_YEARS[request.taxYear];
  const periods = PERIODS_PER_YEAR[request.payPeriod];
  const hourly = grossWithOvertime(request, work.state || home.state);
  const regularGross = hourly.gross;
  const supplemental = toCents(request.supplementalWages);
  const section125 = toCents(request.section125);
  const retirementAsked = contribution(request.retirement401k, regularGross);
  const retirement = Math.min(retirementAsked, figures.limit401k);
  const wages = Math.max(0, regularGross - retirement - section125);
  const { taxYear: year, filingStatus: status, w4, allowances } = request;
  const federal: FederalCase = { year, status, wages, periods, w4, allowances };
  const federalRegular = federalWithholding(federal);
  const regularFicaYear = Math.max(0, regularGross - section125) * periods;
  const yearFica = ficaOf(figures, regularFicaYear, { socialSecurity: 0, medicare: 0 });
  const federalYear = (federalRegular - toCents(request.w4.step4c)) * periods;
  const ficaYear = yearFica.socialSecurity + yearFica.medicare;
  const core: PayCore = {
    request,
    home,
    work,
    periods,
    regularGross,
    supplemental,
    retirement,
    section125,
    federalYear,
    ficaYear,
  };
  const ficaWages = Math.max(0, regularGross + supplemental - section125);
  return { core, hourly, retirementAsked, federal, federalRegular, ficaWages, regularFicaYear };
}

/** One paycheck by the official tables of its tax year, in cents. */
export function preciseWithholding(request: PayRequest, home: Place, work: Place): PreciseWork {
  const { core, hourly, retirementAsked, federal, federalRegular, ficaWages, regularFicaYear } = basePay(
    request,
    home,
    work,
  );
  const figures = FEDERAL_YEARS[request.taxYear];
  const ytd = yearToDateOf(request.ytd);
  const { supplemental } = core;
  const reciprocal = home.state !== "" && work.state !== "" && isReciprocal(work.state, home.state);
  const states = stateCharges(core, reciprocal);
  const localInput = localCase(core, states);
  const state = work.state || home.state;
  const paycheck: PreciseWork = {
    request,
    home,
    work,
    periods: core.periods,
    hourly: hourly.parts.length > 0 ? hourly : null,
    regularGross: core.regularGross,
    supplemental,
    retirement: core.retirement,
    retirementAsked,
    section125: core.section125,
    federal,
    federalRegular,
    federalSupplemental: supplemental === 0 ? 0 : supplementalWithholding(figures, supplemental, ytd.supplemental),
    ficaWages,
    ficaWagesYear: regularFicaYear + supplemental,
    fica: ficaOf(figures, ficaWages, ytd),
    reciprocal,
    states,
    programs: programCharges(core, ficaWages, ytd.state),
    localInput,
    locals: localWithholding(localInput),
    employer: employerCost({ taxYear: request.taxYear, state, wages: ficaWages, yearToDate: ytd }),
    amounts: NOTHING,
    annual: NOTHING,
  };
  paycheck.amounts = amountsOf(paycheck);
  paycheck.annual = yearOfPaychecks(paycheck, paycheck.amounts);
  return paycheck;
}
