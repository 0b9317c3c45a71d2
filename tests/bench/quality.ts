import { parseArgs } from "node:util";
import { placeOf, understandQuestion } from "../../web/domain/research/query/understand";
import { retrieve } from "../../web/domain/research/search/retrieve";
import { pool } from "../../web/platform/db/pool";
import { type Figures, figuresOf, type Judged, ndcg, recall } from "../quality/measure";
import { measureAnswers } from "../quality/measure-answers";
import { openGround } from "../quality/open-ground";
import { type Peer, peersOver } from "../quality/peers";
import { type LabeledQuestion, labeledQuestions } from "../quality/questions";

const TARGETS = { recall5: 0.95, ndcg10: 0.85, exactFirst: 1, wrongJurisdiction: 0, refused: 0.95 };
const STEPS = 60;

/** `--misses` prints what was missed among the questions that one may tune on; never the held-out ones. */
const { values } = parseArgs({
  options: { misses: { type: "boolean", default: false }, "no-peers": { type: "boolean", default: false } },
});

const product: Peer = {
  name: "Statewise",
  find: async ({ q, at }) => {
    const { laws } = await retrieve(q, await placeOf({ jurisdiction: at }), { caseLimit: 0 });
    return laws.map(({ slug, score, jurisdiction }) => ({ slug, score, jurisdiction }));
  },
};

async function judge(peer: Peer, questions: LabeledQuestion[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) judged.push({ question, found: await peer.find(question) });
  return judged;
}

/** The peer at its own best: the threshold of score with the best balance (harmonic mean) of ranking and refusal. */
function atBestThreshold(judged: Judged[]): Judged[] {
  const scores = judged.flatMap(({ found }) => found.map(({ score }) => score)).sort((a, b) => a - b);
  let best = { value: -1, judged };
  for (let step = 0; step <= STEPS; step += 1) {
    const least = step === 0 ? 0 : (scores[Math.floor((scores.length - 1) * (step / STEPS))] ?? 0);
    const cut = judged.map(({ question, found }) => {
      const isTold = (found[0]?.score ?? 0) >= least;
      return { question, found: isTold ? found : [] };
    });
    const { ndcg10, refused } = figuresOf(cut);
    const balance = (2 * ndcg10 * refused) / (ndcg10 + refused || 1);
    if (balance > best.value) best = { value: balance, judged: cut };
  }
  return best.judged;
}

const shown = (figures: Figures) => ({
  "recall@5": figures.recall5.toFixed(3),
  "recall@10": figures.recall10.toFixed(3),
  "MRR@10": figures.mrr10.toFixed(3),
  "nDCG@10": figures.ndcg10.toFixed(3),
  "exact first": figures.exactFirst.toFixed(3),
  "wrong place": figures.wrongJurisdiction.toFixed(3),
  refused: figures.refused.toFixed(3),
});

const ground = await openGround();
const questions = labeledQuestions();
const labels = [...new Set(questions.flatMap(({ must, also }) => [...must, ...also]))];
const { rows: strange } = await pool().query<{ slug: string }>(
  "select slug from unnest($1::text[]) slug where not exists (select 1 from laws where laws.slug = slug.slug)",
  [labels],
);
if (strange.length > 0) console.error(`Labels without a law: ${strange.map(({ slug }) => slug).join(", ")}`);
const judged = await judge(product, questions);
const tuned = judged.filter(({ question }) => !question.holdout);
const heldOut = judged.filter(({ question }) => question.holdout);
const table: Record<string, Figures> = {
  "Statewise, all": figuresOf(judged),
  "Statewise, tuned on": figuresOf(tuned),
  "Statewise, held out": figuresOf(heldOut),
};
if (!values["no-peers"]) {
  for (const peer of await peersOver(pool()))
    table[peer.name] = figuresOf(atBestThreshold(await judge(peer, questions)));
}
console.table(Object.fromEntries(Object.entries(table).map(([name, figures]) => [name, shown(figures)])));

const kinds = [...new Set(questions.map(({ kind }) => kind))];
console.table(
  Object.fromEntries(
    kinds.map((kind) => [kind, shown(figuresOf(judged.filter(({ question }) => question.kind === kind)))]),
  ),
);

const answers = await measureAnswers(questions);
console.table({ "built-in answers": answers });

if (values.misses) {
  for (const one of tuned) {
    const { question, found } = one;
    const isOutside = question.must.length === 0;
    if (isOutside ? found.length === 0 : recall(one, 5) === 1 && ndcg(one) > 0.8) continue;
    const { topics } = await understandQuestion(question.q, await placeOf({ jurisdiction: question.at }));
    console.log(`\n[${question.at}] ${question.q}\n  must ${question.must.join(" ") || "nothing"}`);
    console.log(
      `  topics ${topics.map(({ topic, weight, because }) => `${topic} ${weight.toFixed(2)} (${because.join(", ")})`).join("; ")}`,
    );
    console.log(
      `  found ${found
        .slice(0, 7)
        .map(({ slug, score }) => `${slug} ${score.toFixed(2)}`)
        .join("  ")}`,
    );
  }
}

await ground.close();
console.log(JSON.stringify({ bench: "quality", targets: TARGETS, figures: table, answers }));
if (answers.unsupportedSentences + answers.unresolvedCitations > 0) process.exitCode = 1;
