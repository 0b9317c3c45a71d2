import { fisherExact, standardDeviations } from "./statistics";

/** Groups smaller than this are not shown: a person could be told by them. */
export const SMALLEST_SHOWN = 5;
/** Below this a rate swings with every single person. */
const SMALLEST_TOLD = 30;
const FOUR_FIFTHS = 0.8;
const SIGNIFICANT = 0.05;
/** Groups below this share of the pool are not compared with (29 CFR 1607.4(A), Local Law 144 rules). */
const SMALLEST_SHARE = 0.02;

export type GroupCount = { category: string; pool: number; selected: number };

export type Verdict = "reference" | "no_sign" | "below_four_fifths" | "adverse_impact" | "too_small" | "hidden";

export type ImpactLine = {
  category: string;
  /** All null where the group is hidden. */
  pool: number | null;
  selected: number | null;
  rate: number | null;
  ratio: number | null;
  p: number | null;
  deviations: number | null;
  /** How many more selections would have met the rate of the reference group. */
  shortfall: number | null;
  verdict: Verdict;
};

/**
 * Compares the selection rate of each group with the highest one: four-fifths rule, Fisher's exact test and standard
 * deviations. Small groups are hidden, the next smallest with a single hidden one, so that no subtraction shows it.
 */
export function impactOf(groups: GroupCount[], sums: (category: string) => string[] = () => []): ImpactLine[] {
  const hidden = hiddenOf(groups, sums);
  const whole = groups.reduce((sum, { pool }) => sum + pool, 0);
  const shown = groups.filter(({ category }) => !hidden.has(category));
  const compared = shown.filter(({ pool }) => pool >= whole * SMALLEST_SHARE);
  const reference = [...compared].sort((a, b) => rateOf(b) - rateOf(a) || b.pool - a.pool)[0];
  return groups.map((group) => {
    if (hidden.has(group.category) || !reference) return hiddenLine(group.category);
    return lineOf(group, reference, whole);
  });
}

const rateOf = ({ pool, selected }: GroupCount): number => (pool === 0 ? 0 : selected / pool);

/** `sums` names the totals shown elsewhere that a group is part of: in none of them may a single group be hidden. */
function hiddenOf(groups: GroupCount[], sums: (category: string) => string[]): Set<string> {
  const bySize = [...groups].sort((a, b) => a.pool - b.pool);
  const hidden = new Set(bySize.filter(({ pool }) => pool < SMALLEST_SHOWN).map(({ category }) => category));
  const totals = new Map<string, GroupCount[]>([["", bySize.filter(({ pool }) => pool > 0)]]);
  for (const group of bySize) {
    for (const sum of sums(group.category)) totals.set(sum, [...(totals.get(sum) ?? []), group]);
  }
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const parts of totals.values()) {
      const open = parts.filter(({ category }) => !hidden.has(category));
      if (parts.length - open.length === 1 && open[0]) hidden.add(open[0].category);
    }
  }
  return hidden;
}

const hiddenLine = (category: string): ImpactLine => ({
  ...{ category, pool: null, selected: null, rate: null, ratio: null, p: null, deviations: null, shortfall: null },
  verdict: "hidden",
});

function lineOf(group: GroupCount, reference: GroupCount, whole: number): ImpactLine {
  const { category, pool, selected } = group;
  const top = rateOf(reference);
  const ratio = top === 0 ? null : rateOf(group) / top;
  const isReference = category === reference.category;
  const table = {
    selectedA: selected,
    notA: pool - selected,
    selectedB: reference.selected,
    notB: reference.pool - reference.selected,
  };
  const p = isReference ? null : fisherExact(table);
  return {
    category,
    pool,
    selected,
    rate: rateOf(group),
    ratio: isReference ? 1 : ratio,
    p,
    deviations: isReference ? null : standardDeviations(table),
    shortfall: isReference ? null : Math.max(0, Math.round(top * pool - selected)),
    verdict: isReference
      ? "reference"
      : verdictOf({ ratio, p: p ?? 1, smaller: Math.min(pool, reference.pool), share: pool / whole }),
  };
}

type Facts = { ratio: number | null; p: number; smaller: number; share: number };

function verdictOf({ ratio, p, smaller, share }: Facts): Verdict {
  const isBelow = ratio !== null && ratio < FOUR_FIFTHS;
  if (isBelow && p < SIGNIFICANT) return "adverse_impact";
  if (smaller < SMALLEST_TOLD || share < SMALLEST_SHARE || ratio === null) return "too_small";
  return isBelow ? "below_four_fifths" : "no_sign";
}
