import type { LawHit } from "../../search/types";
import { isOfAnotherAge, minorsAge, namesAge } from "../reading/ages";
import type { Aspect } from "../reading/aspects/aspect";
import { isBesideReason, isOfAnotherEnding } from "../reading/endings";
import { isForOthers, isForTrade } from "../reading/groups";
import { type Marks, marksOf } from "../reading/marks";
import type { QuestionForm } from "../reading/question-form";
import {
  isOfAnotherSize,
  isOfLarger,
  isOfSomeSizes,
  ofThisSize,
  speaksOfOthers,
  tellsSizesApart,
} from "../reading/sizes";
import { ofTheLatest, overlap, remembered, saidIn, statementsOf, tellingWords } from "../reading/words";
import { startsSmall, the } from "../sentence";
import { COMPARABLE_FIGURES, longDate, numberOf } from "./comparable-figures";
import { isForPublicBodies } from "./public-bodies";
import { isSound } from "./usable";

export type Rule = {
  text: string;
  law: LawHit;
  /** How well it answers: what it says of the question, and what speaks for and against it. */
  fit: number;
  /** Which part of the question it says. */
  said: number;
  /** Speaks to a point on which what is forbidden answers. */
  forbids: boolean;
};

const FIRST = 0.08;
/** A question of few words asks for the rule itself. */
const FIRST_OF_BROAD = 0.3;
const BROAD = 0.3;
const FIGURE = 0.12;
const CORE = 0.2;
const IN_TITLE = 0.4;
const SUMMARY_ONLY = -0.1;
/** A deadline says when, and seldom what. */
const BESIDE = -0.15;
/** A sentence on the very point that was asked, and one for people whom the question does not name. */
const ON_POINT = 0.5;
const ON_MINOR_POINT = 0.25;
const ON_DECISIVE_POINT = 1;
const ON_FURTHER_POINT = 0.35;
const FOR_OTHERS = 0.3;
/** Said for the very trade that is told, in a law for all. */
const FOR_TRADE = 0.6;
/** 'If the accounting unit is closed …' is no rule for who tells of no such thing. */
const ON_CONDITION = 0.25;
/** Of a law that is partly in force, the sentence that says from when the rest holds. */
const ON_START = 0.6;
/** What a breach costs comes after the rule, unless it was asked for. */
const ON_BREACH = 0.3;
/** 'smaller ones give it unpaid', and not only who is covered. */
const SAYS_WHAT = /\b(?:must|gives?|owes?|pays?|is paid|are paid|unpaid)\b/i;
const VERB =
  /\b(?:must|give|gives|owe|owes|pay|pays|is|are|has|have|depends|train|counts?|count|reaches|follow|starts|begins)\b/i;
/** 'Virginia guards employment at will closely' holds no rule. */
const SAYS_SOMETHING =
  /\d|\b(?:must|may|can|cannot|gives?|owes?|pays?|is|are|has|have|no|not|gets?|counts?|holds?|binds?|follows?|needs?|bars?|bans?|protects?|requires?|allows?|limits?|applies|apply|covers?|goes|do|does|leaves)\b/i;
/** 'Pays the leave' does not tell how much. */
const AMOUNT = /\d[\d,.]* (?:\w+ )?(?:hours?|days?|weeks?|months?|percent|minutes?)\b|\$\d/i;
/** What an employer of the very size that is named owes. */
const OF_THIS_SIZE = 0.35;
/** A record of several leaves says of others what other leaves are. */
const SEVERAL_LEAVES = "other_leave";
/** So alike are sentences that tell what employers of different sizes owe of one thing. */
const SAME_THING = 0.3;
/** Two sentences that share so many words say the same. */
const SAME = 0.72;

type Reading = {
  weights: ReadonlyMap<string, number>;
  form: QuestionForm;
  text: string;
  aspects: Aspect[];
  employees: number | null;
  today: string;
};

/** The rules of a law in the order in which they answer the question; what other sizes of employer owe is left out. */
export function rulesFor(law: LawHit, { weights, form, text: question, aspects, employees, today }: Reading): Rule[] {
  const broad = isBroad(weights, law);
  const requirements =
    law.requirementDetails.length > 0 ? law.requirementDetails.map(({ text }) => text) : law.requirements;
  const first = broad ? FIRST_OF_BROAD : FIRST;
  const pool: [string, number][] = [
    ...requirements.map((text, at): [string, number] => [text, at === 0 ? first : 0]),
    ...statementsIn(law.summary)
      .filter((text) => SAYS_SOMETHING.test(text))
      .map((text): [string, number] => [text, requirements.length > 0 ? SUMMARY_ONLY : first]),
    ...(form.asksFigure ? listed(law.deadlines).map((text): [string, number] => [text, -0.04]) : []),
    ...(asksNotice(question)
      ? [...listed(law.notices), ...listed(law.recordsRetention)].map((text): [string, number] => [text, -0.04])
      : []),
  ];
  const isGraded = pool.some(([text]) => tellsSizesApart(text) && speaksOfOthers(text));
  const ofCoverage = coverage(law).filter(
    (text) =>
      (!isGraded && tellsSizesApart(text) && SAYS_WHAT.test(text)) ||
      aspects.some(({ isOfCoverage, speaks }) => isOfCoverage && speaks.test(text)),
  );
  pool.push(...ofCoverage.map((text): [string, number] => [text, SUMMARY_ONLY]));
  // The figure that a law is known for may be that of larger employers.
  const known = coreOf(law);
  const isOfOtherSizes = pool.some(([text]) => holdsCore(text, known) && isOfAnotherSize(text, employees));
  const core = isOfOtherSizes ? null : known;
  const beside = [law.deadlines, ...(asksNotice(question) ? [law.notices, law.recordsRetention] : [])]
    .flatMap(listed)
    .filter((text) => aspects.some(({ speaks }) => speaks.test(text)) && !pool.some(([known]) => known === text))
    .filter((text) => !/\bposters?\b/i.test(text) || asksNotice(question));
  const bans = aspects.filter((aspect) => aspect.bans);
  const narrow = bans.filter(({ isMinor }) => !isMinor);
  const deciding = narrow.length > 0 ? narrow : bans;
  const weighed = [...pool, ...beside.map((text): [string, number] => [text, BESIDE])]
    .map(([text, bonus]): [string, number, Marks] => [text, bonus, marksOf(text)])
    .filter(
      ([text, , { pointsElsewhere }]) => !pointsElsewhere && isSound(text, law) && !isBesideReason(text, law, question),
    )
    .map(([text, bonus, marks]): Rule => {
      const said =
        overlap(text, weights) * (broad ? IN_TITLE : 1) +
        bonus +
        (form.asksFigure && marks.hasNumber ? FIGURE : 0) +
        (holdsCore(text, core) ? (broad ? 2 * CORE : asksNoFigure(form, question) ? 0 : CORE) : 0);
      // Room attendants who get paid breaks tell nothing of the breaks of others.
      const others = isOfOthers(text, law, question);
      return {
        text,
        law,
        said,
        forbids: deciding.some(({ speaks }) => speaks.test(text)),
        fit:
          said +
          Math.min(onPoint(text, aspects), others ? ON_MINOR_POINT : Number.POSITIVE_INFINITY) +
          (isOfStart(text, law, today) ? ON_START : 0) +
          (isForTrade(text, question) ? FOR_TRADE : 0) -
          (isOnCondition(marks, question) ? ON_CONDITION : 0) -
          Number(others) * FOR_OTHERS -
          (isBesideRule(text, marks, form, aspects) ? ON_BREACH : 0),
      };
    });
  const ordered = distinct(ofTheirSize(weighed, employees, form.asksFigure).sort((a, b) => b.fit - a.fit));
  return isForPublicBodies(law, question) ? whomItCovers(law, ordered) : ordered;
}

const OF_PRIVATE = /\bprivate\b|\b(?:no|any|every) employer\b/i;

/** 'Public employers; private employees rely on the common law', and what else is said of private ones. */
function whomItCovers(law: LawHit, rules: Rule[]): Rule[] {
  const text = `${the(law.title)} covers ${startsSmall(law.coveredText ?? "").replace(/^State\b/, "state")}`;
  const known = rules.filter((rule) => OF_PRIVATE.test(rule.text));
  return [{ text, law, said: 0, forbids: false, fit: rules[0]?.fit ?? 0 }, ...known];
}

const OF_SAME_THING = 0.34;

/** 'Training is due from 50 employees', said to who names 15 and is told only of a leaflet otherwise. */
export function ruleOfLarger(law: LawHit, rules: Rule[], reading: Reading): Rule | null {
  const { employees } = reading;
  if (employees === null || law.isAbsence) return null;
  const [best] = rulesFor(law, { ...reading, employees: null });
  const own = rules[0]?.fit ?? 0;
  if (!best || !isOfLarger(best.text, employees) || best.fit <= own || tellsSizesApart(best.text)) return null;
  const thing = [...saidIn(best.text)].filter((word) => !/\d/.test(word));
  const isOfSame = ({ text }: Rule) =>
    ofThisSize(text, employees) > 0 &&
    thing.filter((word) => saidIn(text).has(word)).length / thing.length >= OF_SAME_THING;
  return rules.some(isOfSame) ? null : best;
}

/**
 * Where a law asks more of some employers than of others, what it asks of those of the named size. Says the best sentence
 * something of other sizes, then what is said of this one of the same thing is the answer.
 */
function ofTheirSize(rules: Rule[], employees: number | null, asksFigure: boolean): Rule[] {
  const fitting = rules.filter(({ text }) => !isOfAnotherSize(text, employees));
  const best = rules.reduce<Rule | null>((first, rule) => (first && first.fit >= rule.fit ? first : rule), null);
  if (employees === null || fitting.length === 0 || !best) return rules;
  if (ofThisSize(best.text, employees) === 1) return fitting;
  return fitting.map((rule) => {
    const share = ofThisSize(rule.text, employees);
    if (share === 0) return rule;
    const isOfSame =
      rule.law.topics[0] !== SEVERAL_LEAVES && isOfSomeSizes(best.text) && likeness(rule.text, best.text) >= SAME_THING;
    return {
      ...rule,
      fit: isOfSame
        ? Math.max(rule.fit, best.fit + share)
        : rule.fit + (asksFigure && AMOUNT.test(rule.text) ? OF_THIS_SIZE : 0),
    };
  });
}

const isOfStart = (text: string, { status, effectiveDate }: LawHit, today: string): boolean =>
  status !== "enacted" && effectiveDate !== null && effectiveDate > today && text.includes(longDate(effectiveDate));

/** Holds only in a case of which the question says nothing. */
const isOnCondition = ({ pointsBack, condition }: Marks, question: string): boolean =>
  pointsBack || (condition !== null && !condition.some((word) => wordsAsked(question).has(word)));

const wordsAsked = ofTheLatest((question) => new Set(tellingWords(question)));

/** A sentence on the breach of a rule, where neither a breach nor its cost is asked about. */
const isBesideRule = (
  text: string,
  { forbids, saysBreach }: Marks,
  { asksConsequence }: QuestionForm,
  aspects: Aspect[],
): boolean => !asksConsequence && saysBreach && !forbids && !aspects.some(({ speaks }) => speaks.test(text));

/** Said of another trade or group, of minors of another age, or of those whose employment ended in another way. */
export const isOfOthers = (text: string, law: LawHit, question: string): boolean =>
  isForOthers(marksOf(text).head, question) ||
  (minorsAge(question) !== null && isOfAnotherAge(aged(text, law), question)) ||
  isOfAnotherEnding(text, question);

/** 'Work must end by 7 p.m.' is said of the minors of whom the requirement before it speaks. */
function aged(text: string, { requirements, topics }: LawHit): string {
  const at = requirements.indexOf(text);
  if (topics[0] !== "child_labor" || at < 1 || namesAge(text) || !/\d/.test(text)) return text;
  return requirements.slice(0, at).findLast(namesAge) ?? text;
}

const statementsIn = remembered(statementsOf);

/** Who is covered, as sentences: 'The … Act covers employers with 50 or more employees.' */
const coverage = (law: LawHit): string[] =>
  statementsIn(law.coveredText ?? "").map((text) =>
    VERB.test(text) ? text : `${the(law.title)} covers ${startsSmall(text)}`,
  );

const listed = (list: LawHit["deadlines"]): string[] => (typeof list === "string" ? [] : list.map(({ text }) => text));

const worthOf = ({ isMinor, isDecisive }: Aspect): number =>
  isDecisive ? ON_DECISIVE_POINT : isMinor ? ON_MINOR_POINT : ON_POINT;

/** The weightiest point that a sentence speaks to, and a little for each further one. */
function onPoint(text: string, aspects: Aspect[]): number {
  const told = aspects.filter(({ speaks }) => speaks.test(text)).map(worthOf);
  return told.length === 0 ? 0 : Math.max(...told) + ON_FURTHER_POINT * (told.length - 1);
}

/** A question that says little beside the law's own name asks for the rule itself: the name chooses no sentence. */
function isBroad(asked: ReadonlyMap<string, number>, { title }: LawHit): boolean {
  const titled = saidIn(title);
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const beside = [...asked].reduce((sum, [word, weight]) => sum + (titled.has(word) ? 0 : weight), 0);
  return beside <= all * BROAD;
}

/** The figure by which states are compared on the topic of a law, as it stands in a sentence. */
function coreOf(law: LawHit): RegExp | null {
  for (const { topic, key, unit } of COMPARABLE_FIGURES) {
    if (topic !== law.topics[0]) continue;
    const value = numberOf(law.figures, key);
    if (value === null) continue;
    const shown = unit === "hour" || unit === "week" || unit === "year" ? (value / 100).toString() : value.toString();
    return new RegExp(`(?<![\\d.])${shown.replace(".", "\\.")}(?!\\d|\\.\\d*[1-9])`);
  }
  return null;
}

/** The sentence that holds this figure is the heart of a law. */
const holdsCore = (text: string, core: RegExp | null): boolean => core?.test(marksOf(text).withPlainNumbers) ?? false;

/** 'May the manager keep a cut?' wants the rule, not the figure that the law is known for. */
const asksNoFigure = ({ kind, asksFigure }: QuestionForm, question: string): boolean =>
  kind === "permission" && !asksFigure && !/\d/.test(question);

/** The posting of a job is no poster. */
const asksNotice = (question: string): boolean =>
  /\b(?:posters?|postings?|notices?|records?|keep|kept|retain\w*|retention|hang|display\w*|(?:must|have to|do|should) (?:i|we) post)\b/i.test(
    question,
  ) && !/\b(?:jobs?|salary|pay|wage) (?:range|ads?|adverts?|postings?|listings?|in)\b/i.test(question);

function distinct(rules: Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (const rule of rules) if (!kept.some((other) => isSame(rule.text, other.text))) kept.push(rule);
  return kept;
}

/** Whether one sentence repeats another. */
export const isSame = (one: string, other: string): boolean => one === other || likeness(one, other) >= SAME;

const wordsIn = remembered((sentence) => new Set(sentence.toLowerCase().match(/[a-z0-9$.]+/g)));

/** In short sentences a few common words mean little. */
const FEW_WORDS = 10;

/** Which share of the shorter sentence's words the other has, 0 to 1. */
export function likeness(one: string, other: string): number {
  const a = wordsIn(one);
  const b = wordsIn(other);
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / Math.max(FEW_WORDS, Math.min(a.size, b.size));
}
