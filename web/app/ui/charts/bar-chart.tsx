import { ChartFrame } from "./chart-frame";
import { type ChartPoint, plainNumber, type ValueFormat } from "./chart-types";

type BarChartProps = {
  title: string;
  axis: string;
  /** Name of what is counted, e.g. "Searches". */
  measure: string;
  points: ReadonlyArray<ChartPoint>;
  /** What a full bar stands for, where the points are parts of it; else the longest bar is full. */
  whole?: number;
  format?: ValueFormat;
};

/** Lying bars, one line each: long names stay readable at any width. */
export function BarChart({ title, axis, measure, points, whole, format = plainNumber }: BarChartProps) {
  const top = whole || Math.max(1, ...points.map((point) => point.value));
  return (
    <ChartFrame
      title={title}
      axis={axis}
      labels={points.map((point) => point.label)}
      series={[{ name: measure, values: points.map((point) => point.value) }]}
      format={format}
    >
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point.label} className="text-sm">
            <span className="mb-1 flex justify-between gap-3">
              <span className="min-w-0 text-ink-2">{point.label}</span>
              <span className="font-semibold text-ink">{format(point.value)}</span>
            </span>
            <svg aria-hidden="true" width="100%" height="8" className="block">
              <rect width="100%" height="8" rx="4" className="fill-sunken" />
              <rect
                width={`${Math.min(100, (point.value / top) * 100)}%`}
                height="8"
                rx="4"
                className="fill-series-1"
              />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
