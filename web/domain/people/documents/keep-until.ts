import { recordClocks } from "~/domain/research";
import type { Transaction } from "~/platform/db/client";
import { dayOf, dayOrNull, later } from "../plain-days";
import { I9_RULE, kindOf, RECORD_WORDS } from "./document-kinds";

export type KeepRule = { text: string; citation: string; slug: string | null };
export type Kept = {
  /** The last day on which the law asks for it; null while the person works here: the time runs from the last day of work. */
  until: string | null;
  rule: KeepRule | null;
};

export type Employed = { firstDay: string | null; lastDay: string | null };
type Clock = { years: number; rule: KeepRule };

const yearsAfter = (day: string, years: number): string => {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
  // A year after February 29 is the 28th.
  return `${year + years}${rest === "-02-29" ? "-02-28" : rest}`;
};

/** Until when a paper of somebody is kept: the years of the law after the last day of work, or after the paper if that came later. */
export function keptUntil({ lastDay }: Employed, clock: Clock | null, madeOn: string): string | null {
  if (lastDay === null) return null;
  return clock === null ? lastDay : yearsAfter(later(lastDay, madeOn), clock.years);
}

/** Three years from hire or one year after the end: the longer of both. */
export const i9Until = ({ firstDay, lastDay }: Employed): string | null =>
  lastDay === null
    ? null
    : later(yearsAfter(firstDay ?? lastDay, I9_RULE.yearsAfterHire), yearsAfter(lastDay, I9_RULE.yearsAfterEnd));

/** When somebody worked here, and where: by what the clocks of their papers run. */
export async function employedOf(tx: Transaction, organizationId: number, employeeId: number) {
  const periods = await tx.employmentPeriod.findMany({
    where: { organizationId, employeeId },
    orderBy: { startDate: "asc" },
    select: { startDate: true, endDate: true },
  });
  const works = await tx.employeePosition.findMany({
    where: { organizationId, employeeId, workLocationId: { not: null } },
    select: { place: { select: { state: true } } },
    distinct: ["workLocationId"],
  });
  const last = periods.at(-1);
  return {
    firstDay: last ? dayOf(last.startDate) : null,
    lastDay: last ? dayOrNull(last.endDate) : null,
    states: [...new Set(works.flatMap(({ place }) => place?.state ?? []))],
  };
}

/** The clock of each kind of record, the longest of the United States and of the states where somebody worked. */
async function clocksOf(tx: Transaction, states: readonly string[]): Promise<ReadonlyMap<string, Clock | null>> {
  const clocks = new Map<string, Clock | null>();
  for (const [name, words] of Object.entries(RECORD_WORDS)) {
    const [longest] = await recordClocks(tx, states, words);
    clocks.set(
      name,
      longest
        ? { years: longest.years, rule: { text: longest.text, citation: longest.pin, slug: longest.slug } }
        : null,
    );
  }
  return clocks;
}

/** The clocks of one employee's papers: asked once for a list of them. */
export async function keeperOf(tx: Transaction, organizationId: number, employeeId: number) {
  const employed = await employedOf(tx, organizationId, employeeId);
  const keeper = recordKeeper(employed, await clocksOf(tx, employed.states));
  return (kind: string, madeOn: string): Kept => keeper(kindOf(kind).keep, madeOn);
}

/**
 * Until when records of a kind are kept of somebody; a kind is a clock of `document-kinds.json`, or the Form I-9. The state of
 * their home counts too: somebody may have worked there without a place on record.
 */
export async function recordKeeperOf(tx: Transaction, organizationId: number, employeeId: number, home: string | null) {
  const employed = await employedOf(tx, organizationId, employeeId);
  return {
    employed,
    keeper: recordKeeper(employed, await clocksOf(tx, [...employed.states, ...(home ? [home] : [])])),
  };
}

function recordKeeper(employed: Employed, clocks: ReadonlyMap<string, Clock | null>) {
  return (keep: string, madeOn: string): Kept => {
    if (keep === "i9")
      return {
        until: i9Until(employed),
        rule: { text: I9_RULE.text, citation: I9_RULE.citation, slug: I9_RULE.slug },
      };
    const clock = clocks.get(keep) ?? null;
    return { until: keptUntil(employed, clock, madeOn), rule: clock?.rule ?? null };
  };
}
