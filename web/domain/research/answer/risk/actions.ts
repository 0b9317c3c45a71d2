import type { LawHit, PinnedText } from "../../search/types";
import { isOfOthers, isSame } from "../choosing/choose-rules";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import { isOfAnotherSize } from "../reading/sizes";
import { overlap } from "../reading/words";
import type { CitationBook } from "../saying/citations";
import { imperative, isDuty } from "./imperative";

const MOST_ACTIONS = 8;
const MOST_BULLETS = 5;
/** A duty under another law than the one that answers must speak of what was asked. */
const LEAST_FIT = 0.2;

/** A thing to do, from one sentence of one law. */
type Action = { urgency: "IMMEDIATE" | "High Priority" | null; text: string; law: LawHit };

/** What to do, the urgent first. The markers mean 24-48 hours and 30 days; without one it is a matter of routine. */
export function recommendedActions(plan: Plan, considered: LawHit[], book: CitationBook): string[] {
  const laws = considered.filter(({ isAbsence }) => !isAbsence);
  const [main, ...others] = laws;
  const actions = main ? [...ofMain(main, plan), ...others.slice(0, 3).flatMap((law) => ofOther(law, plan))] : [];
  const order = ["IMMEDIATE", "High Priority", null];
  return distinct(actions)
    .sort((a, b) => order.indexOf(a.urgency) - order.indexOf(b.urgency))
    .slice(0, MOST_ACTIONS)
    .map(({ urgency, text, law }) => `${urgency ? `${urgency}: ` : ""}${text} ${book.marks([{ law }])}`);
}

/** The bullets of the risk card: one duty of each law, without markers. */
export function recommendations(plan: Plan, considered: LawHit[], book: CitationBook): string[] {
  const laws = considered.filter(({ isAbsence }) => !isAbsence);
  const actions = laws.flatMap((law, at) => duties(law, plan).slice(0, at === 0 ? 2 : 1));
  return distinct(actions)
    .slice(0, MOST_BULLETS)
    .map(({ text, law }) => `${text} ${book.marks([{ law }])}`);
}

function ofMain(law: LawHit, plan: Plan): Action[] {
  const [first, second] = duties(law, plan);
  const isUrgent = plan.severity.isUrgent;
  const rule = (action: Action | undefined, urgency: Action["urgency"]) => (action ? [{ ...action, urgency }] : []);
  const [claims, all] = deadlinesOf(law, plan);
  const own = all.filter((text) => !isOfAnotherLeave(text, law, plan));
  return [
    ...rule(first, isUrgent ? "IMMEDIATE" : "High Priority"),
    ...(isUrgent
      ? claims.slice(0, 1).map((text) => done(law, `Keep every record of this matter: ${text}`, "IMMEDIATE"))
      : []),
    ...own.slice(0, 2).map((text) => done(law, text, isUrgent ? "IMMEDIATE" : "High Priority")),
    ...rule(second, isUrgent ? "High Priority" : null),
    ...listed(law.notices, law, plan)
      .slice(0, 1)
      .map((text) => done(law, text, "High Priority")),
    ...listed(law.recordsRetention, law, plan)
      .slice(0, 1)
      .map((text) => done(law, text, null)),
    ...(isUrgent ? [] : claims.slice(0, 1).map((text) => done(law, `Note the time limit: ${text}`, null))),
  ];
}

function ofOther(law: LawHit, plan: Plan): Action[] {
  const [first] = duties(law, plan);
  const notice = listed(law.notices, law, plan)
    .slice(0, 1)
    .map((text) => done(law, text, null));
  return first ? [{ ...first, urgency: plan.severity.isUrgent ? "High Priority" : null }, ...notice] : notice;
}

/** The employer's duties under a law, those nearest to the question first. */
function duties(law: LawHit, plan: Plan): Action[] {
  const least = law === plan.main ? Number.NEGATIVE_INFINITY : LEAST_FIT;
  const { text: question } = plan.retrieval.question;
  return plan
    .rules(law)
    .filter(({ text, fit }) => fit >= least && law.requirements.includes(text) && isDuty(text))
    .filter(({ text }) => !isOfAnotherLeave(text, law, plan) && !isOfOthers(text, law, question))
    .map(({ text }) => done(law, imperative(text), null));
}

const done = (law: LawHit, text: string, urgency: Action["urgency"]): Action => ({ law, text, urgency });

function listed(list: PinnedText[] | "none" | "unknown", law: LawHit, { retrieval: { question } }: Plan): string[] {
  if (typeof list === "string") return [];
  return list
    .map(({ text }) => text)
    .filter((text) => isSound(text, law) && !isOfAnotherSize(text, question.employees));
}

const CLAIM =
  /\b(?:charge|complaint|claim|suit|sue|action|appeal|petition|lawsuit|employee must|worker must|person must)\b/i;

/** What the other side does in time is nothing for the employer to do. */
const OF_THE_EMPLOYEE =
  /^(?:The|An?|Each|Every) (?:\w+ )?(?:employee|worker|applicant|juror|parent|nurse|tenant) (?!must (?:file|sue|claim|complain|bring))/;

/** Time limits of those who complain, and deadlines of the employer. */
function deadlinesOf(law: LawHit, plan: Plan): [string[], string[]] {
  const all = listed(law.deadlines, law, plan).filter((text) => !OF_THE_EMPLOYEE.test(text));
  const limit = law.limitationPeriod && isSound(law.limitationPeriod, law) ? [law.limitationPeriod] : [];
  return [[...limit, ...all.filter((text) => CLAIM.test(text))], all.filter((text) => !CLAIM.test(text))];
}

/** A record of several leaves holds deadlines of each: only those of the leave that was asked about are to be done. */
function isOfAnotherLeave(text: string, { topics }: LawHit, { weights }: Plan): boolean {
  if (topics[0] !== "other_leave") return false;
  const particular = new Map([...weights].filter(([word]) => !/^leav/.test(word)));
  return overlap(text, particular) === 0;
}

function distinct(actions: Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) if (!kept.some(({ text }) => isSame(text, action.text))) kept.push(action);
  return kept;
}
