export type Scale = { top: number; ticks: ReadonlyArray<number> };

const NICE_STEPS = [1, 2, 2.5, 5, 10];
const WANTED_TICKS = 4;

/** An axis from 0 to a round number at or above the highest value. */
export function niceScale(values: ReadonlyArray<number>): Scale {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { top: 1, ticks: [0, 1] };
  const rough = highest / WANTED_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE_STEPS.find((nice) => nice * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, tick) => tick * step) };
}
