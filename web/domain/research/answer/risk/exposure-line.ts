import type { Provision } from "../../corpus/record";
import type { WrittenCondition } from "../../corpus/schema/condition";
import type { penaltyValue } from "../../corpus/schema/provision";
import { holds } from "../../facts/holds";
import { daysOf } from "../../facts/spans";
import type { Facts } from "../../facts/types";
import { payOfDay } from "../../reasoning/compare-value";
import { dollars } from "../choosing/comparable-figures";

/** Penalties go to the state, fines are of criminal courts, damages go to the employee. */
export type ExposureKind = "penalty" | "fine" | "damages";

/** One sentence of a law that sets a sum, reckoned for the case. */
export type ExposureLine = {
  kind: ExposureKind;
  /** The sentence of the law, and its section. */
  text: string;
  pin: string | null;
  /** '$50 per employee per pay period x 12 employees x 8 pay periods = $4,800' */
  sum: string;
  /** Dollars, from and to. */
  from: number;
  to: number;
  /** Facts by which it would be reckoned more surely. */
  lacks: string[];
  /** It is owed only if these facts, which are not told, are so. */
  turnsOn: string[];
};

/** A sentence of which no sum can be made. */
export type Uncounted = { text: string; why: string; lacks: string[] };

type Penalty = ReturnType<(typeof penaltyValue)["parse"]>;
type Factor = { count: number; said: string; lacks: string[] };

/** What a sentence comes to; null where it sets no sum or is not for this case. */
export function exposureLine(provision: Provision, facts: Facts): ExposureLine | Uncounted | null {
  const holding = holds(provision.when as WrittenCondition | undefined, facts);
  if (holding.verdict === "no") return null;
  const reckoned = reckon(provision, facts);
  if (!reckoned || "why" in reckoned) return reckoned;
  const turnsOn = holding.verdict === "unknown" ? holding.missing : [];
  const { text, pin = null } = provision;
  return { ...reckoned, text, pin, turnsOn, from: turnsOn.length > 0 ? 0 : reckoned.from };
}

type Reckoned = Pick<ExposureLine, "kind" | "sum" | "from" | "to" | "lacks">;

function reckon(provision: Provision, facts: Facts): Reckoned | Uncounted | null {
  const { penalty, value, text } = provision;
  if (penalty) return ofPenalty(penalty as Penalty, text, facts);
  if (typeof value !== "object") return null;
  if ("fact" in value && value.fact === "pay_day" && String(value.per).startsWith("day"))
    return ofDays((value as { atMost?: Record<string, number> }).atMost?.days, text, facts);
  const isCost = provision.role === "remedy" || provision.role === "penalty";
  return isCost && "times" in value && typeof value.times === "number" ? ofTimes(value.times, text, facts) : null;
}

function ofPenalty(penalty: Penalty, text: string, facts: Facts): Reckoned | Uncounted {
  const most = penalty.max ?? penalty.min;
  if (most === undefined) return { text, why: "the law names no sum", lacks: [] };
  if (BEYOND.test(text)) return { text, why: "it counts only what is beyond a number", lacks: [] };
  switch (penalty.unit) {
    case "dollars":
      return ofDollars(penalty, most, text, facts);
    case "times unpaid wages":
      return ofTimes(most, text, facts);
    case "percent":
      return ofShare(most, penalty.per, text, facts);
    case "days of pay":
      return ofDays(most, text, facts);
    default:
      return { text, why: "it is no sum of money", lacks: [] };
  }
}

/** 'For each full-time employee beyond the first 30' */
const BEYOND = /\b(?:beyond|after|over|above) the first\b/i;
const CEILING = /\b(?:up to|at most|no more than|not more than|may not exceed|maximum|capped)\b/i;
const KINDS: Record<Penalty["kind"], ExposureKind> = { civil: "penalty", criminal: "fine", damages: "damages" };

function ofDollars({ kind, per, min, max }: Penalty, most: number, text: string, facts: Facts): Reckoned {
  const factors = (per ?? "")
    .split(" and ")
    .filter(Boolean)
    .map((unit) => factorOf(unit, facts));
  const times = factors.reduce((product, { count }) => product * count, 1);
  const least = min ?? (CEILING.test(text) ? 0 : most);
  const [from, to] = [rounded(least * times), rounded(most * times)];
  const unit =
    least === most ? dollars(most) : least === 0 ? `up to ${dollars(most)}` : `${dollars(least)} to ${dollars(most)}`;
  const each = per ? ` per ${per.replaceAll(" and ", " per ")}` : "";
  const total = from === to ? dollars(to) : from === 0 ? `up to ${dollars(to)}` : `${dollars(from)} to ${dollars(to)}`;
  return {
    kind: KINDS[kind],
    sum: `${max === undefined ? "at least " : ""}${unit}${each}${factors.map(({ said }) => ` x ${said}`).join("")} = ${total}`,
    from,
    to,
    lacks: [...new Set(factors.flatMap(({ lacks }) => lacks))],
  };
}

/** So many times the sum that was not paid. */
function ofTimes(times: number, text: string, facts: Facts): Reckoned | Uncounted {
  const amount = numberOf(facts, "amount");
  if (amount === null) return { text, why: "the unpaid sum is not told", lacks: ["amount"] };
  const sum = rounded(times * amount);
  return {
    kind: "damages",
    sum: `${times} x ${dollars(amount)} unpaid = ${dollars(sum)}`,
    from: 0,
    to: sum,
    lacks: [],
  };
}

/** A share of the unpaid sum, for each month where the law counts by months. */
function ofShare(percent: number, per: string | undefined, text: string, facts: Facts): Reckoned | Uncounted {
  const amount = numberOf(facts, "amount");
  const monthly = per === "month" ? factorOf("month", facts) : null;
  if (amount === null || (per !== undefined && !monthly))
    return { text, why: "the unpaid sum is not told", lacks: ["amount", ...(monthly?.lacks ?? [])] };
  const sum = rounded((amount * percent * (monthly?.count ?? 1)) / 100);
  const said = `${percent} percent of ${dollars(amount)}${monthly ? ` x ${monthly.said}` : ""} = ${dollars(sum)}`;
  return { kind: "damages", sum: said, from: 0, to: sum, lacks: monthly?.lacks ?? [] };
}

/** A day's pay for each day, up to the most that the law counts. */
function ofDays(most: number | undefined, text: string, facts: Facts): Reckoned | Uncounted {
  const pay = payOfDay(facts);
  const late = lateDays(facts);
  const lacks = [...(pay === null ? ["pay_day"] : []), ...(late === null ? ["late"] : [])];
  if (pay === null || (late === null && most === undefined)) return { text, why: "a day's pay is not told", lacks };
  const days = Math.min(late ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
  const sum = rounded(days * pay);
  const capped = late !== null && days < late ? ", the most that it counts," : "";
  const said = `${days} ${days === 1 ? "day" : "days"}${capped} x ${dollars(pay)} a day = ${dollars(sum)}`;
  return {
    kind: "damages",
    sum: late === null ? `up to ${said}` : said,
    from: late === null ? 0 : sum,
    to: sum,
    lacks,
  };
}

/** Who and what a law counts by, and the facts that tell how many there are, the most fitting first. */
const BY_FACT: Record<string, string[]> = {
  employee: ["affected", "jobs_lost", "employees"],
  worker: ["affected", "jobs_lost", "employees"],
  person: ["affected"],
  "aggrieved person": ["affected"],
  "affected person": ["affected"],
  plaintiff: ["affected"],
  complainant: ["affected"],
  applicant: ["affected"],
  claim: ["affected"],
  minor: ["affected"],
  "pay period": ["pay_periods"],
  violation: ["violations"],
  offense: ["violations"],
  breach: ["violations"],
  occurrence: ["violations"],
};
const BY_TIME: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

function factorOf(unit: string, facts: Facts): Factor {
  const span = BY_TIME[unit];
  if (span !== undefined) {
    const days = lateDays(facts);
    return days === null ? once(unit, ["late"]) : counted(Math.max(1, Math.floor(days / span)), unit);
  }
  const keys = BY_FACT[unit] ?? [];
  const known = keys.map((key) => numberOf(facts, key)).find((count) => count !== null);
  if (known !== undefined && known !== null) return counted(known, unit);
  return once(unit, keys.includes("employees") ? ["affected"] : keys.slice(0, 1));
}

const counted = (count: number, unit: string): Factor => ({
  count,
  said: `${count.toLocaleString("en-US")} ${plural(unit, count)}`,
  lacks: [],
});
const once = (unit: string, lacks: string[]): Factor => ({ count: 1, said: `1 ${unit}`, lacks });
const plural = (unit: string, count: number): string =>
  count === 1 ? unit : unit === "person" ? "people" : unit.endsWith("ch") ? `${unit}es` : `${unit}s`;

function lateDays(facts: Facts): number | null {
  const late = facts.get("late");
  return late?.kind === "span" ? Math.round(daysOf(late.span)) : null;
}

/** Of a number that is known within bounds the least: nothing is reckoned that is not told. */
function numberOf(facts: Facts, key: string): number | null {
  const known = facts.get(key);
  return known?.kind === "number" ? known.bounds.from : null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
