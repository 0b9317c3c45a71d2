import { contribution, customTotals } from "./custom-items";
import { employerCost } from "./employer-cost";
import { type FederalCase, federalWithholding } from "./federal-withholding";
import { FEDERAL_YEARS } from "./federal-year";
import { WITHHOLDING_TABLES } from "./formula-tables";
import { grossWithOvertime } from "./hourly-pay";
import type { Place } from "./local-taxes";
import { type LocalCase, localPlans, localWithholding } from "./local-withholding";
import { type Cents, toCents } from "./money";
import { PERIODS_PER_YEAR } from "./pay-period";
import type { PayRequest } from "./pay-request";
import { netOf, type PayAmounts } from "./pay-result";
import { ficaOf, supplementalWithholding } from "./payroll-tax";
import type { PreciseWork, ProgramCharge, StateCharge, UnsummedWork } from "./precise-work";
import { yearOfPaychecks } from "./precise-year";
import { isReciprocal } from "./reciprocity";
import { liabilityRules, yearlyLiability } from "./state-liability";
import { programPremium, programsCountGross, statePrograms } from "./state-programs";
import { type StateTaxCase, stateWithholding } from "./state-withholding";
import type { StateCode } from "./states";

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

/** Wages that a state taxes: most leave out 401(k) deferrals and cafeteria plan deductions. */
function stateWages(state: StateCode, gross: Cents, retirement: Cents, section125: Cents): Cents {
  const deferred = WITHHOLDING_TABLES[state]?.taxes_401k ? 0 : retirement;
  const cafeteria = state === "NJ" ? 0 : section125;
  return Math.max(0, gross - deferred - cafeteria);
}

type Core = Pick<
  PreciseWork,
  "request" | "home" | "work" | "periods" | "regularGross" | "supplemental" | "retirement" | "section125"
> & {
  federalYear: Cents;
  ficaYear: Cents;
};

function stateCase(core: Core, state: StateCode): StateTaxCase {
  const { request } = core;
  return {
    state,
    taxYear: request.taxYear,
    status: request.filingStatus,
    period: request.payPeriod,
    periods: core.periods,
    wages: stateWages(state, core.regularGross, core.retirement, core.section125),
    supplemental: core.supplemental,
    allowances: request.allowances,
    federalYear: core.federalYear,
    ficaYear: core.ficaYear,
  };
}

function charged(core: Core, state: StateCode, role: StateCharge["role"]): StateCharge {
  const input = stateCase(core, state);
  const amounts = stateWithholding(input);
  return { input, amounts, role, regular: amounts.regular, supplemental: amounts.supplemental };
}

/** The state of work withholds first; the state of residence takes what its own tax is higher. */
function stateCharges(core: Core, reciprocal: boolean): StateCharge[] {
  const home = core.home.state;
  const work = core.work.state;
  if (home === "" && work === "") return [];
  if (home === "" || work === "" || home === work || reciprocal)
    return [charged(core, (home || work) as StateCode, "only")];
  const away = charged(core, work, "work");
  const own = charged(core, home, "home");
  own.regular = Math.max(0, own.regular - away.regular);
  own.supplemental = Math.max(0, own.supplemental - away.supplemental);
  return [away, own];
}

function programCharges(core: Core, ficaWages: Cents, yearToDate: Cents): ProgramCharge[] {
  const state = core.work.state || core.home.state;
  if (state === "") return [];
  const wages = programsCountGross(state) ? core.regularGross + core.supplemental : ficaWages;
  return statePrograms(state, core.request.taxYear).map((program) => ({
    program,
    wages,
    amount: programPremium(program, wages, yearToDate, core.periods),
  }));
}

function localCase(core: Core, states: readonly StateCharge[]): LocalCase {
  const own = states.find((state) => state.role !== "work");
  return {
    taxYear: core.request.taxYear,
    status: core.request.filingStatus,
    home: core.home,
    work: core.work,
    periods: core.periods,
    gross: core.regularGross,
    supplementalGross: core.supplemental,
    wages: own?.input.wages ?? core.regularGross,
    supplemental: core.supplemental,
    stateTaxableYear: own ? taxableYear(core, own) : 0,
    stateTax: own?.amounts.regular ?? 0,
    stateSupplemental: own?.amounts.supplemental ?? 0,
  };
}

/** Local income taxes build on the yearly taxable income of the return rules; only they need it. */
function taxableYear(core: Core, own: StateCharge): Cents {
  const { amounts, input } = own;
  if (amounts.taxableYear > 0) return amounts.taxableYear;
  const plans = localPlans(input.taxYear, input.status, core.home, core.work);
  if (!plans.some((plan) => plan.basis === "stateTaxable")) return 0;
  const rules = liabilityRules(input.state, input.taxYear, input.status);
  if (!rules) return 0;
  return yearlyLiability(rules, {
    income: input.wages * input.periods,
    federalTax: core.federalYear,
    fica: core.ficaYear,
  }).taxable;
}

function sum<T>(items: readonly T[], amount: (item: T) => Cents): Cents {
  let total = 0;
  for (const item of items) total += amount(item);
  return total;
}

function amountsOf(work: UnsummedWork): PayAmounts {
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

/** One paycheck by the official tables of its tax year, in cents. */
export function preciseWithholding(request: PayRequest, home: Place, work: Place): PreciseWork {
  const figures = FEDERAL_YEARS[request.taxYear];
  const periods = PERIODS_PER_YEAR[request.payPeriod];
  const ytd = yearToDateOf(request.ytd);
  const hourly = grossWithOvertime(request, work.state || home.state);
  const regularGross = hourly.gross;
  const supplemental = toCents(request.supplementalWages);
  const section125 = toCents(request.section125);
  const retirementAsked = contribution(request.retirement401k, regularGross);
  const retirement = Math.min(retirementAsked, figures.limit401k);
  const federal: FederalCase = {
    year: request.taxYear,
    status: request.filingStatus,
    wages: Math.max(0, regularGross - retirement - section125),
    periods,
    w4: request.w4,
    allowances: request.allowances,
  };
  const federalRegular = federalWithholding(federal);
  const ficaWages = Math.max(0, regularGross + supplemental - section125);
  const regularFicaYear = Math.max(0, regularGross - section125) * periods;
  const yearFica = ficaOf(figures, regularFicaYear, { socialSecurity: 0, medicare: 0 });
  const core: Core = {
    request,
    home,
    work,
    periods,
    regularGross,
    supplemental,
    retirement,
    section125,
    federalYear: (federalRegular - toCents(request.w4.step4c)) * periods,
    ficaYear: yearFica.socialSecurity + yearFica.medicare,
  };
  const reciprocal = home.state !== "" && work.state !== "" && isReciprocal(work.state, home.state);
  const states = stateCharges(core, reciprocal);
  const localInput = localCase(core, states);
  const paycheck = {
    ...core,
    hourly: hourly.parts.length > 0 ? hourly : null,
    retirementAsked,
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
    employer: employerCost({
      taxYear: request.taxYear,
      state: work.state || home.state,
      wages: ficaWages,
      yearToDate: ytd,
    }),
  };
  const amounts = amountsOf(paycheck);
  return { ...paycheck, amounts, annual: yearOfPaychecks(paycheck, amounts) };
}
