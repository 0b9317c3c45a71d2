import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FILING_STATUSES, STATE_CODES, TAX_YEARS } from "../../../web/domain/pay/index";

const FOLDER = join(__dirname, "../../../web/domain/pay/tables");
const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, path), "utf8"));

function files(folder = ""): string[] {
  return readdirSync(join(FOLDER, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(FOLDER, path)).isDirectory() ? files(path) : [path];
  });
}

const rows = z.array(z.array(z.number().min(0)).min(2).max(3)).min(1);
const source = z.object({ title: z.string().min(1), url: z.string().nullable() });
const confidence = z.enum(["confirmed", "secondary", "reviewed", "recalled", "not found"]);
const byStatus = z.object(Object.fromEntries(FILING_STATUSES.map((status) => [status, z.number()])));
const brackets = z.union([
  z.object({ all: rows }).strict(),
  z.object(Object.fromEntries(FILING_STATUSES.map((status) => [status, rows]))).strict(),
]);

const stateTable = z.object({
  state: z.enum(STATE_CODES as [string, ...string[]]),
  name: z.string(),
  income_tax: z.object({
    on_wages: z.boolean(),
    method: z.string().min(1),
    confidence,
    sources: z.array(source),
    years: z.record(
      z.enum(["2023", "2024", "2025", "2026"]),
      z.object({
        type: z.enum(["none", "flat", "graduated"]),
        brackets,
        standard_deduction: byStatus.optional(),
        personal_exemption: byStatus.optional(),
        carried_forward: z.array(z.object({ figure: z.string(), from: z.string().regex(/^\d{4}$/) })),
      }),
    ),
  }),
  employee_programs: z.record(
    z.string(),
    z.object({
      name: z.string(),
      law: z.string().min(1),
      years: z.record(z.string(), z.object({ employee_rate: z.number().min(0).max(0.05), confidence }).nullable()),
      source: source.nullable(),
    }),
  ),
  suta: z.object({
    wage_base: z.record(z.string(), z.object({ amount: z.number().nullable(), confidence })),
    new_employer_rate: z.number().min(0).max(0.1),
  }),
  employer_programs: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** Every schedule of a stored value: lists of rows whose first number is a threshold. */
function schedules(value: unknown): number[][][] {
  if (Array.isArray(value)) {
    const isSchedule =
      value.length > 0 && value.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === "number"));
    return isSchedule ? [value as number[][]] : value.flatMap(schedules);
  }
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(schedules) : [];
}

describe("state tables", () => {
  it("are there for the 50 states and DC", () => {
    expect(
      readdirSync(join(FOLDER, "states"))
        .map((name) => name.slice(0, 2))
        .sort(),
    ).toEqual([...STATE_CODES].sort());
  });

  it.each(STATE_CODES)("%s is complete, for every year of the calculator", (state) => {
    const parsed = stateTable.safeParse(read(`states/${state}.json`));
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data?.state).toBe(state);
    for (const year of TAX_YEARS) expect(parsed.data?.income_tax.years[String(year) as "2026"]).toBeDefined();
  });

  it.each(STATE_CODES)("%s names a source for its income tax, or has none on wages", (state) => {
    const table = stateTable.parse(read(`states/${state}.json`));
    expect(table.income_tax.on_wages ? table.income_tax.sources.length : 1).toBeGreaterThan(0);
  });
});

describe("schedules", () => {
  const paths = files().filter((path) => /^(states|withholding|local)|pub15t/.test(path));

  it.each(paths)("%s: thresholds start at zero and rise, rates are fractions", (path) => {
    for (const schedule of schedules(read(path))) {
      const thresholds = schedule.map((row) => row[0] ?? -1);
      expect(thresholds[0]).toBe(0);
      for (let row = 1; row < thresholds.length; row++)
        expect(thresholds[row]).toBeGreaterThan(thresholds[row - 1] ?? 0);
      for (const row of schedule) expect(row.at(-1)).toBeLessThan(0.4);
    }
  });
});

describe("employer formulas", () => {
  const formulas = readdirSync(join(FOLDER, "withholding"));

  it("are built for California, New York, New Jersey, Illinois, Georgia, North Carolina and Pennsylvania at least", () => {
    expect(formulas.map((name) => name.slice(0, 2))).toEqual(
      expect.arrayContaining(["CA", "GA", "IL", "NC", "NJ", "NY", "PA"]),
    );
  });

  it.each(formulas)("%s: every year names its confidence, the table its source", (name) => {
    const table = z
      .object({
        name: z.string(),
        source: z.string().min(5),
        url: z.url(),
        years: z.record(z.string(), z.object({ confidence })),
      })
      .parse(read(`withholding/${name}`));
    expect(Object.keys(table.years)).toEqual(TAX_YEARS.map(String));
  });
});

describe("local taxes", () => {
  it.each(readdirSync(join(FOLDER, "local")))(
    "%s: every tax has kind, basis, confidence, source and a year",
    (name) => {
      const tax = z.object({
        place: z.string(),
        kind: z.string(),
        basis: z.string(),
        confidence,
        source: source.nullable(),
        years: z.record(z.string(), z.object({})),
      });
      const table = z.object({ taxes: z.array(tax).min(1) }).parse(read(`local/${name}`));
      for (const entry of table.taxes) expect(Object.keys(entry.years).length).toBeGreaterThan(0);
    },
  );
});

describe("all tables together", () => {
  it("stay under 1.5 MB", () => {
    expect(files().reduce((sum, path) => sum + statSync(join(FOLDER, path)).size, 0)).toBeLessThan(1_500_000);
  });
});
