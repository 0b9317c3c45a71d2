import { ChartFrame } from "./chart-frame";
import { ChartGrid, plotX, plotY } from "./chart-grid";
import { niceScale, type Scale } from "./chart-scale";
import { type ChartSeries, plainNumber, SERIES_FILL, seriesTone, type ValueFormat } from "./chart-types";

type StackedBarChartProps = {
  title: string;
  axis: string;
  labels: ReadonlyArray<string>;
  series: ReadonlyArray<ChartSeries>;
  format?: ValueFormat;
  /** Shorter words for the scale, which has room for about six characters. */
  tickFormat?: ValueFormat;
};

export function StackedBarChart(props: StackedBarChartProps) {
  const { title, axis, labels, series, format = plainNumber, tickFormat = format } = props;
  const totals = labels.map((_, column) => series.reduce((sum, one) => sum + (one.values[column] ?? 0), 0));
  const scale = niceScale(totals);
  return (
    <ChartFrame {...{ title, axis, labels, series, format }}>
      <ChartGrid scale={scale} labels={labels} format={tickFormat}>
        {labels.map((label, column) => (
          <Stack key={label} column={column} count={labels.length} series={series} scale={scale} />
        ))}
      </ChartGrid>
    </ChartFrame>
  );
}

type StackProps = { column: number; count: number; series: ReadonlyArray<ChartSeries>; scale: Scale };

function Stack({ column, count, series, scale }: StackProps) {
  const width = Math.min(60 / count, 12);
  let below = 0;
  return series.map((one, index) => {
    const value = one.values[column] ?? 0;
    const from = below;
    below += value;
    const height = plotY(scale, from) - plotY(scale, below);
    // One pixel of card between two tones tells them apart without colour.
    return (
      <rect
        key={one.name}
        x={`${plotX(column, count) - width / 2}%`}
        y={plotY(scale, below)}
        width={`${width}%`}
        height={Math.max(0, height - 1)}
        rx="1.5"
        className={seriesTone(SERIES_FILL, index)}
      />
    );
  });
}
