import { FEDERAL_YEARS } from "../federal/year";
import { percentText, usd } from "../money";
import { coverageGap, localKnowledge, statesWithLocalTaxIn } from "../places/local-taxes";
import { STATE_NAMES } from "../state-codes";
import { RECIPROCITY_NOTE } from "../states/reciprocity";
import { sutaOf } from "./employer-cost";
import { explainState } from "./state-lines";
import type { PreciseWork } from "./work";

function retirementNotes(work: PreciseWork): string[] {
  const limit = FEDERAL_YEARS[work.request.taxYear].limit401k;
  if (work.retirementAsked > limit) {
    return [`The 401(k) contribution was cut to the yearly limit of ${usd(limit, true)} (unverified figure).`];
  }
  if (work.retirement === 0 || work.retirement * work.periods <= limit) return [];
  const paychecks = Math.floor(limit / work.retirement);
  return [
    `At this rate the 401(k) reaches the yearly limit of ${usd(limit, true)} (unverified figure) after ${paychecks} paychecks.`,
  ];
}

function placeNotes(work: PreciseWork): string[] {
  const { home, request } = work;
  const notes: string[] = [];
  if (home.state === "") return ["No state was given: state, local and state program lines are not worked out."];
  if (localKnowledge(home) === "unknown") {
    const gap = coverageGap(home.state) ?? "the county decides the local tax and is not known";
    notes.push(`Local tax of this place in ${STATE_NAMES[home.state]} is not in our data (${gap}); none was counted.`);
  }
  const elsewhere = statesWithLocalTaxIn(home.city).filter((state) => state !== home.state);
  if (elsewhere.length > 0 && localKnowledge(home) !== "taxed") {
    notes.push(
      `${home.city} is known for a local tax in ${elsewhere.map((state) => STATE_NAMES[state]).join(", ")}, not in ${STATE_NAMES[home.state]}.`,
    );
  }
  if (request.rates) notes.push("The given rates are used by the quick estimate only.");
  return notes;
}

function borderNotes(work: PreciseWork): string[] {
  const { home, work: job } = work;
  if (home.state === "" || job.state === "" || home.state === job.state) return [];
  const pair = `${STATE_NAMES[home.state]} and ${STATE_NAMES[job.state]}`;
  if (work.reciprocal)
    return [`${pair} have an agreement: only the state of residence taxes the wages. ${RECIPROCITY_NOTE}`];
  return [
    `${pair} have no agreement: the state of work withholds, and the state of residence what its own tax is higher, if the employer is registered there.`,
  ];
}

function employerNotes(work: PreciseWork): string[] {
  const state = work.work.state || work.home.state;
  if (state === "") return [];
  const year = work.request.taxYear;
  const notes: string[] = [];
  const suta = sutaOf(state, year);
  if (suta.carriedFrom !== null)
    notes.push(
      `${STATE_NAMES[state]} unemployment wage base of ${year} is not in our data; that of ${suta.carriedFrom} is used.`,
    );
  const reductions = FEDERAL_YEARS[year].creditReduction;
  if (reductions === null)
    notes.push(
      `Whether ${STATE_NAMES[state]} is a FUTA credit reduction state in ${year} is not in our data; 0.6 % is used.`,
    );
  else if (reductions[state])
    notes.push(
      `${STATE_NAMES[state]} was a FUTA credit reduction state in ${year}: ${percentText(reductions[state])} more is due with Form 940.`,
    );
  return notes;
}

function recalledNotes(work: PreciseWork): string[] {
  const recalled = work.programs.filter((charge) => charge.program.confidence === "recalled");
  return recalled.map((charge) => `${charge.program.name}: the figure is recalled, not checked against the agency.`);
}

function localRateNotes(work: PreciseWork): string[] {
  const inJuly = work.locals
    .filter(({ plan }) => plan.changedInJuly && !plan.carried)
    .map(({ plan }) => `${plan.tax.table.place}: the rate changed on July 1, ${plan.from}; the one from July is used.`);
  return [...inJuly, ...carriedLocalNotes(work)];
}

function carriedLocalNotes(work: PreciseWork): string[] {
  return work.locals
    .filter(({ plan }) => plan.carried || plan.tax.table.confidence === "secondary")
    .map(({ plan }) =>
      plan.carried
        ? `${plan.tax.table.place}: the rate of ${plan.from} is used, a newer one is not in our data.`
        : `${plan.tax.table.place}: the rate rests on one second-hand source.`,
    );
}

function formNotes(work: PreciseWork): string[] {
  const { request } = work;
  const notes: string[] = [];
  if (request.w4.version === "2019" && request.filingStatus === "head") {
    notes.push("The W-4 of 2019 and earlier has no head of household; the single schedule is used.");
  }
  if (request.payType === "hourly" && request.grossPay === null && !work.hourly && request.hoursPerWeek > 40) {
    notes.push(
      "Hours over 40 a week are due at one and a half times the rate (29 U.S.C. 207) unless the job is exempt; set overtime to count that.",
    );
  }
  if (work.supplemental > 0 && work.states.some((state) => state.amounts.formula.kind === "liability")) {
    notes.push(
      "State tax on supplemental wages is what they add to the yearly liability; a state may allow a flat rate instead.",
    );
  }
  return notes;
}

/** What the reader of a precise paycheck should know: missing, carried and recalled figures, limits, agreements. */
export function preciseNotes(work: PreciseWork): string[] {
  return [
    ...placeNotes(work),
    ...borderNotes(work),
    ...work.states.flatMap((charge) => explainState(charge, work).notes),
    ...recalledNotes(work),
    ...localRateNotes(work),
    ...formNotes(work),
    ...retirementNotes(work),
    ...employerNotes(work),
  ];
}

/** Says so when deductions take more than there is; nothing when they do not. */
export function negativeNetNote(netPay: number): string[] {
  return netPay < 0 ? [`Deductions and taxes pass the pay by ${usd(-netPay)}: there is nothing left to pay out.`] : [];
}
