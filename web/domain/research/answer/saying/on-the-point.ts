import type { Question } from "../../query/types";
import type { LawHit } from "../../search/types";
import type { Rule } from "../choosing/choose-rules";
import { numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import type { Aspect } from "../reading/aspects/aspect";
import { speaksTo } from "../reading/aspects/aspects";
import { isOfOneTrade } from "../reading/groups";
import { saidIn, tellingWords } from "../reading/words";
import { fromLaw, placed, type Sentence } from "../sentence";
import { LEAVES_MORE, silentOn } from "./silent";
import { FORBIDDEN, isForbidden } from "./yes-no";

/** Beside the point that was asked, a sentence must hold so much of the question. */
const LEAST_BESIDE_POINT = 0.3;
const LEAST_BESIDE_SILENCE = 0.2;

/** The point that was asked, where the law that answers says nothing of it: what another law says, else that none does. */
export function onThePoint({ aspects, laws, rules, retrieval, form }: Plan, main: LawHit): Sentence[] {
  const unheld = topicNotHeld(main, retrieval.question);
  if (unheld) return [silentOn(unheld.toLowerCase(), main)];
  const open = openPoint(aspects, main, rules(main)[0]);
  if (!open) return [];
  for (const law of laws) {
    // On a minor point only the law of the state beside that of its city may speak first.
    const isBeside = !open.isMinor || (main.city !== null && law.city === null && law.topics[0] === main.topics[0]);
    const isOfItsTopic = law.topics[0] === main.topics[0];
    const isBarred =
      ((open.isOfItsTopic && !open.elsewhere) ||
        main.isAbsence ||
        (open.itsTopic !== undefined && law.jurisdiction === "FEDERAL")) &&
      !isOfItsTopic;
    const cannotSay =
      law === main || law.isAbsence || !isBeside || isBarred || isOfOneTrade(law, retrieval.question.text);
    const speaking = cannotSay
      ? []
      : rules(law).filter(
          ({ text }) => open.speaks.test(text) && (isOfItsTopic || open.elsewhere?.test(text) !== false),
        );
    const rule = sayable(speaking, main);
    if (!rule) continue;
    const lead = isForbidden(form, rule, retrieval.question.text) ? FORBIDDEN : undefined;
    const said = { ...fromLaw(placed(rule.text, law), law), lead };
    // What federal law allows, or sets a sum for, a state's own law may go beyond.
    const isOnlyFederal =
      law.jurisdiction === "FEDERAL" &&
      main.jurisdiction !== "FEDERAL" &&
      !main.isAbsence &&
      (open.isFloor === true || LEAVES_MORE.test(rule.text));
    if (!isOnlyFederal || lead || open.isMinor) return [said];
    return [silentOn(open.label, main), ...(asksMore(main, law) ? [] : [said])];
  }
  if (open.isMinor || main.isAbsence) return [];
  return [silentOn(open.label, main)];
}

/**
 * A sum of another level may not hold here: the federal cash wage of tipped staff in a state without a tip credit. Where there
 * is no state law, it does.
 */
const sayable = (speaking: Rule[], main: LawHit): Rule | undefined =>
  main.isAbsence ? speaking[0] : (speaking.find(({ text }) => !text.includes("$")) ?? speaking[0]);

/** That a job may end at will says nothing of days of rest: the state's own law on them is not in our records. */
function topicNotHeld(main: LawHit, { topics: [first] }: Question): string | null {
  const asked = first?.topic === main.topics[0] ? first?.insteadOf : undefined;
  return asked && !SPOKEN_TO.has(asked.topic) ? asked.label : null;
}

/** What the laws that stand in do speak to: an end of employment, and who is a contractor. */
const SPOKEN_TO = new Set(["termination", "severance", "freelance_gig", "wage_theft"]);

/** What federal law lets an employer pay to the young is no wage where the state's is higher. */
const asksMore = (own: LawHit, federal: LawHit): boolean =>
  (numberOf(own.figures, "rate") ?? 0) > (numberOf(federal.figures, "rate") ?? Number.POSITIVE_INFINITY);

/** The point on which the law is silent; a minor one is not open where its rule speaks to another that decides. */
function openPoint(aspects: Aspect[], main: LawHit, rule: Rule | undefined): Aspect | undefined {
  const unsaid = aspects.filter((aspect) => !speaksTo(main, aspect));
  const decides = aspects.some(({ isDecisive, speaks }) => isDecisive && speaks.test(rule?.text ?? ""));
  return unsaid.find(({ isMinor }) => !isMinor) ?? (decides ? undefined : unsaid[0]);
}

const WORD_ON_RULE = /^(?:Yes\.|That depends on)/;

/** A word of yes or no would answer another question than the very point, of which the record or its sentence says nothing. */
export const isOpenOn = (aspects: Aspect[], main: LawHit, said: Sentence | undefined): boolean =>
  aspects.some(
    (aspect) =>
      aspect.isDecisive &&
      !aspect.isMinor &&
      ((aspect.isOfItsTopic && !speaksTo(main, aspect)) ||
        (WORD_ON_RULE.test(said?.lead ?? "") && !aspect.speaks.test(said?.text ?? ""))),
  );

const CLAUSE = /\band\b|\bbut\b|[,;.?!]/i;
const LEAST_WORDS = 3;

/** 'Must we pay the mileage, and may we pay by card?': the point belongs to another clause than the one that the law answers. */
export function isAside({ aspects, rules, retrieval }: Plan, main: LawHit): boolean {
  const [rule] = rules(main);
  const open = openPoint(aspects, main, rule);
  if (!open || !rule || main.isAbsence) return false;
  const clauses = retrieval.question.text
    .split(CLAUSE)
    .filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  const holds = (clause: string) => tellingWords(clause).filter((word) => saidIn(rule.text).has(word)).length;
  const [answered] = [...clauses].sort((a, b) => holds(b) - holds(a));
  return answered !== undefined && !open.asks.test(answered) && clauses.some((clause) => open.asks.test(clause));
}

/**
 * Where a record of several leaves does not speak to the one that was asked, its other leaves say nothing; nor does any
 * record whose best sentence holds little of the question.
 */
export function saysNothingElse({ main, rules, aspects }: Plan, pointed: Sentence[]): boolean {
  // The reprisal acts of other rights say nothing of this one.
  if (aspects.some(({ itsTopic, bans }) => itsTopic && bans) && pointed.some(({ sources }) => isOnly(sources, main)))
    return true;
  const ofSeveral = main?.topics[0] === "other_leave" && pointed.some(({ sources }) => isOnly(sources, main));
  const least = pointed.some(({ sources }) => isOnly(sources, main)) ? LEAST_BESIDE_SILENCE : LEAST_BESIDE_POINT;
  return ofSeveral || (main !== null && !main.isAbsence && (rules(main)[0]?.fit ?? 0) < least);
}

const isOnly = (sources: Sentence["sources"], law: LawHit | null): boolean =>
  sources.every((source) => "law" in source && source.law === law);
