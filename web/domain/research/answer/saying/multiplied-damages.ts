import type { LawHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { standingOf } from "../choosing/usable";
import { MULTIPLIED } from "../reading/aspects/pay";
import { fromLaw, placed, type Sentence } from "../sentence";
import { asSentence, penaltiesOf, remediesOf, remedySentence } from "./consequences";

/** Records in which a state says what unpaid wages cost, where the one that was found does not. */
const OF_WAGES = new Set([
  "final_pay",
  "wage_deductions",
  "min_wage",
  "overtime",
  "pay_frequency",
  "pto_payout",
  "wage_claim_limitation",
]);

/** 'Treble damages for unpaid wages?': the record of the place that says how many times the wages are owed, as a rule, penalty or remedy. */
export function multipliedDamages(plan: Plan): Sentence | null {
  const { main, aspects, retrieval, today } = plan;
  if (!main || !aspects.some(({ label }) => label === MULTIPLIED.label)) return null;
  const isOwn = (law: LawHit) =>
    law !== main &&
    !law.isAbsence &&
    law.city === null &&
    law.jurisdiction === main.jurisdiction &&
    OF_WAGES.has(law.topics[0] ?? "") &&
    standingOf(law, retrieval.question, today) === "applies";
  const said = [main, ...retrieval.laws.filter(isOwn)].filter((law) => !law.isAbsence).map((law) => saysOf(law, plan));
  return (
    said.find((each) => each.rule)?.rule ??
    said.find((each) => each.penalty)?.penalty ??
    said.find((each) => each.remedy)?.remedy ??
    null
  );
}

type Said = { rule?: Sentence; penalty?: Sentence; remedy?: Sentence | null };

function saysOf(law: LawHit, { rules, retrieval: { question } }: Plan): Said {
  const speaks = (text: string) => MULTIPLIED.speaks.test(text);
  const rule = rules(law).find(({ text }) => speaks(text));
  const penalty = penaltiesOf(law, question.employees).find(({ text }) => speaks(text));
  return {
    rule: rule && fromLaw(placed(rule.text, law), law),
    penalty: penalty && fromLaw(placed(asSentence(penalty.text), law), law),
    remedy: remediesOf(law).some(speaks) ? remedySentence(law) : null,
  };
}
