// `npm run research:topics` learns from the labelled questions that are not held out, the sayings, the thesaurus and the cases in
// which words each topic is asked about, and writes it to web/domain/research/query/tables/asked-topics.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pool } from "../../../web/platform/db/pool";
import { projectRoot } from "../../../web/platform/root";
import { openGround } from "../open-ground";
import { labeledQuestions } from "../questions";
import { examplesFrom } from "./examples";
import { type Example, learnWeights } from "./learn-weights";

const FILE = "web/domain/research/query/tables/asked-topics.json";
const SCALE = 10;

/** A pair of words that was heard once says nothing that its words do not say. */
function withoutRarePairs(examples: Example[]): Example[] {
  const heard = new Map<string, number>();
  for (const { said } of examples) for (const word of said.keys()) heard.set(word, (heard.get(word) ?? 0) + 1);
  const isKept = ([word, value]: [string, number]) => value === 1 || (heard.get(word) ?? 0) > 1;
  return examples.map((example) => ({ ...example, said: new Map([...example.said].filter(isKept)) }));
}

const ground = await openGround();
const examples = withoutRarePairs(await examplesFrom(pool(), labeledQuestions()));
const { topics, bias, words } = learnWeights(examples);
const lines = [...words]
  .map(([word, weights]) => {
    const pairs = [...weights].map(([topic, weight]) => [topic, Math.round(weight * SCALE)] as const);
    const kept = pairs.filter(([, weight]) => Math.abs(weight) > 1);
    return kept.length > 0 ? `${word}|${kept.map(([topic, weight]) => `${topic},${weight}`).join("|")}` : "";
  })
  .filter(Boolean)
  .sort();
const about =
  "In which words each topic is asked about. A line: a word or two, then the place of a topic in the list and its weight in tenths; the topic without a name is what is not of employment. Made by `npm run research:topics`; do not edit.";
const learnt = {
  about,
  examples: examples.length,
  topics: topics.join(" "),
  bias: bias.map((each) => Math.round(each * SCALE)).join(" "),
  words: lines,
};
writeFileSync(path.join(projectRoot, FILE), `${JSON.stringify(learnt, null, 2)}\n`);
console.log(`${examples.length} examples, ${topics.length} topics, ${lines.length} words and pairs`);
await ground.close();
