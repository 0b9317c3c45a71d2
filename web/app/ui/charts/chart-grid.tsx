import { cn } from "../foundations/cn";
import type { Scale } from "./chart-scale";
import type { ValueFormat } from "./chart-types";

export const PLOT_HEIGHT = 180;
const LABEL_ROOM = 24;
const TOP_ROOM = 10;

type ChartGridProps = {
  scale: Scale;
  labels: ReadonlyArray<string>;
  format: ValueFormat;
  children: React.ReactNode;
};

/** Distance from the top of the plot for a value. */
export function plotY(scale: Scale, value: number): number {
  return PLOT_HEIGHT * (1 - value / scale.top);
}

/** Centre of a column as a share of the plot's width. */
export function plotX(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

// Widths are percentages and heights pixels, so the picture fits any column while its text keeps its size.
export function ChartGrid({ scale, labels, format, children }: ChartGridProps) {
  const every = Math.ceil(labels.length / 6);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <svg aria-hidden="true" width="44" height={PLOT_HEIGHT + LABEL_ROOM + TOP_ROOM} className="fill-ink-3 text-2xs">
        {scale.ticks.map((tick) => (
          <text key={tick} x="44" y={plotY(scale, tick) + TOP_ROOM + 4} textAnchor="end">
            {format(tick)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" width="100%" height={PLOT_HEIGHT + LABEL_ROOM + TOP_ROOM} className="overflow-visible">
        <svg
          aria-hidden="true"
          y={TOP_ROOM}
          width="100%"
          height={PLOT_HEIGHT + LABEL_ROOM}
          className="overflow-visible"
        >
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={plotY(scale, tick)}
              y2={plotY(scale, tick)}
              className={tick === 0 ? "stroke-line-control" : "stroke-line"}
            />
          ))}
          {children}
          {labels.map((label, index) =>
            index % every === 0 ? (
              <text
                key={label}
                x={`${plotX(index, labels.length)}%`}
                y={PLOT_HEIGHT + 17}
                textAnchor="middle"
                // A phone has room for half of them.
                className={cn("fill-ink-3 text-2xs", index % (2 * every) !== 0 && "max-sm:hidden")}
              >
                {label}
              </text>
            ) : null,
          )}
        </svg>
      </svg>
    </div>
  );
}
