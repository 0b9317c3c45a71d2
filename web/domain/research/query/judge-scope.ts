import { type ScopeEvidence, signsOf } from "./scope-signs";
import learnt from "./tables/scope-weights.json";

/** So many parts make one: the table holds whole numbers. */
export const PARTS = 100;

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(learnt.weights).flatMap(([kind, lines]) => lines.flatMap((line) => entriesOf(kind, line))),
);

/** `fire 12, ~my <trade> -34`: signs of one kind with their weights. */
function entriesOf(kind: string, line: string): [string, number][] {
  return line.split(", ").map((entry) => {
    const end = entry.lastIndexOf(" ");
    return [`${kind} ${entry.slice(0, end)}`, Number(entry.slice(end + 1)) / PARTS];
  });
}

/** How far the signs of a question speak for employment law (above 0) or against it, as learnt (logarithm of the odds). */
export function oddsOfWork(evidence: ScopeEvidence): number {
  let odds = 0;
  for (const [sign, value] of signsOf(evidence)) odds += (WEIGHTS.get(sign) ?? 0) * value;
  return odds;
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
