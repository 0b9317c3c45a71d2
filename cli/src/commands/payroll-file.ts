import { type CalculatePayAnswer, type CalculatePayBody, ValidationError } from "@statewise/sdk";
import type { Context } from "../context";
import { type CsvRow, readCsv } from "../csv";
import { csvLine } from "../csv-line";
import { UsageError } from "../errors";

export type Single = Exclude<CalculatePayAnswer, unknown[]>;
export type Paycheck = Exclude<CalculatePayBody, unknown[]>;

const NUMBERS = [
  "annualSalary",
  "hourlyRate",
  "hoursPerWeek",
  "grossPay",
  "allowances",
  "healthInsurance",
  "section125",
  "supplementalWages",
  "taxYear",
] as const;
const TEXTS = ["payPeriod", "filingStatus", "method", "zip", "state", "county", "city"] as const;
const PERCENTS = { "401k": "retirement401k", rothIRA: "rothIRA" } as const;
const COLUMNS = ["name", ...NUMBERS, ...TEXTS, ...Object.keys(PERCENTS)];
const AMOUNTS = [
  "grossPay",
  "federalTax",
  "stateTax",
  "localTax",
  "socialSecurity",
  "medicare",
  "stateDisabilityInsurance",
  "retirement401k",
  "healthInsurance",
  "netPay",
] as const;
const MOST_AT_ONCE = 1_000;

type Worked = { line: number; name: string } & Single;

/** Works out every row of a file, or none: what is wrong is told with the line that it stands on. */
export async function payrollOf(context: Context, file: string, left: Paycheck): Promise<Worked[] | string> {
  const rows = await readCsv(file, COLUMNS);
  const paychecks = rows.map((row) => paycheckOf(row, left));
  const worked: Worked[] = [];
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE) {
    const part = rows.slice(from, from + MOST_AT_ONCE);
    const answers = await calculate(context, part, paychecks.slice(from, from + MOST_AT_ONCE));
    for (const [place, answer] of answers.entries()) {
      const { line = 0, fields = {} } = part[place] ?? {};
      worked.push({ line, name: fields.name ?? "", ...answer });
    }
  }
  return context.output.mode === "json" ? worked : csvOf(worked);
}

async function calculate({ client, signal }: Context, rows: CsvRow[], paychecks: Paycheck[]): Promise<Single[]> {
  try {
    return (await client.pay.calculate(paychecks, { signal })) as Single[];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const told = error.fields.flatMap(({ field, message }) => {
      const row = rows[Number(/^\[?(\d+)/.exec(field)?.[1])];
      return row ? [`line ${row.line}: ${message}`] : [];
    });
    throw told.length > 0 ? new UsageError([...new Set(told)].join("\n")) : error;
  }
}

function paycheckOf({ line, fields }: CsvRow, left: Paycheck): Paycheck {
  const given = Object.entries(fields).filter(([name, value]) => value !== "" && name !== "name");
  const entries = given.map(([name, value]) => {
    if ((TEXTS as readonly string[]).includes(name)) return [name, value];
    const figure = numberOf(value);
    if (figure === null) throw new UsageError(`line ${line}: ${name} must be a number, not '${value}'.`);
    const percent = PERCENTS[name as keyof typeof PERCENTS];
    return percent ? [percent, { mode: "percent", value: figure }] : [name, figure];
  });
  const own: Paycheck = Object.fromEntries(entries);
  const isHourly = own.hourlyRate !== undefined && own.annualSalary === undefined;
  const payType = isHourly ? "hourly" : own.annualSalary !== undefined ? "salary" : left.payType;
  return { ...left, ...own, payType };
}

/** As payroll files write figures: `$60,000.00`. */
function numberOf(text: string): number | null {
  const plain = text.replace(/^\$/, "").replace(/(\d),(?=\d{3}(\D|$))/g, "$1");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

function csvOf(worked: Worked[]): string {
  const head = csvLine(["line", "name", "method", ...AMOUNTS]);
  const lines = worked.flatMap(({ line, name, quick, precise }) =>
    [precise, quick].flatMap((result) =>
      result ? [csvLine([line, name, result.method, ...AMOUNTS.map((field) => result[field].toFixed(2))])] : [],
    ),
  );
  return [head, ...lines].join("");
}
