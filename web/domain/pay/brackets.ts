import { type Cents, percentText, usd } from "./money";

/** One row of a tax schedule as stored: [over, rate] or [over, base, rate], in dollars and fractions. */
export type ScheduleRow = readonly number[];

/** Tax is counted in hundred-thousandths of a cent, so that five-decimal rates stay whole numbers. */
export const UNITS_PER_CENT = 100_000;

/** A tax schedule compiled for fast and exact look-ups. */
export interface BracketTable {
  readonly over: readonly Cents[];
  readonly baseUnits: readonly number[];
  /** Rate in hundred-thousandths. */
  readonly rate: readonly number[];
}

/** Compiles stored rows; bases are summed up when the schedule does not print them. */
export function compileBrackets(rows: readonly ScheduleRow[]): BracketTable {
  const over: number[] = [];
  const baseUnits: number[] = [];
  const rate: number[] = [];
  rows.forEach((row, index) => {
    const cents = (at: number) => Math.round((row.at(at) as number) * 100);
    const start = cents(0);
    const printed = row.length > 2 ? cents(1) * UNITS_PER_CENT : null;
    const before = rows[index - 1];
    const summed = before
      ? (baseUnits[index - 1] as number) +
        Math.round((start - (over[index - 1] as number)) * (before.at(-1) as number) * UNITS_PER_CENT)
      : 0;
    over.push(start);
    baseUnits.push(printed ?? summed);
    rate.push(Math.round((row.at(-1) as number) * UNITS_PER_CENT));
  });
  return { over, baseUnits, rate };
}

/** The row that an amount falls in. */
export function bracketRow(table: BracketTable, amount: Cents): number {
  const over = table.over;
  let row = 0;
  for (let next = 1; next < over.length && amount > (over[next] as number); next++) row = next;
  return row;
}

/** Tax on an amount, in hundred-thousandths of a cent. */
export function bracketTax(table: BracketTable, amount: Cents): number {
  if (amount <= 0) return 0;
  const row = bracketRow(table, amount);
  return (table.baseUnits[row] as number) + (amount - (table.over[row] as number)) * (table.rate[row] as number);
}

/** The rate on the last dollar, as a fraction. */
export function marginalRate(table: BracketTable, amount: Cents): number {
  return (table.rate[bracketRow(table, amount)] as number) / UNITS_PER_CENT;
}

/** The row in words: "$1,100.00 plus 12 % of the amount over $16,250". */
export function explainBracket(table: BracketTable, amount: Cents): string {
  const row = bracketRow(table, Math.max(amount, 0));
  const base = Math.round((table.baseUnits[row] as number) / UNITS_PER_CENT);
  const rate = percentText((table.rate[row] as number) / UNITS_PER_CENT);
  const over = usd(table.over[row] as number, true);
  return base === 0 ? `${rate} of the amount over ${over}` : `${usd(base)} plus ${rate} of the amount over ${over}`;
}
