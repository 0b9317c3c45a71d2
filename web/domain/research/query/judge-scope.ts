import { type ScopeEvidence, type SignKind, tellSigns } from "./scope-signs";
import learnt from "./tables/scope-weights.json";

/** So many parts make one: the table holds whole numbers. */
export const PARTS = 100;

/** `counted`: the question that counted it last, so that a sign which is given twice counts once. */
type Weight = { parts: number; counted: number };
type ByWord = Map<string, Map<string, Weight>>;

/** By kind, word and the word beside it: most signs have no weight, and no name is put together for them. */
const WEIGHTS: Record<SignKind, ByWord> = {
  word: weightsIn(learnt.weights.word),
  field: weightsIn(learnt.weights.field),
  both: weightsIn(learnt.weights.both, true),
  pair: weightsIn(learnt.weights.pair, true),
  near: weightsIn(learnt.weights.near, true),
  piece: weightsIn(learnt.weights.piece),
  known: weightsIn(learnt.weights.known),
};

/** `fire 12, ~my <trade> -34`: signs of one kind with their weights. */
function weightsIn(lines: string[], isOfTwo = false): ByWord {
  const byWord: ByWord = new Map();
  for (const entry of lines.flatMap((line) => line.split(", "))) {
    const end = entry.lastIndexOf(" ");
    const sign = entry.slice(0, end);
    const between = isOfTwo ? sign.indexOf(" ") : sign.length;
    const [one, other] = [sign.slice(0, between), sign.slice(between + 1)];
    const beside = byWord.get(one) ?? new Map<string, Weight>();
    byWord.set(one, beside.set(other, { parts: Number(entry.slice(end + 1)), counted: 0 }));
  }
  return byWord;
}

let questions = 0;

/** How far the signs of a question speak for employment law (above 0) or against it, as learnt (logarithm of the odds). */
export function oddsOfWork(evidence: ScopeEvidence): number {
  questions += 1;
  let parts = 0;
  tellSigns(evidence, (kind, one, other, given) => {
    const weight = WEIGHTS[kind].get(one)?.get(other);
    if (!weight || weight.counted === questions) return;
    weight.counted = questions;
    parts += weight.parts * given;
  });
  return parts / PARTS;
}

/** Whether a question is about employment law; what it is not about is said instead of padded with results. */
export function judgeScope(evidence: ScopeEvidence): boolean {
  // Who cites a law asks for that law, in whatever words.
  if (evidence.citesLaw) return true;
  // Nothing that any law or topic could be found by.
  if (evidence.topics.length === 0 && !evidence.terms.some(({ lawCount, caseCount }) => lawCount + caseCount > 0))
    return false;
  return oddsOfWork(evidence) >= learnt.least - (isToldOutright(evidence) ? FORGIVEN : 0);
}

/** A topic that phrases tell so surely, and such words were never asked of anything but work. */
const OUTRIGHT = 0.95;
const LEAST_DOUBT = 0.001;
/** Then much must speak against it: 'minimum wage in Germany' is still none. */
const FORGIVEN = 1.1;

/** 'Minimum wage for a small business with 300000 in sales' is no question of a shop's sales. */
const isToldOutright = ({ topics, asked }: ScopeEvidence): boolean =>
  asked.strange < LEAST_DOUBT && topics.some(({ isLoose, weight }) => !isLoose && weight >= OUTRIGHT);
