import type { PoolClient } from "pg";
import { once } from "~/platform/once";
import type { PointOfTopic } from "../corpus/points";
import type { Fact } from "../corpus/schema/facts-file";
import { corpusRevision, revisionIn } from "../corpus-revision";
import { inReading } from "../search/reading";
import { readShelves, type Shelves } from "../search/shelves";
import type { FullCase, FullLaw } from "../search/types";
import { type CitationIndex, citationIndex } from "./citation-index";
import type { LawName, TopicEntry } from "./entries";
import { type PhraseIndex, phraseIndex } from "./phrase-index";
import { wordsOf } from "./read-text";
import { stemsOf } from "./stems";

export type CityEntry = { state: string; code: string; name: string };
export type WordCounts = { laws: number; cases: number };

/** What the reading of questions needs to know of the corpus, compiled once per revision of it. */
export type Language = {
  revision: string;
  topics: Map<string, TopicEntry>;
  /** What people ask of the topics, by `topic.key`. */
  points: Map<string, PointOfTopic>;
  /** The facts of a case that a law may turn on. */
  facts: Fact[];
  phrases: PhraseIndex;
  citations: CitationIndex;
  /** Stems of the corpus and in how many records each occurs. */
  vocabulary: Map<string, WordCounts>;
  /** Words of the thesaurus and of titles, for spelling. */
  words: Map<string, string>;
  lawTotal: number;
  caseTotal: number;
  states: Map<string, string>;
  cities: CityEntry[];
  lawsBySlug: Map<string, LawName>;
  lawsById: Map<number, LawName>;
  shelves: Shelves;
  /** The laws and the shelved cases that were read in full so far, by id. */
  fullLaws: Map<number, FullLaw>;
  fullCases: Map<number, FullCase>;
};

type Held = { revision: string; language: Promise<Language> };
const held = () => once("research-language", () => ({ current: null as Held | null }));

/** The language of the corpus in service: a copy in memory that is made anew when the database holds another revision. */
export async function currentLanguage(): Promise<Language> {
  const revision = await corpusRevision();
  const known = held();
  if (known.current?.revision !== revision) {
    const made: Held = { revision, language: compiled() };
    known.current = made;
    made.language.catch(() => {
      if (known.current === made) known.current = null;
    });
  }
  return known.current.language;
}

async function compiled(): Promise<Language> {
  const { topics, laws, aliases, ...read } = await inReading(readCorpus);
  const texts = [
    ...aliases.map(({ term }) => term),
    ...[...topics.values()].map(({ label }) => label),
    ...laws.flatMap(({ title, popularNames }) => [title, ...popularNames]),
  ];
  const words = await stemsOf(new Set(texts.flatMap(wordsOf)));
  const lawsBySlug = new Map(laws.map((law) => [law.slug, law]));
  return {
    ...read,
    topics,
    phrases: phraseIndex({ aliases, topics: [...topics.values()], laws, lawsBySlug, stems: words }),
    citations: citationIndex(laws),
    words,
    lawsBySlug,
    lawsById: new Map(laws.map((law) => [law.id, law])),
    fullLaws: new Map(),
    fullCases: new Map(),
  };
}

/** All of one snapshot. */
async function readCorpus(client: PoolClient) {
  const vocabulary = await rowsOf<{ term: string; laws: number; cases: number }>(
    client,
    `select term, law_count as laws, case_count as cases from search_terms`,
  );
  const states = await rowsOf<{ code: string; name: string }>(client, "select code, name from states order by name");
  const totals = await rowsOf<{ laws: number; cases: number }>(
    client,
    `select (select count(*)::int from laws where archived_at is null) as laws,
            greatest((select reltuples::int from pg_class where oid = 'cases'::regclass), 1) as cases`,
  );
  return {
    revision: await revisionIn(client),
    ...(await readTopics(client)),
    facts: (await rowsOf<{ definition: Fact }>(client, "select definition from case_facts order by sort_order")).map(
      ({ definition }) => definition,
    ),
    laws: await rowsOf<LawName>(
      client,
      `select id, slug, title, jurisdiction, city, popular_names as "popularNames", citations
       from laws where archived_at is null`,
    ),
    aliases: await rowsOf<{ term: string; kind: "topic" | "law"; target: string }>(
      client,
      "select normalized_term as term, target_kind as kind, target from aliases where target_kind in ('topic', 'law')",
    ),
    vocabulary: new Map(vocabulary.map(({ term, ...counts }) => [term, counts])),
    lawTotal: totals[0]?.laws ?? 0,
    caseTotal: totals[0]?.cases ?? 0,
    states: new Map(states.map(({ code, name }) => [code, name])),
    cities: await rowsOf<CityEntry>(client, "select state_code as state, code, name from cities order by name"),
    shelves: await readShelves(client),
  };
}

type TopicRow = {
  slug: string;
  label: string;
  category: string;
  figures: { federal?: { laws?: string[] } | null } | null;
  points: PointOfTopic[];
};

async function readTopics(client: PoolClient): Promise<Pick<Language, "topics" | "points">> {
  const rows = await rowsOf<TopicRow>(
    client,
    "select slug, label, category, figure_keys as figures, points from topics order by sort_order",
  );
  const topics = rows.map(({ figures, points: _, ...topic }) => ({
    ...topic,
    federalLaws: figures?.federal?.laws ?? [],
  }));
  return {
    topics: new Map(topics.map((topic) => [topic.slug, topic])),
    points: new Map(rows.flatMap(({ points }) => points.map((point) => [`${point.topic}.${point.key}`, point]))),
  };
}

async function rowsOf<Row extends object>(client: PoolClient, sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}
