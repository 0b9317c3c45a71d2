import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { askedTopics } from "../../../web/domain/research/query/asked-topics";
import { PARTS } from "../../../web/domain/research/query/judge-scope";
import { currentLanguage } from "../../../web/domain/research/query/language";
import { clauseStarts } from "../../../web/domain/research/query/read-text";
import { signsOf } from "../../../web/domain/research/query/scope-signs";
import type { TopicModel } from "../../../web/domain/research/query/topic-model";
import { placeOf } from "../../../web/domain/research/query/understand";
import { hear } from "../../../web/domain/research/query/understand-question";
import { pool } from "../../../web/platform/db/pool";
import { projectRoot } from "../../../web/platform/root";
import { examplesFrom } from "../learning/examples";
import { markOfScope } from "../marks";
import { openGround } from "../open-ground";
import { labeledQuestions } from "../questions";
import { learnWeights, oddsBy, type Sample } from "./learn-weights";
import { topicsHeldBack } from "./topics-held-back";
import { CHECKS, checks, type Lesson, lessons, numberOf } from "./training";

/** Learns which questions are about employment law, and writes the table of weights. `--dry` only prints the figures. */
const { values } = parseArgs({ options: { dry: { type: "boolean", default: false } } });

const TABLE = path.join(projectRoot, "web/domain/research/query/tables/scope-weights.json");
const FOLDS = 5;
/** A fair question refused is worse than a strange one let in, which finds little. */
const REFUSED_WRONGLY = 3;
const NEXT_TO_THE_SAME = 1.01;
/** A smaller weight changes no judgement. */
const LEAST_WEIGHT = 0.05;
const LINE = 130;

type Taught = Sample & Lesson;
type Judged = { odds: number; isWork: boolean };

/** Lessons with their signs; `modelFor` is the model of topics that did not learn from a text, where the one in use did. */
async function taught(all: Lesson[], modelFor: (text: string) => TopicModel | undefined): Promise<Taught[]> {
  const language = await currentLanguage();
  const samples: Taught[] = [];
  for (const one of all) {
    const { text, evidence } = await hear(language, one.q, await placeOf({ jurisdiction: one.at }));
    const { stems, words } = evidence;
    const model = modelFor(one.q);
    const asked = model ? askedTopics(stems, words, clauseStarts(text, words.length), model) : evidence.asked;
    samples.push({ ...one, signs: signsOf({ ...evidence, asked }) });
  }
  return samples;
}

/** Each typed question judged by weights that were learnt without its part of the questions. */
function heldBackInTurn(samples: Taught[]): Judged[] {
  const foldOf = ({ group }: Taught) => numberOf(group) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learnWeights(samples.filter((one) => foldOf(one) !== fold));
    return samples
      .filter((one) => one.isTyped && foldOf(one) === fold)
      .map(({ signs, isWork }) => ({ odds: oddsBy(weights, signs), isWork }));
  }).flat();
}

const sharesAt = (judged: Judged[], least: number) => {
  const [inside, outside] = [judged.filter(({ isWork }) => isWork), judged.filter(({ isWork }) => !isWork)];
  const refused = ({ odds }: Judged) => odds < least;
  return {
    "outside refused": outside.filter(refused).length / outside.length,
    "inside refused": inside.filter(refused).length / inside.length,
  };
};

/** The least odds that cost least among questions that the weights had not seen: the middle of those that cost next to the same. */
function leastOdds(judged: Judged[]): number {
  const outside = judged.filter(({ isWork }) => !isWork).length;
  const inside = judged.length - outside;
  const costAt = (least: number) => {
    const shares = sharesAt(judged, least);
    return (1 - shares["outside refused"]) * outside + REFUSED_WRONGLY * shares["inside refused"] * inside;
  };
  const tried = Array.from({ length: 61 }, (_, step) => (step - 40) / 20);
  const costs = tried.map(costAt);
  const good = tried.filter((_, at) => (costs[at] as number) <= Math.min(...costs) * NEXT_TO_THE_SAME);
  return good[Math.floor(good.length / 2)] as number;
}

/** The weights by kind, some a line. */
function tableOf(weights: Map<string, number>): Record<string, string[]> {
  const kinds: Record<string, string[]> = {};
  for (const [sign, weight] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (Math.abs(weight) < LEAST_WEIGHT) continue;
    const [kind = "", ...said] = sign.split(" ");
    const entry = `${said.join(" ")} ${Math.round(weight * PARTS)}`;
    const lines = kinds[kind] ?? [];
    kinds[kind] = lines;
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < LINE) lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return kinds;
}

const ground = await openGround();
const samples = await taught(lessons(), topicsHeldBack(await examplesFrom(pool(), labeledQuestions())));
const judged = heldBackInTurn(samples);
const least = leastOdds(judged);
const weights = learnWeights(samples);
const checked: Record<string, ReturnType<typeof sharesAt>> = {};
for (const file of CHECKS) {
  const asked = (await taught(checks([file]), () => undefined)).map(({ signs, isWork }) => ({
    odds: oddsBy(weights, signs),
    isWork,
  }));
  checked[`${file}, never learnt from`] = sharesAt(asked, least);
}
console.table({
  "lessons, each held back once": sharesAt(judged, least),
  ...checked,
});
console.log(`${samples.length} lessons, least odds ${least}`);
if (!values.dry) {
  const about =
    "Weights of the signs by which a question is judged to be about employment law, in hundredths; below `least` it is refused. " +
    "Made by `npm run research:scope` from tests/quality; do not edit.";
  const table = { about, lessons: markOfScope(), least, weights: tableOf(weights) };
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
}
await ground.close();
