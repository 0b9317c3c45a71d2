import type { RankedLaw } from "./rank-laws";

/** A second law of one state comes after the first laws of all the others. */
const SECOND = 0.82;

/** All states at once: the states that the question names, then each state's best law before any state's second, put together state by state. */
export function grouped(ranked: RankedLaw[], limit: number, named: Set<string>): RankedLaw[] {
  const seen = new Map<string, number>();
  const spread = ranked.map((hit) => {
    const before = seen.get(hit.law.jurisdiction) ?? 0;
    seen.set(hit.law.jurisdiction, before + 1);
    const isFirst = hit.match === "citation" || hit.match === "title";
    const isNamed = named.has(hit.law.jurisdiction) || (named.size > 0 && hit.law.jurisdiction === "FEDERAL");
    return { hit, order: isFirst ? 3 : hit.score * SECOND ** before + (isNamed ? 1 : 0) };
  });
  const chosen = spread
    .sort((a, b) => b.order - a.order)
    .slice(0, limit)
    .map(({ hit }) => hit);
  const states: string[] = [];
  for (const { law } of chosen) if (!states.includes(law.jurisdiction)) states.push(law.jurisdiction);
  return states.flatMap((state) => chosen.filter(({ law }) => law.jurisdiction === state));
}
