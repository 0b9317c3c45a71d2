import type { GivenAnswer } from "./given-answer";

export type Change = { before: GivenAnswer | null; after: GivenAnswer | null; worse: number; why: string[] };

const RISKS = ["Low", "Medium", "High", "Critical"];
const VERDICT = /^(?:In general, )?(yes|no|not at your size|not yet|too late|that depends)\b/i;

type Note = [weight: number, words: string] | null;

/** What may have changed, each with how likely it is for the worse. */
const NOTES: ((before: GivenAnswer, after: GivenAnswer) => Note)[] = [
  (before, after) => (before.risk !== null && after.risk === null ? [8, "was answered, is refused"] : null),
  (before, after) =>
    before.risk === null && after.risk !== null
      ? [before.isLedByMust === null ? 7 : 1, "was refused, is answered"]
      : null,
  (before, after) =>
    before.isLedByMust && after.isLedByMust === false && after.risk !== null
      ? [6, "led by a law that is wanted, no longer"]
      : null,
  (before, after) =>
    before.isLedByMust === false && after.isLedByMust ? [0, "led by a law that is wanted now"] : null,
  (before, after) => {
    const [was, is] = [verdictOf(before), verdictOf(after)];
    if (was === is) return null;
    return [was && is ? 5 : was ? 3 : 2, `verdict: ${was ?? "none"} → ${is ?? "none"}`];
  },
  (before, after) => {
    if (!before.risk || !after.risk || before.risk === after.risk) return null;
    const fell = RISKS.indexOf(before.risk) > RISKS.indexOf(after.risk);
    return [fell ? 2 : 1, `risk: ${before.risk} → ${after.risk}`];
  },
  (before, after) => {
    if (!before.says || JSON.stringify(before) === JSON.stringify(after)) return null;
    return before.says[0] === after.says?.[0] ? [0.5, "another rest"] : [1.5, "another first paragraph"];
  },
  (before, after) => (before.hash === after.hash ? null : [0.5, "held out: changed"]),
];

const verdictOf = ({ says }: GivenAnswer): string | null => VERDICT.exec(says?.[0] ?? "")?.[1]?.toLowerCase() ?? null;

/** What changed between two answers to one question: the higher `worse`, the sooner to be read. */
function changeOf(before: GivenAnswer | null, after: GivenAnswer | null): Change | null {
  if (!before) return { before, after, worse: 0, why: ["new question"] };
  if (!after) return { before, after, worse: 10, why: ["question gone"] };
  const notes = NOTES.map((note) => note(before, after)).filter((note) => note !== null);
  if (notes.length === 0) return null;
  return {
    before,
    after,
    worse: notes.reduce((sum, [weight]) => sum + weight, 0),
    why: notes.map(([, words]) => words),
  };
}

/** All changes of a set, the likely worst first. */
export function changesOf(before: GivenAnswer[], after: GivenAnswer[]): Change[] {
  const key = ({ at, q }: GivenAnswer) => `${at}|${q}`;
  const known = new Map(before.map((answer) => [key(answer), answer]));
  const now = new Set(after.map(key));
  const gone = before.filter((answer) => !now.has(key(answer))).map((answer) => changeOf(answer, null));
  return [...after.map((answer) => changeOf(known.get(key(answer)) ?? null, answer)), ...gone]
    .filter((change) => change !== null)
    .sort((a, b) => b.worse - a.worse);
}
