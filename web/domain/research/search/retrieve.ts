import { today } from "~/platform/clock";
import { invalidField } from "~/platform/errors";
import type { Source } from "../answer/sentence";
import { keptPerRevision } from "../corpus-revision";
import { OUTSIDE_FROM, pointsOf } from "../encoder";
import { type Given, type GivenFacts, readGiven } from "../facts/given-facts";
import { exactly } from "../facts/types";
import { lawOn } from "../library/law-on-day";
import { readCases } from "../library/read-cases";
import { readLaws } from "../library/read-laws";
import { currentLanguage, type Language } from "../query/language";
import { type PlaceInput, readPlace } from "../query/read-place";
import type { Place, Question } from "../query/types";
import { saysLittle, understandIn } from "../query/understand-question";
import { candidatesOf } from "../reasoning/candidates";
import { findingsOf } from "../reasoning/findings";
import { judged } from "../reasoning/judged";
import { readIssues } from "../reasoning/read-issues";
import { chipsOf } from "../reasoning/shown-facts";
import type { Finding } from "../reasoning/types";
import { caseCandidates } from "./case-candidates";
import { asksWhichStates, ofEveryState } from "./every-state";
import { grouped } from "./group-by-state";
import { type LawFilters, lawCandidates } from "./law-candidates";
import { rankCases } from "./rank-cases";
import { type RankedLaw, rankLaws } from "./rank-laws";
import { inReading } from "./reading";
import type { Retrieval } from "./retrieval";
import { snippetOf, wantedOf } from "./snippet";
import { topicsOfText } from "./topics-of-text";
import type { CaseHit, FullCase, FullLaw, LawHit } from "./types";

export type RetrieveOptions = {
  federal?: boolean;
  /** Leaves out laws that begin at more employees. */
  employees?: number | null;
  /** The employees of who asks, as if the question said so: answer, risk and order of the laws follow it, none is left out. */
  headCount?: number | null;
  category?: string;
  risk?: string;
  /** Most laws; 0 for none. */
  lawLimit?: number;
  /** Most cases; 0 for none. */
  caseLimit?: number;
  /** Facts of the case by their names in facts.yaml: they win over what the question says (`../facts/given-facts.ts`). */
  facts?: GivenFacts;
  /** Laws for each thing that a question asks of: for an answer, not for a list. */
  parts?: boolean;
};

/** Laws and cases for a question, best first and nothing cut: for use inside the product, never sent as it is. */
export async function retrieve(text: string, place: Place, options: RetrieveOptions = {}): Promise<Retrieval> {
  return retrieveIn(await currentLanguage(), text, place, options);
}

/** Enough for what many ask in the same days; each holds places of laws, not their texts. */
const MOST_KEPT = 300;
const kept = keptPerRevision<Retrieval>("retrievals", MOST_KEPT);

/** The same for a place as callers name it. Asked again before the corpus changed, it is told from memory. */
export function retrieveAt(text: string, place: PlaceInput, options: RetrieveOptions = {}): Promise<Retrieval> {
  const { federal, employees, headCount, category, risk, lawLimit, caseLimit, parts, facts } = options;
  const { jurisdiction, city, includeCityLaws } = place;
  const asked = [
    jurisdiction,
    city,
    includeCityLaws,
    federal,
    employees,
    headCount,
    category,
    risk,
    lawLimit,
    caseLimit,
    parts,
    facts,
  ];
  return kept(JSON.stringify([text, today(), ...asked.map((part) => part ?? null)]), async () => {
    const language = await currentLanguage();
    const made = await retrieveIn(language, text, readPlace(place, language), options);
    return { revision: language.revision, made };
  });
}

async function retrieveIn(
  language: Language,
  text: string,
  place: Place,
  options: RetrieveOptions,
): Promise<Retrieval> {
  const given = givenIn(options, language);
  const understood = await understandIn(language, text, place, { ...options, headCount: headsIn(given) });
  const heard = withTopicsOfText(language, understood);
  const asked = options.parts ? await scopedByMeaning(language, heard) : heard;
  const lawLimit = options.lawLimit ?? 25;
  const caseLimit = options.caseLimit ?? 10;
  if (!asked.inScope && asked.caseCitations.length === 0 && asked.caseParties.length === 0) {
    // Nothing was searched: a word about the places searched would be untrue.
    const hints = asked.hints.filter(({ kind }) => kind === "spelling");
    return { question: { ...asked, hints }, laws: [], cases: [] };
  }
  const nothing = { ranked: [], question: asked };
  const { ranked, question } = lawLimit > 0 || caseLimit > 0 ? rankedOrBeside(language, asked, options) : nothing;
  const laws = await lawHits(language, question, limited(ranked, question, lawLimit));
  const cases = caseLimit > 0 ? await caseHits(language, question, ranked, caseLimit) : [];
  const isOfAll = options.parts === true && asksWhichStates(question);
  const everyState = isOfAll
    ? await lawHits(language, question, ofEveryState(language, question, ranked[0]))
    : undefined;
  const reasoned = options.parts ? await reasonedFor(language, asked, given, options) : undefined;
  if (reasoned && reasoned.left > 0)
    question.hints = [...question.hints, { kind: "many-questions", text: MANY_QUESTIONS }];
  return {
    question,
    laws: withCited(laws, reasoned?.shown.findings ?? []),
    cases,
    everyState,
    ...reasoned?.shown,
  };
}

/**
 * Whether employment law is asked about at all, where what the text means tells it more surely than its words do: 'the minimum wage
 * in Seattle' has few words of work, 'the best interview question' has only such.
 */
async function scopedByMeaning(language: Language, question: Question): Promise<Question> {
  if (question.citations.length + question.statutes.length + question.caseCitations.length > 0) return question;
  if (!HAS_WORDS.test(question.text)) return { ...question, inScope: false };
  const { outside, topics, points } = await pointsOf(question.meant);
  const isNearNone = points.every(({ nearness }) => nearness < NEAR_AN_ASK);
  if (outside >= (isNearNone ? DOUBTFUL : OUTSIDE_FROM)) return { ...question, inScope: false };
  const [first] = topics;
  if (question.inScope || !first || outside >= SURELY_INSIDE || first.probability < ONE_TOPIC) return question;
  const label = language.topics.get(first.topic)?.label ?? first.topic;
  const read = { topic: first.topic, label, weight: first.probability, because: [] };
  return { ...question, inScope: true, topics: [read, ...question.topics.filter(({ topic }) => topic !== read.topic)] };
}

/** Nothing but numbers and signs asks nothing. */
const HAS_WORDS = /\p{L}{2}/u;
const SURELY_INSIDE = 0.3;
const ONE_TOPIC = 0.5;
/** Where nothing that people ask of the law lies near, less doubt is enough: 'our kiln fired unevenly'. */
const NEAR_AN_ASK = 0.6;
const DOUBTFUL = 0.4;

const MANY_QUESTIONS =
  "Your text asks more than is answered here at once: the first four questions are. Ask the others by themselves.";

/** The facts that were given, the number of employees among them however it was given. */
function givenIn({ employees, headCount, facts = {} }: RetrieveOptions, language: Language): Given {
  const given = readGiven(facts, language.facts);
  const heads = employees ?? headCount ?? null;
  if (heads === null) return given;
  if (given.has("employees") && headsIn(given) !== heads)
    throw invalidField("facts.employees", "The number of employees is given twice and differs: give it once.");
  return new Map([...given, ["employees", exactly(heads)]]);
}

/** As the question is to be read: null where nobody said that the number is another, a withdrawn one is none. */
function headsIn(given: Given): number | "none" | null {
  if (!given.has("employees")) return null;
  const heads = given.get("employees");
  return heads?.kind === "number" && heads.bounds.from === heads.bounds.to ? heads.bounds.from : "none";
}

/** What answers each thing that is asked, from the laws of its own topics. */
async function reasonedFor(language: Language, question: Question, given: Given, options: RetrieveOptions) {
  const heard = await readIssues(language, question, given, (issue) =>
    lawHits(language, issue, rankedLaws(language, issue, options).slice(0, LAWS_OF_ISSUE)),
  );
  const ground = { points: language.points, facts: heard.facts, today: today() };
  const reading = await judged(heard, question.meant, ground);
  const findings = findingsOf(reading, language, ground.today);
  const chips = chipsOf(reading.facts, given, language.facts);
  const candidates = candidatesOf(reading, findings, language.points);
  const told = { facts: reading.facts, vocabulary: language.facts };
  return { left: reading.left, shown: { findings, facts: chips, told, candidates } };
}

/** What the answer rests on stands in the list as well. */
function withCited(laws: LawHit[], findings: Finding[]): LawHit[] {
  const cited = new Set(findings.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)).flatMap(idOf));
  const found = findings.flatMap(({ issue }) => issue.laws).filter(({ id }) => cited.has(id));
  const all = [...laws, ...found];
  return all.filter((law, at) => all.findIndex(({ id }) => id === law.id) === at);
}

const idOf = (source: Source): number[] => ("law" in source ? [source.law.id] : []);

const LAWS_OF_ISSUE = 14;

/** What answers where a place has no law on a topic: on what an employer decides, the rules of employment at will. */
const ANSWERED_BY: Record<string, string> = {
  predictive_scheduling: "at_will_exceptions",
  day_of_rest_holiday_pay: "at_will_exceptions",
  termination: "at_will_exceptions",
  severance: "at_will_exceptions",
  hotel_workers: "workplace_safety",
  warehouse_quotas: "workplace_safety",
  interns: "min_wage",
  freelance_gig: "contractor_test",
  wage_theft: "pay_frequency",
  worker_recall: "mini_warn",
};

export function withTopicsOfText(language: Language, question: Question): Question {
  const isWeak = saysLittle(question.topics) && question.statutes.length + question.citations.length === 0;
  if (!isWeak || !question.inScope) return question;
  const told = [...topicsOfText(question, language), ...(question.suggested ?? [])];
  const added = told.filter(
    ({ topic }, at) =>
      !question.topics.some((known) => known.topic === topic) && told.findIndex((one) => one.topic === topic) === at,
  );
  return { ...question, topics: [...question.topics, ...added] };
}

/** What was found, and the question that it answers. */
type Answering = { ranked: RankedLaw[]; question: Question };

/** Where a place has no law on what is asked, the law of the topic next to it answers. */
export function rankedOrBeside(language: Language, question: Question, options: RetrieveOptions): Answering {
  const ranked = rankedLaws(language, question, options);
  const [told] = question.topics;
  const isSaid = ranked.some(({ topicScore, match }) => topicScore > 0 || match !== "text");
  const topic = told && ANSWERED_BY[told.topic];
  if (isSaid || !topic) return { ranked, question };
  const label = language.topics.get(topic)?.label ?? topic;
  const beside = {
    ...question,
    topics: [{ ...told, topic, label, insteadOf: { topic: told.topic, label: told.label } }],
  };
  return { ranked: rankedLaws(language, beside, options), question: beside };
}

function rankedLaws(language: Language, question: Question, options: RetrieveOptions): RankedLaw[] {
  const fallbacks = question.topics.map(({ topic }) => ({
    topic,
    slugs: language.topics.get(topic)?.federalLaws ?? [],
  }));
  const federalLawIds = fallbacks
    .flatMap(({ slugs }) => slugs)
    .flatMap((slug) => language.lawsBySlug.get(slug)?.id ?? []);
  const filters: LawFilters = { federal: options.federal ?? true, category: options.category, risk: options.risk };
  const candidates = lawCandidates(language.shelves.laws, { question, filters, federalLawIds });
  const ranked = rankLaws(candidates, question, fallbacks);
  return question.employeesIsFilter ? ranked.filter(({ belowThreshold }) => !belowThreshold) : ranked;
}

function limited(ranked: RankedLaw[], { place, places }: Question, limit: number): RankedLaw[] {
  if (place.state !== "ALL") return ranked.slice(0, limit);
  return grouped(ranked, limit, new Set(places.map(({ state }) => state)));
}

async function lawHits({ fullLaws: byId }: Language, question: Question, ranked: RankedLaw[]): Promise<LawHit[]> {
  const missing = ranked.flatMap(({ law: { id } }) => (byId.has(id) ? [] : [id]));
  if (missing.length > 0)
    for (const law of await inReading((client) => readLaws(client, missing))) byId.set(law.id, law);
  const wanted = wantedOf(asked(question));
  const day = today();
  return ranked.flatMap(({ law: { id }, score, match, matchedTopic, topicScore, belowThreshold }) => {
    const law = byId.get(id);
    if (!law) return [];
    const snippet = snippetOf(law, sentencesOfLaw, wanted);
    return [
      {
        ...lawOn(law, day),
        score: rounded(score),
        match,
        matchedTopic,
        topicScore: rounded(topicScore),
        belowThreshold,
        snippet,
      },
    ];
  });
}

async function caseHits(language: Language, question: Question, laws: RankedLaw[], limit: number): Promise<CaseHit[]> {
  const best = laws.slice(0, 8).map(({ law }) => law);
  const lawIds = best.map(({ id }) => id);
  const slugs = new Set(best.map(({ slug }) => slug));
  const ranked = rankCases(await caseCandidates(language, question, lawIds), question, slugs).slice(0, limit);
  const ids = ranked.map(({ found }) => found.id);
  const byId = await casesInFull(language, ids);
  const wanted = wantedOf(asked(question));
  return ranked.flatMap(({ found: { id }, score, dots, match }) => {
    const found = byId.get(id);
    if (!found) return [];
    const snippet = snippetOf(found, sentencesOfCase, wanted);
    return [{ ...found, relevanceScore: dots, score: rounded(score), match, snippet }];
  });
}

/** Cases are kept in memory in full where they are kept at all. */
async function casesInFull({ shelves, fullCases }: Language, ids: number[]): Promise<Map<number, FullCase>> {
  const known = shelves.cases ? fullCases : new Map<number, FullCase>();
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0)
    for (const found of await inReading((client) => readCases(client, missing))) known.set(found.id, found);
  return known;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Stems that a snippet marks: the words of the question and those of its strongest topic. */
function asked({ terms, topics }: Question): string[] {
  const words = topics.slice(0, 2).flatMap(({ label }) => label.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  return [...terms.map(({ lexeme }) => lexeme), ...words.map((word) => word.replace(/(?:ing|es|s|e)$/, ""))];
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!])\s+(?=[A-Z])/).filter(Boolean);
const sentencesOfLaw = ({ summary, requirements }: FullLaw): string[] => [...sentencesIn(summary), ...requirements];
const sentencesOfCase = ({ summary, legalPrecedent }: FullCase): string[] => [
  ...sentencesIn(summary),
  ...sentencesIn(legalPrecedent ?? ""),
];
