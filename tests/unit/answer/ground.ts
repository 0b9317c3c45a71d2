import path from "node:path";
import { questionForm } from "../../../web/domain/research/answer/reading/question-form";
import { overlap, weighedWords } from "../../../web/domain/research/answer/reading/words";
import { buildRecords } from "../../../web/domain/research/corpus/build-records";
import type { PointOfTopic } from "../../../web/domain/research/corpus/points";
import { readCorpusFiles } from "../../../web/domain/research/corpus/read-files";
import type { LawRecord } from "../../../web/domain/research/corpus/record";
import { withGiven } from "../../../web/domain/research/facts/given-facts";
import { readFacts } from "../../../web/domain/research/facts/read-facts";
import { exactly } from "../../../web/domain/research/facts/types";
import { fullLaw } from "../../../web/domain/research/load/full-law";
import type { Language } from "../../../web/domain/research/query/language";
import type { Question } from "../../../web/domain/research/query/types";
import { findingsOf } from "../../../web/domain/research/reasoning/findings";
import type { Issue } from "../../../web/domain/research/reasoning/types";
import type { Retrieval } from "../../../web/domain/research/search/retrieval";
import type { CaseHit, FullCase, LawHit } from "../../../web/domain/research/search/types";
import { projectRoot } from "../../../web/platform/root";

/** Records of a fixed day: composing is tested here, not the law, which its editors correct. */
const RECORDS = path.join(projectRoot, "tests/fixtures/records");
const FILES: Record<string, string[]> = {
  FEDERAL: ["federal/flsa.yaml"],
  DE: ["states/de.yaml"],
  TX: ["states/tx.yaml"],
  CA: ["states/ca.yaml", "cities/ca.yaml"],
  NY: ["states/ny.yaml"],
  MD: ["states/md.yaml"],
  CO: ["states/co.yaml"],
};
const NAMES: Record<string, string> = {
  FEDERAL: "Federal",
  DE: "Delaware",
  CA: "California",
  TX: "Texas",
  NY: "New York",
  MD: "Maryland",
  CO: "Colorado",
};
const LABELS: Record<string, string> = {};
const POINTS = new Map<string, PointOfTopic>();
/** The vocabulary of facts as it is in service: it holds no law. */
const FACTS = buildRecords(readCorpusFiles(path.join(projectRoot, "prisma/corpus"), "states/de.yaml")).facts;
const read = new Map<string, LawHit[]>();
let lastId = 0;

export const TODAY = "2026-11-20";

/** Every record of a place, read once. */
export function lawsOf(...places: string[]): LawHit[] {
  return places.flatMap((place) => {
    const known = read.get(place) ?? (FILES[place] ?? []).flatMap(recordsOf).map(hitOf);
    read.set(place, known);
    return known;
  });
}

function recordsOf(file: string): LawRecord[] {
  const records = buildRecords(readCorpusFiles(RECORDS, file));
  for (const [key, { label }] of records.topics) LABELS[key] = label;
  for (const [point, entry] of records.points) POINTS.set(point, entry);
  return records.laws;
}

export function law(slug: string): LawHit {
  const state = /^(de|tx|ca|ny|md|co)-/.exec(slug)?.[1]?.toUpperCase() ?? "FEDERAL";
  const found = lawsOf(state).find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no record ${slug}`);
  return found;
}

/** A record as the search would hand it over. */
function hitOf(record: LawRecord): LawHit {
  lastId += 1;
  const { city, jurisdiction } = record;
  const law = fullLaw(record, {
    jurisdictionName: NAMES[jurisdiction] ?? jurisdiction,
    cityName: city
      ? city.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => `${dash ? " " : ""}${letter.toUpperCase()}`)
      : null,
    lastUpdated: "2026-11-20T00:00:00.000Z",
  });
  return {
    ...law,
    id: lastId,
    score: 0.8,
    match: "topic",
    matchedTopic: law.topics[0] ?? null,
    topicScore: 0.9,
    belowThreshold: false,
    snippet: "",
  };
}

type Ask = {
  text: string;
  state: string;
  topics: string[];
  city?: string;
  employees?: number;
  laws?: LawHit[];
  cases?: CaseHit[];
};

/** What the search would find for a question about these topics in a place: the place's law first, then federal law. */
export function retrievalOf({ text, state, topics, city, employees, laws, cases = [] }: Ask): Retrieval {
  const place: Question["place"] = {
    state,
    stateName: NAMES[state] ?? state,
    city: city ? { code: city, name: city } : null,
    includeCityLaws: city !== undefined,
  };
  const isHere = (hit: LawHit) =>
    hit.jurisdiction === "FEDERAL" ||
    ((state === "ALL" || hit.jurisdiction === state) && (hit.city === null || hit.city === city));
  const found = (
    laws ??
    lawsOf("FEDERAL", ...(state === "ALL" ? ["DE", "TX", "CA"] : state === "FEDERAL" ? [] : [state])).filter(
      (hit) => isHere(hit) && hit.topics[0] !== undefined && topics.includes(hit.topics[0]),
    )
  ).map((hit) => ({
    ...hit,
    score: hit.jurisdiction === "FEDERAL" ? 0.7 : 0.9,
    belowThreshold: employees !== undefined && (hit.minEmployees ?? 0) > employees,
  }));
  const words = [...new Set(text.toLowerCase().match(/[a-z]{3,}/g))];
  const question: Question = {
    text,
    meant: text,
    place,
    terms: words.map((word) => ({ word, lexeme: word, weight: 0.5, lawCount: 5, caseCount: 0, typed: null })),
    topics: topics.map((topic, at) => ({
      topic,
      label: LABELS[topic] ?? topic,
      weight: 0.9 - at * 0.05,
      because: [],
    })),
    citations: [],
    statutes: [],
    caseCitations: [],
    caseParties: [],
    employees: employees ?? null,
    employeesIsFilter: false,
    places: [],
    dates: [],
    hints: [],
    keywords: [],
    hasWorkWords: true,
    inScope: true,
  };
  const sorted = found.sort((a, b) => b.score - a.score);
  return { question, laws: sorted, cases, findings: findingsIn(question, sorted) };
}

/** What answers the question, where words stand for the meanings that the encoder reads: each law says all under one point. */
function findingsIn(question: Question, laws: LawHit[]): Retrieval["findings"] {
  const { text, place, employees, topics } = question;
  const words = weighedWords(question);
  const texts = laws.flatMap(({ provisions }) => provisions.map((provision) => provision.text));
  const near = (sentence: string) => overlap(sentence, words);
  const issue: Issue = {
    text,
    place,
    employees,
    form: questionForm(text),
    isTold: false,
    stance: null,
    isRival: false,
    leans: false,
    ofWhole: new Map(),
    sureness: 1,
    points: topics.map(({ topic }) => ({ point: `${topic}.rule`, share: 1 / topics.length })),
    laws,
    likeness: new Map(texts.map((sentence) => [sentence, { own: near(sentence), whole: near(sentence) }])),
    words,
    judged: new Map(),
  };
  const heads = employees === null ? [] : [["employees", exactly(employees)] as const];
  const facts = withGiven(readFacts(text, FACTS.values()), new Map(heads));
  const language = { points: POINTS, facts: [...FACTS.values()] } as Pick<Language, "points" | "facts">;
  return laws.length === 0 ? [] : findingsOf({ issues: [issue], facts, left: 0 }, language, TODAY);
}

/** A decision as the search would hand it over; any field can be given. */
export function caseHit(fields: Partial<CaseHit> = {}): CaseHit {
  const base: FullCase = {
    id: 900,
    slug: "smith-v-jones",
    name: "Smith v. Jones",
    citation: "500 U.S. 100 (1991)",
    court: "U.S. Supreme Court",
    courtLevel: "supreme",
    jurisdiction: "FEDERAL",
    year: 1991,
    issue: "Is waiting time paid time?",
    outcome: "Employee or claimant prevailed",
    damages: null,
    summary: "Time spent waiting at the gate is work.",
    keyIssues: ["waiting time"],
    legalPrecedent: "An employer must pay for the time that it makes an employee wait at the gate.",
    financialImpact: [],
    relevanceScore: 4,
    categories: ["Wage and Hour"],
    topics: ["overtime"],
    statutes: [],
    treatment: "good",
    treatmentNote: null,
    citationVerified: true,
    confidence: "source",
    referenceUrl: null,
    linkClass: null,
    verifiedAsOf: "2026-01-01",
    lastUpdated: "2026-11-20T00:00:00.000Z",
  };
  return { ...base, score: 0.8, match: "topic", snippet: "", ...fields };
}

/** The answer as a reader sees it. */
export const plain = (html: string): string =>
  html
    .replace(/<sup[^>]*>\d+<\/sup>/g, "")
    .replace(/<\/p>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
