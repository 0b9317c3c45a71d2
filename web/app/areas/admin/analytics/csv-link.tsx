type CsvLinkProps = {
  name: string;
  axis: string;
  labels: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
};

/** The numbers of a chart as a CSV file, made of what is on the page. */
export function CsvLink({ name, axis, labels, series }: CsvLinkProps) {
  const lines = [
    [axis, ...series.map((one) => one.name)],
    ...labels.map((label, row) => [label, ...series.map((one) => String(one.values[row] ?? 0))]),
  ];
  const text = lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${name}.csv`}
      className="text-sm text-action underline underline-offset-3"
    >
      CSV<span className="sr-only"> of {name}</span>
    </a>
  );
}
