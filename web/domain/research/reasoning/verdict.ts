import type { QuestionForm } from "../answer/reading/question-form";
import type { Provision } from "../corpus/record";
import type { Fact } from "../corpus/schema/facts-file";
import { quantitiesIn } from "../facts/quantities";
import type { Facts } from "../facts/types";
import type { Judgement } from "../judging/judge";
import { comparedWith } from "./compare-value";
import type { Stance } from "./stance";
import type { Weighed } from "./types";

/** How a thing is asked, and what whoever only tells it means to do. */
type Asked = {
  form: QuestionForm;
  stance: Stance;
  text?: string;
  kind?: string | undefined;
  /** What the sentence that leads says to it, read together with it. */
  judgement?: Judgement | undefined;
  /** How likely it is that the point of that sentence is asked, 0 to 1. */
  share?: number;
};

/** Said of what is allowed in part. */
export const LIMITS = "Only within limits.";

const isBan = ({ provision: { mood } }: Weighed): boolean => mood === "must not" || mood === "void";

const dependsOn = ({ ask }: Fact): string => `It depends: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;

/** What the law says of some employers only is no yes or no to one of whom that is not known. */
const OF_SOME = new Set(["federal_contract", "industry", "employer"]);
const NUMERIC = new Set(["count", "money", "span", "hours", "age", "clock"]);

/** The first words of an answer to who asks yes or no; null where the rule itself answers, or nothing can be told. */
export function verdictOf(asked: Asked, lead: Weighed, facts: Facts, vocabulary: Fact[]): string | null {
  const { form, stance, text = "", judgement, share = 0 } = asked;
  const compared = form.asksOpenly ? null : comparedWith(lead.provision, facts);
  if (compared && (form.kind !== "duty" || form.asksIfEnough)) {
    // Enough for a professional is not enough for whoever may be none: 'Yes.' needs the rule to be the asker's own.
    if (compared.isWithin && lead.holding.verdict !== "yes") return null;
    return yes(form.asksIfForbidden ? !compared.isWithin : compared.isWithin);
  }
  const span = form.asksOpenly ? null : isLongEnough(text, lead.provision);
  if (span !== null && form.kind !== "truth") return yes(span);
  if (form.kind === "permission" && isWithinItsLength(text, lead.provision)) return yes(!form.asksIfForbidden);
  if (form.kind === "approval") return read(ofTold(stance ?? "told", lead), judgement, share);
  if (form.kind !== "open" || form.asksIfEnough) return ofQuestion(asked, lead, openFact(lead, facts, vocabulary));
  return form.asksOpenly || stance === null ? null : read(ofTold(stance, lead), judgement, share);
}

/** What is answered to a question for yes or no, of which a fact may be open that would decide it. */
function ofQuestion(
  { form, kind, judgement, share = 0, text = "" }: Asked,
  lead: Weighed,
  open: Fact | undefined,
): string | null {
  const isShielded = form.kind === "permission" && shields(text, lead.provision);
  const mood = isShielded ? yes(!form.asksIfForbidden) : byMood(form, lead, kind);
  // What the facts of the case decide is not for the reading to say.
  const isOfFacts = lead.provision.role === "coverage" && lead.holding.used.length > 0;
  const told = form.asksOpenly || isOfFacts ? mood : read(mood, judgement, share);
  if (open && (told ?? mood)) {
    if (form.kind !== "truth") return dependsOn(open);
    if (OF_SOME.has(open.key)) return null;
  }
  if (!told) return null;
  const isQualified = lead.holding.isOpen || lead.provision.role === "exception";
  return isQualified ? inGeneral(told) : told;
}

/**
 * A fact on which the rule hangs and which nobody told: whom it binds before how many or how much. 'He agreed to straight time, so
 * none is due, right?': whatever the number is, agreeing does not help.
 */
function openFact({ holding }: Weighed, facts: Facts, vocabulary: Fact[]): Fact | undefined {
  const missing = holding.missing.flatMap((key) => vocabulary.find((fact) => fact.key === key) ?? []);
  return (
    missing.find(({ key }) => OF_SOME.has(key)) ?? missing.find(({ key, kind }) => NUMERIC.has(kind) && !facts.has(key))
  );
}

const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const ENOUGH_TIME = /\b(?:enough|ok(?:ay)?|fine|sufficient|all ?right|alright|legal|do|long)\b/i;
const AT_LEAST =
  /\b(?:at least|no (?:less|fewer) than|before|notice|to (?:consider|sign|revoke|respond|answer|decide))\b/i;

/** 'Is 30 days okay?' where 60 days of notice are due. */
function isLongEnough(text: string, { mood, value, text: rule }: Provision): boolean | null {
  if (mood !== "must" || typeof value !== "object" || !ENOUGH_TIME.test(text) || !AT_LEAST.test(rule)) return null;
  const due = Object.entries(DAYS_OF)
    .map(([unit, days]) => Number((value as Record<string, unknown>)[`${unit}s`]) * days)
    .find((days) => days > 0);
  const told = quantitiesIn(text).flatMap(({ after, bounds }) => {
    const [, unit = ""] = /^[- ]?(day|week|month|year)s?\b/.exec(after) ?? [];
    return DAYS_OF[unit] ? [bounds.to * DAYS_OF[unit]] : [];
  });
  return due === undefined || told.length !== 1 || told[0] === undefined ? null : told[0] >= due;
}

/** 'Is a two-year non-compete possible?' where it may last no more than 2 years. */
function isWithinItsLength(text: string, { mood, value }: Provision): boolean {
  if (mood !== "must not" || typeof value !== "object") return false;
  return quantitiesIn(text).some(({ after, bounds }) => {
    const [, unit] = /^[- ]?(year|month)s?\b/.exec(after) ?? [];
    const limit = unit && (value as Record<string, unknown>)[`${unit}s`];
    return typeof limit === "number" && bounds.to <= limit;
  });
}

/** What employees may do is asked, and the law keeps the employer from forbidding or punishing it: 'Can my employees talk about pay?' */
const shields = (text: string, { mood, text: rule }: Provision): boolean =>
  mood === "must not" && SHIELD.test(rule) && EMPLOYEES_ASK.test(text) && !MEASURE.test(text);
const MEASURE =
  /\b(?:forbid|prohibit|ban|bar|restrict|prevent|stop|limit|punish|disciplin\w+|discharg\w+|dismiss\w*|fir(?:e|ed|ing)|terminat\w+|retaliat\w+|penali[sz]e|require|make|force|deny|denied|refuse (?:him|her|them)|write (?:\w+ )?up|demot\w+)\b/i;
const SHIELD =
  /\bmay (?:not|never)\b(?:(?!\bmay\b)[^.;])*?\b(?:forbid|prohibit|ban|bar|restrict|prevent|punish|discipline|discharge|dismiss|fire|retaliate|penalize|act against|treat worse|interfere|require)\b/i;
const EMPLOYEES_ASK =
  /\b(?:can|may|could|are|is|for) (?:(?:an?|my|our|the|any|all|some|these|his|her) )?(?:[\w-]+ ){0,2}?(?:employees?|workers?|staff|people|coworkers|hires?|waitress(?:es)?|servers?|cooks?|drivers?|nurses?|clerks?|he|she|they)\b/i;

const yes = (isSo: boolean): string => (isSo ? "Yes." : "No.");
const inGeneral = (told: string): string =>
  told === "Yes." ? "In general, yes." : told === "No." ? "In general, no." : told;

/** Who only tells what is planned, done or thought is told 'No.' where the law stands against it. */
function ofTold(stance: Stance, lead: Weighed): string | null {
  if (stance === null) return null;
  if (isBan(lead)) return "No.";
  const { mood, text } = lead.provision;
  if (stance === "claimed") return mood === "must" ? "Yes." : null;
  if (stance !== "against") return null;
  if (mood === "may" && IS_LIMIT.test(text)) return LIMITED;
  return mood === "must" || ofCoverage(lead) ? "No." : null;
}

/** Read so surely, the sentence says the word where its mood gives none. */
const SURE = 0.85;
/** Read so surely the other way, or as of something else, the word of its mood is not said. */
const [AGAINST, OF_SOMETHING_ELSE] = [0.6, 0.85];
/** Where the point is so plainly what is asked, its word is doubted less. */
const PLAINLY_ASKED = 0.6;
const [AGAINST_PLAINLY, OTHER_PLAINLY] = [0.85, 0.97];

/** The word that the mood of the sentence gives, unless it reads otherwise; where it gives none, the word that it surely reads as. */
function read(byMood: string | null, judgement: Judgement | undefined, share: number): string | null {
  if (!judgement) return byMood;
  const { yes: isYes, no: isNo, limits, other } = judgement;
  if (byMood === null) {
    if (limits >= SURE) return LIMITS;
    return Math.max(isYes, isNo) >= SURE ? yes(isYes > isNo) : null;
  }
  const against = byMood === "Yes." ? isNo : byMood === "No." ? isYes : 0;
  const [mostAgainst, mostOther] =
    share >= PLAINLY_ASKED ? [AGAINST_PLAINLY, OTHER_PLAINLY] : [AGAINST, OF_SOMETHING_ELSE];
  return against >= mostAgainst || other >= mostOther ? null : byMood;
}

/** Whether what is asked must, may or may not be done, by what the sentence says of it. */
function byMood(form: QuestionForm, lead: Weighed, kind?: string): string | null {
  const { mood } = lead.provision;
  switch (form.kind) {
    case "duty":
      if (isFreeUnlessPromised(lead.provision)) return NO_UNLESS_PROMISED;
      if (isOfPromise(lead.provision)) return OF_PROMISE;
      if (mood === "must") return "Yes.";
      if (mood === "is") return ofCoverage(lead);
      if (mood === "need not" && isBySize(lead)) return "Not at your size.";
      // Who may choose whether to do what is asked as a duty need not do it.
      if (mood === "may" && kind === "must" && !HAS_LIMITS.test(lead.provision.text)) return "No.";
      // What else may or may not be done says little of what must be.
      return mood === "need not" ? "No." : null;
    case "permission":
      // 'We are nine people. Can I say no?'
      return form.refuses && ofCoverage(lead) ? "No." : ofPermission(form, lead.provision);
    case "truth":
      return ofClaim(form, lead);
    default:
      return null;
  }
}

/** What is owed only where the employer has promised it, or unless its own rule says otherwise. */
const isOfPromise = ({ mood, text }: Provision): boolean =>
  mood !== "must not" && mood !== "void" && PROMISED.test(text);

/** What need not be done unless it was promised. */
const isFreeUnlessPromised = (provision: Provision): boolean =>
  provision.mood === "need not" && UNLESS.test(provision.text) && isOfPromise(provision);
const UNLESS = /\bunless\b|\bmay promise it\b/;
const NO_UNLESS_PROMISED = "No, unless your own policy or contract promises it.";
const PROMISED =
  /\b(?:if|unless|when|where|as|in|by|to) (?:\w+ ){0,3}?(?:(?:written |established |own |employer's |the |its )*(?:polic(?:y|ies)|promise)|an? (?:agreement|contract))\b|\b(?:polic(?:y|ies)|agreement|contract|promise) (?:promises?|says?|provides?|specifically provides|makes? (?:\w+ )?due)\b|\bleft to the employer's promise\b/i;
const OF_PROMISE = "It depends on your own policy or contract.";

const isBySize = ({ holding: { verdict, used } }: Weighed): boolean => verdict === "yes" && used.includes("employees");

/** Who is covered is told by the facts: 'Does it apply to us?' */
function ofCoverage({ provision: { role, when }, holding }: Weighed): string | null {
  return role === "coverage" && when && holding.verdict === "yes" && holding.used.length > 0 ? "Yes." : null;
}

/** 'Only for three days or more': whoever means to do it without is told 'No' with the limit. */
const IS_LIMIT = /\bonly\b/;
const LIMITED = "No, only within limits.";
/** What is allowed on a condition is no plain yes. */
const HAS_LIMITS = /\bonly (?:if|with|when|where|after|for|by|to|on|in)\b|\bif\b|\bup to\b/;

function ofPermission({ asksIfForbidden, refuses }: QuestionForm, { mood, text }: Provision): string | null {
  const turned = (isAllowed: boolean) => yes(asksIfForbidden ? !isAllowed : isAllowed);
  if (mood === "must not" || mood === "void") return turned(false);
  // That something must be done says neither yes nor no to something else.
  if (mood === "must") return refuses ? turned(false) : null;
  if (mood === "may" && HAS_LIMITS.test(text)) return LIMITS;
  if (mood === "may" || mood === "need not") return turned(true);
  return null;
}

function ofClaim({ claims }: QuestionForm, lead: Weighed): string | null {
  const { mood } = lead.provision;
  if (mood === "must") return claims === "duty" ? "Yes." : "No.";
  if (mood === "must not" || mood === "void") return claims === "freedom" ? null : "No.";
  if (mood === "is") return claims === "freedom" && ofCoverage(lead) ? "No." : null;
  if (!mood) return null;
  if (claims === "duty") return "No.";
  // What is allowed has its limits, and who is sure of it seldom names them.
  if (mood === "may" && claims === "permission" && IS_LIMIT.test(lead.provision.text)) return LIMITED;
  return mood === "may" ? LIMITS : "Yes.";
}
