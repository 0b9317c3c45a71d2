import type { Weighed } from "../../reasoning/types";
import type { LawHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import type { CitationBook } from "../saying/citations";
import { imperative, isDuty } from "./imperative";

const MOST_ACTIONS = 8;
const MOST_BULLETS = 5;
/** What answers this much less well than the sentence that leads is nothing to do now. */
const BESIDE = 1.3;
/** A notice, a record and a time limit belong to the law, whatever was asked of it. */
const OF_THE_LAW = new Set(["notice", "record", "limitation"]);
const DUTIES = new Set(["rule", "deadline", "coverage"]);

/** A thing to do, from one sentence of one law. */
type Action = { urgency: "IMMEDIATE" | "High Priority" | null; text: string; law: LawHit };

/** What to do, the urgent first. The markers mean 24-48 hours and 30 days; without one it is a matter of routine. */
export function recommendedActions(plan: Plan, considered: LawHit[], book: CitationBook): string[] {
  const [main, ...others] = considered.filter(({ isAbsence }) => !isAbsence);
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
  const { isUrgent } = plan.severity;
  const [first, ...more] = duties(law, plan);
  const [limit] = said(law, plan, "limitation");
  const now = isUrgent ? "IMMEDIATE" : "High Priority";
  const keep = limit && done(law, `Keep every record of this matter: ${limit}`, "IMMEDIATE");
  const note = limit && done(law, `Note the time limit: ${limit}`, null);
  return [
    ...(first ? [{ ...first, urgency: now } as const] : []),
    ...(isUrgent && keep ? [keep] : []),
    ...more.slice(0, 2).map((action) => ({ ...action, urgency: isUrgent ? ("High Priority" as const) : null })),
    ...said(law, plan, "notice").map((text) => done(law, imperative(text), "High Priority")),
    ...said(law, plan, "record").map((text) => done(law, imperative(text), null)),
    ...(isUrgent || !note ? [] : [note]),
  ];
}

function ofOther(law: LawHit, plan: Plan): Action[] {
  const [first] = duties(law, plan);
  return first ? [{ ...first, urgency: plan.severity.isUrgent ? "High Priority" : null }] : [];
}

/** What must or must not be done by the sentences of a law that answer what was asked, those that lead first. */
function duties(law: LawHit, plan: Plan): Action[] {
  const best = plan.findings[0]?.lead.fit ?? Number.NEGATIVE_INFINITY;
  const led = plan.findings.map(({ lead }) => lead).filter((lead) => lead.law.id === law.id && isBinding(lead));
  const beside = plan
    .sentencesOf(law)
    .filter((one) => one.fit >= best - BESIDE && isBinding(one) && isDuty(one.provision.text));
  return [...led, ...beside].map(({ provision: { text } }) => done(law, imperative(text), null));
}

const isBinding = ({ provision: { role, mood } }: Weighed): boolean =>
  DUTIES.has(role) && (mood === "must" || mood === "must not");

/** The sentence of a purpose of a law that is nearest to the question. */
function said(law: LawHit, plan: Plan, role: string): string[] {
  const weighed: Pick<Weighed, "provision">[] = plan.sentencesOf(law);
  return weighed
    .filter(({ provision }) => OF_THE_LAW.has(role) && provision.role === role && isSound(provision.text, law))
    .map(({ provision: { text } }) => text)
    .slice(0, 1);
}

const done = (law: LawHit, text: string, urgency: Action["urgency"]): Action => ({ law, text, urgency });

const SAME = 0.75;
const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z\d$.]+/g));

function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length >= SAME * Math.min(a.size, b.size);
}

function distinct(actions: Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) if (!kept.some(({ text }) => isSame(text, action.text))) kept.push(action);
  return kept;
}
