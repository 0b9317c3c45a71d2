import { ficaOf } from "../federal/payroll-tax";
import { FEDERAL_YEARS } from "../federal/year";
import { netOf, type PayAmounts } from "../pay-result";
import type { StateCode } from "../state-codes";
import { programsCountGross, yearlyPremium } from "../states/programs";
import type { PreciseWork } from "./work";

const FROM_JANUARY = { socialSecurity: 0, medicare: 0 };

function premiums(work: PreciseWork): { unemployment: number; disability: number } {
  const state = (work.work.state || work.home.state) as StateCode;
  const grossYear = work.regularGross * work.periods + work.supplemental;
  let unemployment = 0;
  let disability = 0;
  for (const { program } of work.programs) {
    const premium = yearlyPremium(program, programsCountGross(state) ? grossYear : work.ficaWagesYear);
    if (program.unemployment) unemployment += premium;
    else disability += premium;
  }
  return { unemployment, disability };
}

/** A full year of such paychecks from 1 January, with every yearly limit applied once. */
export function yearOfPaychecks(work: PreciseWork, paycheck: PayAmounts): PayAmounts {
  const figures = FEDERAL_YEARS[work.request.taxYear];
  const { periods } = work;
  const fica = ficaOf(figures, work.ficaWagesYear, FROM_JANUARY);
  const { unemployment, disability } = premiums(work);
  const year: PayAmounts = {
    grossPay: work.regularGross * periods + work.supplemental,
    federalTax: work.federalRegular * periods + work.federalSupplemental,
    stateTax: work.states.reduce((sum, state) => sum + state.regular * periods + state.supplemental, 0),
    localTax: work.locals.reduce((sum, local) => sum + local.regular * periods + local.supplemental, 0),
    socialSecurity: fica.socialSecurity,
    medicare: fica.medicare,
    medicareAdditional: fica.medicareAdditional,
    unemploymentFederal: 0,
    unemploymentState: unemployment,
    stateDisabilityInsurance: disability,
    retirement401k: Math.min(figures.limit401k, work.retirement * periods),
    rothIRA: paycheck.rothIRA * periods,
    healthInsurance: paycheck.healthInsurance * periods,
    section125: paycheck.section125 * periods,
    customDeductions: paycheck.customDeductions * periods,
    customAdditions: paycheck.customAdditions * periods,
    netPay: 0,
  };
  year.netPay = netOf(year);
  return year;
}
