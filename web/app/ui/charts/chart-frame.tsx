import type { ReactNode } from "react";
import { ScrollRegion } from "../foundations/scroll-region";
import type { ChartSeries, ValueFormat } from "./chart-types";
import { SERIES_FILL, seriesTone } from "./chart-types";

type ChartFrameProps = {
  title: string;
  /** What the rows of the table are, e.g. "Month". */
  axis: string;
  labels: ReadonlyArray<string>;
  series: ReadonlyArray<ChartSeries>;
  format: ValueFormat;
  children: ReactNode;
};

/** Picture for the eye, legend, and the same numbers as a table for everybody. */
export function ChartFrame({ title, axis, labels, series, format, children }: ChartFrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold text-ink">{title}</span>
        {series.length > 1 ? <Legend names={series.map((one) => one.name)} /> : null}
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details className="mt-2 text-sm">
        <summary className="inline-block min-h-6 rounded-chip text-ink-3 underline underline-offset-3 hover:text-ink">
          Show as table
        </summary>
        <ScrollRegion label={`${title}, as a table`} className="mt-2">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="text-ink-2">
                {[axis, ...series.map((one) => one.name)].map((head) => (
                  <th key={head} scope="col" className="py-1.5 pr-4 font-medium">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, row) => (
                <tr key={label} className="border-t border-line-2">
                  <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
                    {label}
                  </th>
                  {series.map((one) => (
                    <td key={one.name} className="py-1.5 pr-4">
                      {format(one.values[row] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  );
}

function Legend({ names }: { names: ReadonlyArray<string> }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-2">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="10" height="10" aria-hidden="true">
            <rect width="10" height="10" rx="3" className={seriesTone(SERIES_FILL, index)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
