import { weighedWords } from "../answer/reading/words";
import { type LikelyPoint, nearest, type PointsRead, pointsOf } from "../encoder";
import { type Given, withGiven } from "../facts/given-facts";
import { readFacts } from "../facts/read-facts";
import type { Facts } from "../facts/types";
import type { Language } from "../query/language";
import type { Place, Question } from "../query/types";
import type { LawHit } from "../search/types";
import { type Clause, clausesOf, formOf } from "./issues";
import { stanceOf } from "./stance";
import type { Issue, RankedPoint, Reading } from "./types";
import { withSilence } from "./where-silent";

/** What one piece says counts more than the text that it belongs to. */
const OWN = 0.65;
/** Of several questions at once the whole text says little about each. */
const [MANY, OWN_OF_MANY] = [1, 0.9];
/** 'We have 45 people.' only tells a fact; less words than that are about nothing. */
const LEAST_TOLD_WORDS = 6;
/** Less than this is chance. */
const LEAST_SHARE = 0.03;
const MOST_POINTS = 6;
/** Laws of so many topics may answer. */
const MOST_TOPICS = 3;
const MOST_LAWS = 14;
/** A piece that says so surely what it is about is a thing of its own. */
const SURE_TOLD = 0.5;
/** A question that says less of what it is about asks of what was told. */
const VAGUE = 0.2;
/** One that says so much needs nothing of what stands around it. */
const CLEAR = 0.4;
const MOST_ISSUES = 4;
const LEAST_TOLD = 0.1;
const MOST_RIVALS = 8;

type LawsOf = (question: Question) => Promise<LawHit[]>;
type Heard = {
  clause: Clause;
  points: LikelyPoint[];
  vector: Float32Array /** Says what it asks only with the text around it. */;
  leans?: true;
};

/** What a text says: the things it asks with their points, the laws that may answer each, and the facts of the case. */
export async function readIssues(
  language: Language,
  question: Question,
  given: Given,
  lawsOf: LawsOf,
): Promise<Reading> {
  const text = question.meant;
  const facts = withGiven(readFacts(text, language.facts), given);
  const places = placesOfAnswer(question);
  const whole = await pointsOf(text);
  const ofWhole = new Map(whole.topics.map(({ topic, probability }) => [topic, probability]));
  const clauses = clausesOf(text);
  const heard: Heard[] = [];
  for (const [at, clause] of clauses.entries())
    heard.push(clauses.length > 1 ? await heardAt(clauses, at, whole) : { clause, ...whole });
  const issues: Issue[] = [];
  const asksSomething = clauses.some(({ isAsked }) => isAsked);
  const pieces = piecesOf(heard, { clause: { text, isAsked: false }, ...whole });
  const own = pieces.filter(({ isRival, form }) => !isRival && form.isAsked).length > MANY ? OWN_OF_MANY : OWN;
  const everywhere = pieces.flatMap((piece) => places.map((place) => ({ ...piece, place })));
  for (const { piece, form, isRival, place } of everywhere) {
    const points = mixed(piece.points, whole.points, own);
    const isSaid = issues.some((one) => one.place === place && one.points[0]?.point === points[0]?.point);
    if ((!isRival && isSaid) || (places.length > 1 && issues.length >= MOST_ISSUES)) continue;
    const asked = { ...question, place, employees: headsIn(facts), topics: topicsOf(points, language, question) };
    const asks = formOf(form, text);
    const laws = withSilence((await lawsOf(asked)).slice(0, MOST_LAWS), language.points, { points, form: asks });
    issues.push({
      text: piece.clause.text,
      place,
      employees: asked.employees,
      form: asks,
      isTold: !form.isAsked,
      // 'Was I right?' asks of what the whole story tells.
      stance:
        asks.kind === "approval" ? stanceOf(text, true) : stanceOf(asksSomething ? form.text : text, !form.isAsked),
      isRival,
      leans: piece.leans === true,
      ofWhole,
      sureness: sureOf(piece),
      points,
      laws,
      words: weighedWords({ ...asked, text: `${piece.clause.text} ${text}` }),
      judged: new Map(),
      likeness: await likenessOf(laws, piece.vector, whole.vector),
    });
  }
  const clear = heard.filter((one) => one.clause.isAsked && sureOf(one) >= VAGUE);
  return { issues, facts, left: Math.max(0, clear.length - MOST_ISSUES) };
}

/**
 * What a clause says. A question that says little by itself asks of what the text is about: '… and is it paid?' of the break, 'what
 * is due for the week?' of the hours told before; 'Can we enforce it?' says something only with what was told just before.
 */
async function heardAt(clauses: Clause[], at: number, whole: PointsRead): Promise<Heard> {
  const clause = clauses[at] as Clause;
  const alone = { clause, ...(await pointsOf(clause.text)) };
  const before = clauses[at - 1];
  if (!clause.isAsked || !before) return alone;
  const within = { ...alone, points: alone.within(whole.topics) };
  // 'Do we have to give him his job back?' asks it of the military leave that the story tells of.
  if (isOffTheText(alone, whole)) return { ...within, leans: true };
  if (sureOf(alone) >= CLEAR) return alone;
  if (before.isAsked || sureOf(alone) >= VAGUE) return sureOf(within) >= VAGUE ? within : alone;
  const together = { clause, ...(await pointsOf(`${before.text} ${clause.text}`)) };
  return sureOf(together) > sureOf(alone) ? together : alone;
}

/** What a question by itself seems to be about and the whole text hardly is. */
const isOffTheText = ({ points: [first] }: PointsRead, { topics }: PointsRead): boolean =>
  first !== undefined && (topics.find(({ topic }) => topic === first.topic)?.probability ?? 0) < OFF_THE_TEXT;
const OFF_THE_TEXT = 0.1;

const sureOf = ({ points: [first] }: Pick<Heard, "points">): number => first?.probability ?? 0;

type Piece = { piece: Heard /** Who asks of it. */; form: Clause; isRival: boolean };

/**
 * The questions that say what they are about, and what was told surely enough. Where no question says it, each thing that is told
 * may be what is asked about: they are rivals, and which of them law answers best is seen later.
 */
function piecesOf(heard: Heard[], whole: Heard): Piece[] {
  const questions = heard.filter(({ clause }) => clause.isAsked);
  const clear = questions.filter((one) => sureOf(one) >= VAGUE);
  const told = heard
    .filter(({ clause }) => !clause.isAsked && saysSomething(clause))
    .sort((a, b) => sureOf(b) - sureOf(a));
  if (clear.length > 0) {
    const beside = told.filter(
      (one) => sureOf(one) >= SURE_TOLD && !clear.some((clause) => topicOf(clause) === topicOf(one)),
    );
    return [...clear, ...beside].slice(0, MOST_ISSUES).map((piece) => ({ piece, form: piece.clause, isRival: false }));
  }
  const vague = questions.at(-1);
  const rivals = [...told.filter((one) => sureOf(one) >= LEAST_TOLD), ...(vague ? [vague] : []), whole];
  return rivals
    .slice(-MOST_RIVALS)
    .map((piece) => ({ piece, form: vague?.clause ?? piece.clause, isRival: rivals.length > 1 }));
}

const saysSomething = ({ text }: Clause): boolean => text.split(/\s+/).length >= LEAST_TOLD_WORDS;

/** Those of two places are added by the facts. */
function headsIn(facts: Facts): number | null {
  const heads = facts.get("employees");
  return heads?.kind === "number" && heads.bounds.from === heads.bounds.to ? heads.bounds.from : null;
}

const topicOf = ({ points: [first] }: Heard): string | undefined => first?.topic;

/** Without a chosen state each one that the text names, and without any federal law. */
function placesOfAnswer({ place, places, text }: Question): Place[] {
  if (place.state !== "ALL") return [place];
  const named = places.filter(({ state }, at) => places.findIndex((one) => one.state === state) === at);
  if (named.length === 0) return [{ ...place, state: "FEDERAL" }];
  const at = (place: (typeof named)[number]) => text.toLowerCase().indexOf(place.text.toLowerCase());
  return named
    .sort((a, b) => at(a) - at(b))
    .map(({ state, stateName, city }) => ({ state, stateName, city, includeCityLaws: city !== null }));
}

function mixed(own: LikelyPoint[], whole: LikelyPoint[], ofOwn: number): RankedPoint[] {
  const shares = new Map<string, number>();
  for (const { point, probability } of own) shares.set(point, ofOwn * probability);
  for (const { point, probability } of whole) shares.set(point, (shares.get(point) ?? 0) + (1 - ofOwn) * probability);
  return [...shares]
    .map(([point, share]) => ({ point, share }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_POINTS);
}

/** The topics of the likeliest points, beside those that the words of the question name. */
function topicsOf(points: RankedPoint[], { topics }: Language, question: Question): Question["topics"] {
  const shares = new Map<string, number>();
  for (const { point, share } of points) {
    const topic = point.slice(0, point.indexOf("."));
    shares.set(topic, (shares.get(topic) ?? 0) + share);
  }
  const read = [...shares]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TOPICS)
    .map(([topic, share]) => ({
      topic,
      label: topics.get(topic)?.label ?? topic,
      weight: Math.min(1, 0.5 + share / 2),
      because: [],
    }));
  const others = question.topics
    .filter(({ topic }) => !shares.has(topic))
    .map((one) => ({ ...one, weight: one.weight / 2 }));
  return [...read, ...others];
}

async function likenessOf(laws: LawHit[], own: Float32Array, whole: Float32Array): Promise<Issue["likeness"]> {
  const texts = [...new Set(laws.flatMap(({ provisions }) => provisions.map(({ text }) => text)))];
  const [ofOwn, ofWhole] = await Promise.all([nearest(own, texts), nearest(whole, texts)]);
  return new Map(texts.map((text, at) => [text, { own: ofOwn[at] as number, whole: ofWhole[at] as number }]));
}
