// What the first word of an answer is worth where the sentence is the right one, on sentences that nothing was taught on (README.md):
// `npx tsx tests/quality/verdicts/measure.ts`. `--by-mood` leaves the model out; `--learnt` lists what is answered with the opposite
// among sentences that were learnt from.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readCorpusFiles } from "../../../web/domain/research/corpus/read-files";
import { factsFileSchema } from "../../../web/domain/research/corpus/schema/facts-file";
import { holds } from "../../../web/domain/research/facts/holds";
import { readFacts } from "../../../web/domain/research/facts/read-facts";
import { type Judgement, judge } from "../../../web/domain/research/judging/judge";
import { formOf } from "../../../web/domain/research/reasoning/issues";
import type { Weighed } from "../../../web/domain/research/reasoning/types";
import { verdictOf } from "../../../web/domain/research/reasoning/verdict";

type Wanted = "yes" | "no" | "limits" | "tells" | "other";
type Pair = { law: string; point: string; text: string; asks: Partial<Record<Wanted, string[]>> };

const isByMood = process.argv.includes("--by-mood");
const isLearnt = process.argv.includes("--learnt");
/** Enough to read. */
const MOST_LEARNT = 1_000;

const corpus = path.resolve(import.meta.dirname, "../../../prisma/corpus");
const read = (file: string): unknown => parse(readFileSync(file, "utf8"));
const pairs = read(path.join(import.meta.dirname, "pairs.yaml")) as Pair[];
const { facts: vocabulary } = factsFileSchema.parse(read(path.join(corpus, "facts.yaml")));
const files = readCorpusFiles(corpus);
const laws = [
  ...[...files.states, ...files.federal].flatMap(({ value }) => value.laws),
  ...files.cities.flatMap(({ value }) => value.cities.flatMap(({ laws }) => laws)),
];
const sentences = new Map(
  laws.flatMap(({ slug, provisions }) =>
    provisions.map((provision) => [`${slug}|${provision.text}`, provision] as const),
  ),
);

/** One in ten, and always the same ones (`learning/judge`). */
const isHeldOut = (text: string): boolean => createHash("sha256").update(text).digest().readUInt32BE() % 10 === 0;

/** What the first word of the answer would be, were this sentence the one that leads. */
function firstWord(question: string, provision: unknown, judgement?: Judgement): Wanted | "none" {
  const facts = readFacts(question, vocabulary);
  const form = formOf({ text: question, isAsked: true }, question);
  const lead = { provision, holding: holds((provision as Weighed["provision"]).when, facts) } as Weighed;
  const said = verdictOf({ form, stance: null, text: question, judgement }, lead, facts, vocabulary) ?? "";
  if (/^(?:in general, )?yes/i.test(said)) return "yes";
  if (/^(?:in general, )?no[.,]|^not at/i.test(said)) return "no";
  return said ? "limits" : "none";
}

const ASKED = ["yes", "no", "limits", "tells", "other"] as const;
const counts = {
  asked: 0,
  right: 0,
  contrary: 0,
  silent: 0,
  open: 0,
  openSaid: 0,
  other: 0,
  otherBelow: 0,
  otherSaid: 0,
};
let gone = 0;
for (const { law, text, asks } of pairs) {
  const provision = sentences.get(`${law}|${text}`);
  if (isHeldOut(text) === isLearnt) continue;
  if (!provision) gone += 1;
  if (!provision || (isLearnt && counts.asked > MOST_LEARNT)) continue;
  for (const wanted of ASKED)
    for (const question of asks[wanted] ?? []) {
      const [judgement] = isByMood ? [] : await judge(question, [text]);
      const said = firstWord(question, provision, judgement);
      if (wanted === "yes" || wanted === "no") {
        counts.asked += 1;
        if (said === wanted) counts.right += 1;
        else if (said === "yes" || said === "no") {
          counts.contrary += 1;
          if (isLearnt) console.log(`${said}: ${question}\n     ${text}`);
        } else counts.silent += 1;
      } else if (wanted === "other") {
        counts.other += 1;
        if (said === "yes" || said === "no") counts.otherSaid += 1;
        if (judgement && judgement.other > 0.5) counts.otherBelow += 1;
      } else {
        counts.open += 1;
        if (said === "yes" || said === "no") counts.openSaid += 1;
      }
    }
}
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const { asked, right, contrary, silent, open, openSaid, other, otherBelow, otherSaid } = counts;
console.log(
  `${asked} asked for yes or no: right ${share(right, asked)}, the opposite ${share(contrary, asked)}, no such word ${share(silent, asked)}; of the words said ${share(right, right + contrary)} right`,
);
console.log(`${open} asked otherwise or on a condition: yes or no said to ${share(openSaid, open)}`);
console.log(
  `${other} that the sentence does not answer: seen ${share(otherBelow, other)}, yes or no said to ${share(otherSaid, other)}`,
);
console.log(`${gone} sentences read otherwise by now`);
