import type { LawHit } from "../../search/types";
import { isOfOthers, isSame, likeness, type Rule } from "../choosing/choose-rules";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import { isOfAnotherAge } from "../reading/ages";
import { isForOthers } from "../reading/groups";
import { saidIn, sentencesOf } from "../reading/words";
import { fromLaw, namedAbsence, placed, type Sentence } from "../sentence";
import { bySize } from "./by-size";
import { standingAlone } from "./standing-alone";
import { dutyOfLarger, yesOrNo } from "./yes-no";

const SECOND_RULE = 0.34;
const FIRST_DUTY = 0.2;
const REPEATS = 0.55;
const SPEAKS = 0.2;

/** What a law says to the question: its rule, with yes or no where one is borne, and a second one that earns its place. */
export function ruleSentences(plan: Plan, main: LawHit, premise: Sentence | null = null): Sentence[] {
  if (main.isAbsence) return absence(main, plan, premise);
  const rules = plan.rules(main).filter(({ text }) => !premise || !saidBy(premise, text));
  const { place, places, employees, text: question } = plan.retrieval.question;
  const best = bestOf(rules, main, question);
  const ofLarger = premise
    ? null
    : (plan.ofLarger(main)?.text ?? dutyOfLarger(plan.form, rules, main, plan.retrieval.question));
  if (ofLarger) {
    const lead = "Not at your size.";
    return [{ ...fromLaw(placed(ofLarger, main), main), lead }, ...(best ? [fromLaw(best.text, main)] : [])];
  }
  const ordered = best ? [best, ...rules.filter((other) => other !== best)] : rules;
  const answered = premise ? null : yesOrNo(plan.form, ordered, plan.retrieval.question, plan.today);
  const chosen = answered?.rule ?? best;
  if (!chosen) return [];
  const sized = premise ? null : bySize(chosen, rules, employees);
  const rule = sized?.rules[0] ?? chosen;
  const isEverywhere = place.state === "ALL" && places.length === 0;
  const own = premise ? rule.text : standingAlone(rule.text, main);
  const besides = rules.filter(
    ({ text }) => !isOfOthers(text, main, question) && !saysAgain(text, rule.text) && !own.includes(text),
  );
  const further =
    besides.find((other) => saysFurtherPoint(other, rule, plan)) ??
    besides.find((other) => isUseful(other, rule, main));
  const second = isEverywhere ? undefined : (sized?.rules[1] ?? further);
  const unverified = plan.hasUnverified && main.jurisdiction === "FEDERAL";
  const isPlaced = premise?.sources.some((source) => "law" in source && source.law.id === main.id) ?? false;
  const text = isPlaced ? own : placed(own, main);
  const shown: Sentence = {
    ...fromLaw(unverified ? `State law is not verified here. ${text}` : text, main),
    lead:
      sized?.lead ?? answered?.lead ?? (lacksFederal(plan) && !premise ? "No federal law on this found." : undefined),
  };
  return second ? [shown, fromLaw(standingAlone(second.text, main, own), main)] : [shown];
}

const saidBy = ({ text: said }: Sentence, text: string): boolean =>
  isSame(text, said) || said.toLowerCase().includes(text.toLowerCase());

/** Where no sentence speaks to the question, the law's first duty says what the law is about. */
function bestOf(all: Rule[], main: LawHit, question: string): Rule | undefined {
  const sameAge = all.filter(({ text }) => !isOfAnotherAge(text, question));
  const rules = sameAge.length > 0 ? sameAge : all;
  const [best] = rules;
  if (!best || best.fit >= SPEAKS) return best;
  return rules.find(({ text }) => text === main.requirements[0] && !isForOthers(text, question)) ?? best;
}

/** Asked what federal law says, with no federal law on the point among what was found. */
const lacksFederal = ({ form, retrieval }: Plan): boolean =>
  form.namesFederal && form.kind !== "open" && !retrieval.laws.some(({ jurisdiction }) => jurisdiction === "FEDERAL");

/** Speaks to a point that was asked beside the one that the first rule speaks to. */
const saysFurtherPoint = ({ text }: Rule, first: Rule, { aspects }: Plan): boolean =>
  text !== first.text &&
  aspects.some(({ isDecisive, speaks }) => isDecisive && !speaks.test(first.text) && speaks.test(text));

const NUMBERS = /\d[\d,.]*\d|\d/g;
const AGAIN = 0.5;
const SHORT = 4;

/** The summary of a record tells its rule a second time: the same figures in like words. */
function saysAgain(text: string, said: string): boolean {
  const numbers = text.match(NUMBERS) ?? [];
  const known = new Set(said.match(NUMBERS));
  const [telling, before] = [[...saidIn(text)], saidIn(said)];
  const share = telling.filter((word) => before.has(word)).length / Math.max(1, telling.length);
  if (numbers.length === 0) return telling.length <= SHORT && share >= AGAIN;
  return share >= AGAIN && numbers.every((number) => known.has(number));
}

/** A second rule earns its place by speaking to the question, or by being the law's first duty; never by repeating. */
function isUseful(second: Rule, first: Rule, main: LawHit): boolean {
  if (second === first || likeness(second.text, first.text) >= REPEATS) return false;
  if (second.fit >= SECOND_RULE && second.fit >= first.fit * 0.6) return true;
  return second.text === main.requirements[0] && second.fit >= FIRST_DUTY;
}

/** 'No Delaware state law on overtime found as of …', what else the record says, and federal law. */
export function absence(main: LawHit, { form }: Plan, premise: Sentence | null): Sentence[] {
  const [found = "", ...rest] = sentencesOf(main.summary).filter((sentence) => isSound(sentence, main));
  const own = namedAbsence(found, main);
  const others = rest.filter((text) => !premise || !isSame(text, premise.text));
  const [last] = others.slice(-1);
  const extra = others.length > 1 && others[0] ? [fromLaw(others[0], main)] : [];
  const federal = last ? [fromLaw(last, main)] : [];
  return form.namesFederal ? [...federal, fromLaw(own, main)] : [fromLaw(own, main), ...extra, ...federal];
}

/** The rule of a law that best answers the question. */
export const firstRule = (law: LawHit, plan: Plan): Sentence[] =>
  plan
    .rules(law)
    .filter(({ text }) => !isForOthers(text, plan.retrieval.question.text))
    .slice(0, 1)
    .map(({ text }) => fromLaw(placed(standingAlone(text, law), law), law));
