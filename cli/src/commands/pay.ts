import type { Command, Input } from "../command";
import { UsageError } from "../errors";
import { stateOf } from "../place";
import { type Column, table } from "../show";
import { type Paycheck, payrollOf, type Single } from "./payroll-file";

const PERIODS = ["weekly", "biweekly", "semi-monthly", "monthly", "annually"] as const;
const STATUSES = ["single", "married_jointly", "married_separately", "head", "qualifying_widow"] as const;
const METHODS = ["quick", "precise", "both"] as const;

function requestOf(input: Input, { isDefault = false } = {}): Paycheck {
  const annualSalary = input.number("annualSalary") ?? input.number("salary");
  const hourlyRate = input.number("hourly");
  if (!isDefault && annualSalary === undefined && hourlyRate === undefined) {
    throw new UsageError("Add --annual-salary or --hourly, or a file with --csv.");
  }
  const percent = input.number("401k", { most: 100 });
  return {
    payType: hourlyRate === undefined ? "salary" : "hourly",
    annualSalary,
    hourlyRate,
    hoursPerWeek: input.number("hours", { most: 168 }),
    payPeriod: input.text("period") as (typeof PERIODS)[number] | undefined,
    filingStatus: input.text("filing") as (typeof STATUSES)[number] | undefined,
    method: input.text("method") as (typeof METHODS)[number] | undefined,
    taxYear: input.number("year") as 2026 | undefined,
    state: input.text("state"),
    city: input.text("city"),
    zip: input.text("zip"),
    healthInsurance: input.number("health"),
    retirement401k: percent === undefined ? undefined : { mode: "percent", value: percent },
  };
}

const calc: Command = {
  name: "pay calc",
  summary: "Take-home pay of one paycheck: precise, and a quick estimate beside it",
  options: [
    ["--annual-salary <dollars>", "salary of a year"],
    ["--salary <dollars>", "what --annual-salary was called before", undefined, "former"],
    ["--hourly <dollars>", "pay of an hour"],
    ["--hours <n>", "hours a week (40)"],
    ["--state <code>", "state such as CA"],
    ["--city <city>", "city"],
    ["--zip <zip>", "ZIP code"],
    ["--period <period>", "how often it is paid (biweekly)", PERIODS],
    ["--filing <status>", "filing status (single)", STATUSES],
    ["--year <year>", "tax year"],
    ["--401k <percent>", "part that goes into a 401(k)"],
    ["--health <dollars>", "health insurance of a paycheck"],
    ["--method <method>", "which method (both)", METHODS],
    ["--csv <file>", "one paycheck per row, as CSV again; - reads stdin. Flags say what a row leaves out"],
  ],
  examples: [
    "pay calc --annual-salary 60000 --state CA",
    "pay calc --hourly 22.50 --hours 32 --state NY --period weekly",
    "pay calc --csv payroll.csv --method precise > net.csv",
  ],
  run: async (context, input) => {
    const file = input.text("csv");
    const request = requestOf(input, { isDefault: file !== undefined });
    if (request.state) request.state = await stateOf(context, request.state);
    if (file) return payrollOf(context, file, request);
    return context.client.pay.calculate(request, { signal: context.signal });
  },
  show: { text: (result: Single) => payText(result) },
};

/** Precise stands first, as in the browser: it is the one that withholding follows. */
const HEADINGS: Record<string, string> = { precise: "precise", quick: "quick estimate" };

const dollars = (amount: number): string => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

function payText({ quick, precise }: Single): string {
  const methods = Object.entries({ precise, quick }).flatMap(([name, result]) => (result ? [{ name, result }] : []));
  const lines = new Map(methods.flatMap(({ result }) => result.lines.map((line) => [line.key, line] as const)));
  const rowOf = (key: string, label: string) => ({
    line: label,
    ...Object.fromEntries(methods.map(({ name, result }) => [name, amountOf(result, key)])),
  });
  const isEmployers = ({ kind }: { kind: string }) => kind === "employer";
  const own = [...lines.values()].filter((line) => !isEmployers(line));
  const employers = [...lines.values()].filter(isEmployers);
  const columns: Column[] = ["line", ...methods.map(({ name }): Column => [name, HEADINGS[name] ?? name])];
  const rows = [...own.map(({ key, label }) => rowOf(key, label)), rowOf("netPay", "Net pay")];
  const notes = new Set(methods.flatMap(({ result }) => result.notes));
  return [
    table(rows, columns),
    ...(employers.length > 0
      ? [
          "",
          "Paid by the employer on top",
          table(
            employers.map(({ key, label }) => rowOf(key, label)),
            columns,
          ),
        ]
      : []),
    ...(notes.size > 0 ? ["", ...notes] : []),
  ].join("\n");
}

type Result = NonNullable<Single["quick"]>;

function amountOf(result: Result, key: string): string {
  if (key === "netPay") return dollars(result.netPay);
  const line = result.lines.find((one) => one.key === key);
  return line ? dollars(line.amount) : "";
}

export const payCommands = [calc];
