// `npm run answers:diff`: what the code and law of this working tree answer to all labelled questions, beside the kept answers.
// `-- --accept` keeps today's; `-- --set told-questions` looks at one set; `-- --most 200` prints more.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { openGround } from "../open-ground";
import { QUESTION_FILES, questionsOf } from "../questions";
import { type Change, changesOf } from "./compare";
import { type GivenAnswer, givenAnswer } from "./given-answer";

const { values } = parseArgs({
  options: {
    accept: { type: "boolean", default: false },
    set: { type: "string" },
    most: { type: "string", default: "40" },
  },
});
const fileOf = (set: string) => path.join(import.meta.dirname, `${set}.yaml`);
const kept = (set: string): GivenAnswer[] =>
  existsSync(fileOf(set)) ? (parse(readFileSync(fileOf(set), "utf8")) as GivenAnswer[]) : [];

const started = performance.now();
const ground = await openGround();
const changes: (Change & { set: string })[] = [];
let asked = 0;
for (const file of QUESTION_FILES) {
  const set = file.replace(/\.yaml$/, "");
  if (values.set && values.set !== set) continue;
  const answers: GivenAnswer[] = [];
  for (const question of questionsOf(file)) answers.push(await givenAnswer(question));
  asked += answers.length;
  changes.push(...changesOf(kept(set), answers).map((change) => ({ ...change, set })));
  if (values.accept) writeFileSync(fileOf(set), stringify(answers, { lineWidth: 0 }));
}
await ground.close();

const shown = changes.sort((a, b) => b.worse - a.worse);
for (const { set, before, after, why, worse } of shown.slice(0, Number(values.most))) {
  const one = after ?? before;
  console.log(
    `\n${worse.toFixed(1)}  [${one?.at}] ${one?.hash ? "(held out)" : one?.q}  (${set})\n     ${why.join("; ")}`,
  );
  if (before?.says) console.log(`   - ${before.says.slice(0, 3).join("\n     ")}`);
  if (after?.says) console.log(`   + ${after.says.slice(0, 3).join("\n     ")}`);
}
const counts = new Map<string, number>();
for (const { why } of changes) for (const words of why) counts.set(words, (counts.get(words) ?? 0) + 1);
for (const [words, count] of [...counts].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(6)}  ${words}`);
console.log(
  `${asked} questions, ${changes.length} answers differ from those kept${values.accept ? "; kept anew" : ""}; ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
