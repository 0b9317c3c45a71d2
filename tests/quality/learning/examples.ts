import type pg from "pg";
import { correctSpelling } from "../../../web/domain/research/query/correct-spelling";
import { isOfLife } from "../../../web/domain/research/query/fields-of-life";
import { currentLanguage } from "../../../web/domain/research/query/language";
import { stemOrStop } from "../../../web/domain/research/query/phrase-index";
import { wordsOf } from "../../../web/domain/research/query/read-text";
import { stemsOf } from "../../../web/domain/research/query/stems";
import { meaningOf } from "../../../web/domain/research/query/word-vectors";
import { wordsAndPairs } from "../../../web/domain/research/query/words-and-pairs";
import type { LabeledQuestion } from "../questions";
import type { Example } from "./learn-weights";
import { sayings } from "./sayings";

/** How much an example of each source counts. */
const QUESTION = 1;
const SAYING = 1;
const PHRASE = 0.5;
const CASE = 0.5;

/** An example, and the words in which it was written. */
export type TextExample = Example & { text: string };

type Text = { text: string; topics: string[]; counts: number; isAsTyped?: true };

/** Everything that one may learn the language of questions from: nothing that is held out. */
export async function examplesFrom(client: pg.Pool, questions: LabeledQuestion[]): Promise<TextExample[]> {
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
  const said = sayings().map((saying) => ({ ...saying, counts: SAYING, isAsTyped: true as const }));
  const texts: Text[] = [...asked, ...said, ...phrases, ...issues];
  const examples: TextExample[] = [];
  for (const { text, topics, counts, isAsTyped } of texts) {
    const typed = wordsOf(text);
    const typedStems = await stemsOf(typed);
    // A saying is written as it is meant: its words are those that a question may hold and be no slip of the pen.
    const corrections = isAsTyped ? [] : correctSpelling(typed, typedStems, language, isOfLife);
    const words = typed.map((word) => corrections.find((correction) => correction.typed === word)?.word ?? word);
    const stems = await stemsOf(words);
    const heard = words.map((word) => stemOrStop(word, stems));
    examples.push({ text, said: wordsAndPairs(heard), meaning: meaningOf(heard), topics, counts });
  }
  return examples;
}
