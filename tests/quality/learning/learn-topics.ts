// `npm run research:topics` learns from the labelled questions that are not held out, the sayings, the thesaurus and the cases in
// which words each topic is asked about, and writes it to web/domain/research/query/tables/asked-topics.json.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pool } from "../../../web/platform/db/pool";
import { projectRoot } from "../../../web/platform/root";
import { markOfTopics } from "../marks";
import { openGround } from "../open-ground";
import { labeledQuestions } from "../questions";
import { examplesFrom } from "./examples";
import { topicTable } from "./topic-table";

const FILE = "web/domain/research/query/tables/asked-topics.json";
const VECTORS = "web/domain/research/query/tables/word-vectors.json";

const ground = await openGround();
const examples = await examplesFrom(pool(), labeledQuestions());
const table = topicTable(examples);
const about =
  "In which words each topic is asked about. A line: a word or two, then the place of a topic in the list and its weight in tenths; the topic without a name is what is not of employment. `meanings` holds a line for each number of a word vector, with the weight of every topic in hundredths. Made by `npm run research:topics`; do not edit.";
const learnt = {
  about,
  lessons: markOfTopics(),
  examples: examples.length,
  vectors: createHash("sha256")
    .update(readFileSync(path.join(projectRoot, VECTORS)))
    .digest("hex")
    .slice(0, 16),
  ...table,
};
writeFileSync(path.join(projectRoot, FILE), `${JSON.stringify(learnt, null, 2)}\n`);
console.log(
  `${examples.length} examples, ${table.topics.split(" ").length} topics, ${table.words.length} words and pairs`,
);
await ground.close();
