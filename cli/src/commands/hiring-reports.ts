import type { Command } from "../command";
import { table, wrap } from "../show";

const list: Command = {
  name: "hiring reports",
  summary: "Reports of hiring there are, with what each counts",
  run: async ({ client, signal }) => (await client.ats.reports.listHiring({ signal })).data,
  show: { columns: ["type", "title", "counted", "definition"] },
};

const run: Command = {
  name: "hiring report",
  summary: "One report; without days it is about the last 90",
  args: [["<type>", "as `hiring reports` lists them, such as funnel or time_to_hire"]],
  options: [
    ["--from <day>", "first day, such as 2026-01-01"],
    ["--to <day>", "last day"],
    ["--job <id>", "this job only"],
    ["--department <name>", "this department only"],
    ["--start <event>", "where the clock of time_to_hire starts", ["applied", "contacted", "posted"]],
  ],
  examples: ["statewise hiring report funnel --from 2026-01-01 --to 2026-03-31"],
  run: ({ client, signal }, input) =>
    client.ats.reports.runHiring(
      input.arg(0),
      {
        from: input.text("from"),
        to: input.text("to"),
        jobId: input.number("job", { least: 1 }),
        department: input.text("department"),
        start: input.text("start") as "applied" | undefined,
      },
      { signal },
    ),
  show: { text: reportText },
};

type Format = "count" | "percent" | "days" | "money";
type Report = {
  title: string;
  definition: string;
  from: string;
  to: string;
  n: number;
  counted: string;
  lineName: string;
  headline: { label: string; value: number | null; format: Format };
  columns: { key: string; label: string; format: Format }[];
  lines: { label: string; values: (number | null)[] }[];
};

function reportText(report: Report): string {
  const { title, definition, from, to, n, counted, lineName, headline, columns, lines } = report;
  const rows = lines.map(({ label, values }) => [
    label,
    ...columns.map(({ format }, at) => figure(values[at] ?? null, format)),
  ]);
  return [
    `${title}, ${from} to ${to}`,
    `${headline.label}: ${figure(headline.value, headline.format)} (${n} ${counted})`,
    "",
    rows.length > 0
      ? table(
          rows.map((row) => Object.fromEntries(row.map((text, at) => [`c${at}`, text]))),
          [lineName, ...columns.map(({ label }) => label)].map((label, at) => [`c${at}`, label]),
        )
      : "Nothing to count in these days.",
    "",
    wrap(definition, 100),
  ].join("\n");
}

function figure(value: number | null, format: Format): string {
  if (value === null) return format === "count" ? "0" : "too few to say";
  if (format === "money") return (value / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  const text = value.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return format === "percent" ? `${text}%` : format === "days" ? `${text} d` : text;
}

export const hiringReportCommands = [list, run];
