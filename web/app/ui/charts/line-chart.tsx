import { ChartFrame } from "./chart-frame";
import { ChartGrid, PLOT_HEIGHT, plotX, plotY } from "./chart-grid";
import { niceScale, type Scale } from "./chart-scale";
import { type ChartSeries, plainNumber, SERIES_FILL, SERIES_STROKE, seriesTone, type ValueFormat } from "./chart-types";

type LineChartProps = {
  title: string;
  axis: string;
  labels: ReadonlyArray<string>;
  series: ReadonlyArray<ChartSeries>;
  format?: ValueFormat;
};

// Lines that cross are told apart by their dashes as well as by their tone.
const DASHES = [undefined, "6 4", "2 3", "9 3 2 3", "1 4"] as const;

export function LineChart({ title, axis, labels, series, format = plainNumber }: LineChartProps) {
  const scale = niceScale(series.flatMap((one) => one.values));
  return (
    <ChartFrame {...{ title, axis, labels, series, format }}>
      <ChartGrid scale={scale} labels={labels} format={format}>
        {series.map((one, index) => (
          <Line key={one.name} values={one.values} index={index} scale={scale} />
        ))}
      </ChartGrid>
    </ChartFrame>
  );
}

function Line({ values, index, scale }: { values: ReadonlyArray<number>; index: number; scale: Scale }) {
  const points = values.map((value, at) => ({ x: plotX(at, values.length), y: plotY(scale, value) }));
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={PLOT_HEIGHT}
        viewBox={`0 0 100 ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(" ")}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={DASHES[index % DASHES.length]}
          vectorEffect="non-scaling-stroke"
          className={seriesTone(SERIES_STROKE, index)}
        />
      </svg>
      {points.map((point) => (
        <circle key={point.x} cx={`${point.x}%`} cy={point.y} r="3" className={seriesTone(SERIES_FILL, index)} />
      ))}
    </>
  );
}
