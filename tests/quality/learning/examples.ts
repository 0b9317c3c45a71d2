import { readFileSync } from "node:fs";
import type pg from "pg";
import { parse } from "yaml";
import { correctSpelling } from "../../../web/domain/research/query/correct-spelling";
import { isOfLife } from "../../../web/domain/research/query/fields-of-life";
import { currentLanguage } from "../../../web/domain/research/query/language";
import { stemOrStop } from "../../../web/domain/research/query/phrase-index";
import { wordsOf } from "../../../web/domain/research/query/read-text";
import { stemsOf } from "../../../web/domain/research/query/stems";
import { wordsAndPairs } from "../../../web/domain/research/query/words-and-pairs";
import type { LabeledQuestion } from "../questions";
import type { Example } from "./learn-weights";

/** How much an example of each source counts. */
const QUESTION = 1;
const SAYING = 1;
const PHRASE = 0.5;
const CASE = 0.5;

type Text = { text: string; topics: string[]; counts: number };

/** Everything that one may learn the language of questions from: nothing that is held out. */
export async function examplesFrom(client: pg.Pool, questions: LabeledQuestion[]): Promise<Example[]> {
  const language = await currentLanguage();
  const { rows: laws } = await client.query<{ slug: string; topic: string }>(
    "select slug, topics[1] as topic from laws where archived_at is null",
  );
  const topicOf = new Map(laws.map(({ slug, topic }) => [slug, topic]));
  const asked = questions
    .filter(({ holdout, kind }) => !holdout && kind !== "citation" && kind !== "title")
    .map(({ q, must }) => ({
      text: q,
      topics: [...new Set(must.flatMap((slug) => topicOf.get(slug) ?? []))],
      counts: QUESTION,
    }));
  const phrases = [...new Set([...language.phrases.byFirstStem.values()].flat())]
    .filter(({ kind, topics }) => kind !== "name" && topics.length > 0)
    .map(({ words, topics }) => ({ text: words.join(" "), topics, counts: PHRASE }));
  const { rows: cases } = await client.query<{ text: string; topic: string }>(
    `select coalesce(issue, '') || ' ' || array_to_string(key_issues, ' ') as text, topics[1] as topic
     from cases where archived_at is null and topics[1] is not null order by id`,
  );
  const issues = cases.map(({ text, topic }) => ({ text, topics: [topic], counts: CASE }));
  const texts: Text[] = [...asked, ...sayings(), ...phrases, ...issues];
  const examples: Example[] = [];
  for (const { text, topics, counts } of texts) {
    const typed = wordsOf(text);
    const typedStems = await stemsOf(typed);
    const corrections = correctSpelling(typed, typedStems, language, isOfLife);
    const words = typed.map((word) => corrections.find((correction) => correction.typed === word)?.word ?? word);
    const stems = await stemsOf(words);
    examples.push({ said: wordsAndPairs(words.map((word) => stemOrStop(word, stems))), topics, counts });
  }
  return examples;
}

/** What people say of each topic, and under `none` what has nothing to do with employment. */
function sayings(): Text[] {
  const file = new URL("sayings.yaml", import.meta.url);
  const said = parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  return Object.entries(said).flatMap(([topic, texts]) =>
    texts.map((text) => ({ text, topics: topic === "none" ? [] : topic.split(" "), counts: SAYING })),
  );
}
