import type { Provision } from "../corpus/record";
import type { ProvisionValue } from "../corpus/schema/provision";
import { daysOf, minutesOf } from "../facts/spans";
import type { Facts, FactValue } from "../facts/types";

type Amount = Extract<ProvisionValue, { per?: string | undefined; of?: string | undefined }>;

/** What a case tells, held against the figure of the law. */
export type Compared = { fact: string; isWithin: boolean };

/** The fact that is of the kind of a figure: an hourly rate is held against the hourly pay. */
const FACT_OF: { unit: string; per?: RegExp; fact: string; times?: number }[] = [
  { unit: "dollars", per: /^hour/, fact: "pay_hour" },
  { unit: "dollars", per: /^day/, fact: "pay_day" },
  { unit: "dollars", per: /^week/, fact: "pay_week" },
  { unit: "dollars", per: /^week/, fact: "pay_year", times: 52 },
  { unit: "dollars", per: /^year/, fact: "pay_year" },
  { unit: "dollars", per: /^year/, fact: "pay_hour", times: 1 / 2080 },
  { unit: "dollars", per: /^year/, fact: "pay_week", times: 1 / 52 },
  { unit: "hours", per: /^(?:week|workweek)/, fact: "hours_week" },
  { unit: "hours", per: /^(?:day|workday)/, fact: "hours_day" },
  { unit: "clock", fact: "clock" },
  { unit: "days", fact: "notice_given" },
];

/** What is told and the limit that it is held against, in its own unit. */
type Held = { unit: string; fact: string; told: number; limit: number };

function heldAgainst({ value }: Provision, facts: Facts): Held | null {
  if (typeof value !== "object" || "earlierOf" in value || "laterOf" in value || "one" in value) return null;
  const amount = value as Amount & Record<string, unknown>;
  for (const { unit, per, fact, times = 1 } of FACT_OF) {
    const wanted = amount[unit];
    if (wanted === undefined || (per && !per.test(String(amount.per ?? "")))) continue;
    const known = facts.get(fact);
    const limit = unit === "clock" ? minutesOf(String(wanted)) : Number(wanted);
    const told = known && numberOf(known);
    if (told === null || told === undefined || limit === null) continue;
    return { unit, fact, told, limit: Math.round(limit * times * 100) / 100 };
  }
  return null;
}

/** Whether the case keeps to the figure of a sentence; null where they are of different things. */
export function comparedWith(provision: Provision, facts: Facts): Compared | null {
  const held = heldAgainst(provision, facts);
  const isWithin = held && keepsTo(held.unit, provision.mood, held.told, held.limit);
  return isWithin === null ? null : { fact: held?.fact ?? "", isWithin };
}

const PER: Record<string, string> = { pay_hour: "an hour", pay_day: "a day", pay_week: "a week", pay_year: "a year" };

/** By how much the pay that is told misses its figure; null where it reaches it or is of another kind. */
export function shortBy(
  provision: Provision,
  facts: Facts,
): { fact: string; told: number; limit: number; per: string } | null {
  const held = heldAgainst(provision, facts);
  const per = held && PER[held.fact];
  if (!held || !per || keepsTo(held.unit, provision.mood, held.told, held.limit) !== false || held.told >= held.limit)
    return null;
  return { fact: held.fact, told: held.told, limit: held.limit, per };
}

/** Pay must reach its figure, or pass it where a thing is forbidden below; notice must reach its days; hours and clock must not pass theirs. */
function keepsTo(unit: string, mood: string | undefined, told: number, limit: number): boolean | null {
  const isBan = mood === "must not" || mood === "void";
  if (unit === "dollars") {
    if (mood === "may") return told < limit ? false : null;
    return isBan ? told > limit : told >= limit;
  }
  if (unit === "days") return mood === "must" ? told >= limit : null;
  return isBan ? told <= limit : null;
}

/** What a fixed fact is as a number; null where it is only known within bounds. */
function numberOf(known: FactValue): number | null {
  if (known.kind === "number") return known.bounds.from === known.bounds.to ? known.bounds.from : null;
  if (known.kind === "clock") return known.minutes;
  return known.kind === "span" ? daysOf(known.span) : null;
}

const DAY = "day";

/** What is owed for days of delay: a day's pay for each, up to the most that the law counts. */
export type Sum = { days: number; pay: number; total: number; isCapped: boolean };

/** The sum that follows from a rule that counts by a fact of the case, such as a day's pay for each day late. */
export function sumOf({ value }: Provision, facts: Facts): Sum | null {
  if (typeof value !== "object" || !("fact" in value) || value.fact !== "pay_day") return null;
  const amount = value as Amount & { atMost?: Record<string, number> };
  const late = facts.get("late");
  const pay = payOfDay(facts);
  if (!amount.per?.startsWith(DAY) || late?.kind !== "span" || pay === null) return null;
  const told = Math.round(daysOf(late.span));
  const most = amount.atMost?.days ?? Number.POSITIVE_INFINITY;
  const days = Math.min(told, most);
  return { days, pay, total: Math.round(days * pay * 100) / 100, isCapped: told > most };
}

/** Whether a rule counts by the days of delay and the pay of a day, and the case tells one of them. */
export const countsByCase = ({ value }: Provision, facts: Facts): boolean =>
  typeof value === "object" &&
  "fact" in value &&
  value.fact === "pay_day" &&
  (value as Amount).per?.startsWith(DAY) === true &&
  (facts.has("late") || payOfDay(facts) !== null);

/** A day's pay, as told or as hours times the hourly pay. */
export function payOfDay(facts: Facts): number | null {
  const own = facts.get("pay_day");
  if (own) return numberOf(own);
  const [hour, hours] = [facts.get("pay_hour"), facts.get("hours_day")];
  const [rate, count] = [hour && numberOf(hour), hours && numberOf(hours)];
  return rate && count ? rate * count : null;
}
