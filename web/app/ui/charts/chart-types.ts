export type ChartPoint = { label: string; value: number };

export type ChartSeries = { name: string; values: ReadonlyArray<number> };

export type ValueFormat = (value: number) => string;

export const plainNumber: ValueFormat = (value) => value.toLocaleString("en-US");

/** A pattern of tones that never uses a risk colour. */
export const SERIES_FILL = [
  "fill-series-1",
  "fill-series-2",
  "fill-series-3",
  "fill-series-4",
  "fill-series-5",
] as const;
export const SERIES_STROKE = [
  "stroke-series-1",
  "stroke-series-2",
  "stroke-series-3",
  "stroke-series-4",
  "stroke-series-5",
] as const;

/** The class of a series; more series than tones begin again. */
export function seriesTone<Tone>(tones: ReadonlyArray<Tone>, index: number): Tone | undefined {
  return tones[index % tones.length];
}
