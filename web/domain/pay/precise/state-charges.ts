import type { Cents } from "../money";
import { type LocalCase, localPlans } from "../places/local-withholding";
import type { StateCode } from "../state-codes";
import { WITHHOLDING_TABLES } from "../states/formula-tables";
import { liabilityRules, yearlyLiability } from "../states/liability";
import { programPremium, programsCountGross, statePrograms } from "../states/programs";
import { type StateTaxCase, stateWithholding } from "../states/withholding";
import type { PayCore, ProgramCharge, StateCharge } from "./work";

/** Wages that a state taxes: most leave out 401(k) deferrals and cafeteria plan deductions. */
function stateWages(state: StateCode, gross: Cents, retirement: Cents, section125: Cents): Cents {
  const deferred = WITHHOLDING_TABLES[state]?.taxes_401k ? 0 : retirement;
  const cafeteria = state === "NJ" ? 0 : section125;
  return Math.max(0, gross - deferred - cafeteria);
}

function stateCase(core: PayCore, state: StateCode): StateTaxCase {
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

function charged(core: PayCore, state: StateCode, role: StateCharge["role"]): StateCharge {
  const input = stateCase(core, state);
  const amounts = stateWithholding(input);
  return { input, amounts, role, regular: amounts.regular, supplemental: amounts.supplemental };
}

/** The state of work withholds first; the state of residence takes what its own tax is higher. */
export function stateCharges(core: PayCore, reciprocal: boolean): StateCharge[] {
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

/** The state programs that the employee pays into on this paycheck. */
export function programCharges(core: PayCore, ficaWages: Cents, yearToDate: Cents): ProgramCharge[] {
  const state = core.work.state || core.home.state;
  if (state === "") return [];
  const wages = programsCountGross(state) ? core.regularGross + core.supplemental : ficaWages;
  return statePrograms(state, core.request.taxYear).map((program) => ({
    program,
    wages,
    amount: programPremium(program, wages, yearToDate, core.periods),
  }));
}

/** What the local taxes of this paycheck are worked out from. */
export function localCase(core: PayCore, states: readonly StateCharge[]): LocalCase {
  const own = states.find((state) => state.role !== "work");
  return {
    taxYear: core.request.taxYear,
    status: core.request.filingStatus,
    home: core.home,
    work: core.work,
    periods: core.periods,
    gross: core.regularGross,
    wages: own?.input.wages ?? core.regularGross,
    supplemental: core.supplemental,
    stateTaxableYear: own ? taxableYear(core, own) : 0,
    stateTax: own?.amounts.regular ?? 0,
    stateSupplemental: own?.amounts.supplemental ?? 0,
  };
}

/** Local income taxes build on the yearly taxable income of the return rules; only they need it. */
function taxableYear(core: PayCore, own: StateCharge): Cents {
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
