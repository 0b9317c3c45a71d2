/** Two groups and what became of them: selected or not. */
export type TwoByTwo = { selectedA: number; notA: number; selectedB: number; notB: number };

/** ln(n!) by the sum of logarithms, kept; exact enough for every head-count of a hiring report. */
const lnFactorials: number[] = [0, 0];
function lnFactorial(n: number): number {
  for (let k = lnFactorials.length; k <= n; k += 1) lnFactorials.push((lnFactorials[k - 1] as number) + Math.log(k));
  return lnFactorials[n] as number;
}

const lnChoose = (n: number, k: number): number => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/**
 * Fisher's exact test, two-sided: how likely a table at least as uneven as this one is, when both groups have the same
 * chance. Tables count as uneven as this one when they are as unlikely or less.
 */
export function fisherExact({ selectedA, notA, selectedB, notB }: TwoByTwo): number {
  const groupA = selectedA + notA;
  const groupB = selectedB + notB;
  const selected = selectedA + selectedB;
  if (groupA === 0 || groupB === 0 || selected === 0 || selected === groupA + groupB) return 1;
  const ln = (k: number) => lnChoose(groupA, k) + lnChoose(groupB, selected - k) - lnChoose(groupA + groupB, selected);
  const seen = ln(selectedA);
  let p = 0;
  // Equal probabilities differ by rounding only.
  for (let k = Math.max(0, selected - groupB); k <= Math.min(groupA, selected); k += 1) {
    if (ln(k) <= seen + 1e-7) p += Math.exp(ln(k));
  }
  return Math.min(1, p);
}

/** By how many standard deviations the selections of A differ from what the common rate lets expect; null without spread. */
export function standardDeviations({ selectedA, notA, selectedB, notB }: TwoByTwo): number | null {
  const groupA = selectedA + notA;
  const groupB = selectedB + notB;
  const all = groupA + groupB;
  if (groupA === 0 || groupB === 0) return null;
  const rate = (selectedA + selectedB) / all;
  const spread = Math.sqrt(rate * (1 - rate) * (1 / groupA + 1 / groupB));
  return spread === 0 ? null : (selectedA / groupA - selectedB / groupB) / spread;
}
