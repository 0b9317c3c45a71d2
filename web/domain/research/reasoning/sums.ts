import { dollars } from "../answer/choosing/comparable-figures";
import type { Provision } from "../corpus/record";
import { type WrittenCondition, wantedOf } from "../corpus/schema/condition";
import { holds } from "../facts/holds";
import { daysOf } from "../facts/spans";
import type { Facts } from "../facts/types";
import { shortBy, sumOf } from "./compare-value";
import type { Weighed } from "./types";

/** What follows from the law's figures and the facts of the case, with the sentence and the facts that it rests on. */
export type Applied = { text: string; provision: Provision; facts: string[] };

/** The first sum that can be drawn. */
export function sumFor(lead: Weighed, facts: Facts): Applied | null {
  return [ofDelay, ofPay, ofOvertime, ofAccrual, ofDamages].map((sum) => sum(lead, facts)).find(Boolean) ?? null;
}

const said = (words: string, provision: Provision, ...facts: string[]): Applied => ({
  text: `Applied to you: ${words}.`,
  provision,
  facts,
});
const rounded = (value: number): number => Math.round(value * 100) / 100;
const counted = (value: number): string => rounded(value).toLocaleString("en-US");

function exact(facts: Facts, key: string): number | null {
  const known = facts.get(key);
  return known?.kind === "number" && known.bounds.from === known.bounds.to ? known.bounds.from : null;
}

/** A day's pay for each day late. */
function ofDelay({ provision }: Weighed, facts: Facts): Applied | null {
  const sum = sumOf(provision, facts);
  if (!sum) return null;
  const capped = sum.isCapped ? ", the most that it counts" : "";
  return said(
    `${sum.days} days${capped} x ${dollars(sum.pay)} a day = ${dollars(sum.total)}`,
    provision,
    "late",
    ...PAY_OF_DAY,
  );
}

const PAY_OF_DAY = ["pay_day", "pay_hour", "hours_day"];

/** What the sum of a rule that counts by a fact of the case still lacks. */
export function unpaidFacts({ provision: { value } }: Weighed, facts: Facts): string[] {
  if (typeof value !== "object" || !("fact" in value) || !value.fact) return [];
  const lacks = facts.has(value.fact) || (facts.has("pay_hour") && facts.has("hours_day")) ? [] : [value.fact];
  return facts.has("late") ? lacks : ["late", ...lacks];
}

/** From so many hours on each hour counts so many times. */
type Step = { above: number; times: number; provision: Provision };

const topicOf = ({ point }: Provision): string => point.slice(0, point.indexOf("."));

/** The steps of a law by which the hours of a day or a week are paid, the lowest first. */
function stepsOf({ law, provision }: Weighed, key: string, facts: Facts): Step[] {
  const own = law.provisions.filter((one) => one.role === "rule" && topicOf(one) === topicOf(provision));
  const rate = own.map((one) => (one.when ? null : timesOf(one))).find((times) => times !== null);
  if (!rate) return [];
  return own
    .flatMap((one) => {
      const above = aboveOf(one.when, key);
      const isOwed = one.mood === "must" && holds(one.when, facts).verdict === "yes";
      return above !== null && isOwed ? [{ above, times: timesOf(one) ?? rate, provision: one }] : [];
    })
    .filter((step, at, all) => all.findIndex(({ above }) => above === step.above) === at)
    .sort((a, b) => a.above - b.above);
}

const timesOf = ({ value }: Provision): number | null =>
  typeof value === "object" && "times" in value && typeof value.times === "number" ? value.times : null;

function aboveOf(condition: WrittenCondition | undefined, key: string): number | null {
  const wanted = condition && wantedOf(condition).find(([fact]) => fact === key)?.[1];
  const above = typeof wanted === "object" && !Array.isArray(wanted) ? wanted.above : undefined;
  return typeof above === "number" ? above : null;
}

/** The hours of a day or a week at the rates that the law sets for them; of two rates of pay at their weighted average. */
function ofOvertime(lead: Weighed, facts: Facts): Applied | null {
  for (const [key, times] of [
    ["hours_day", exact(facts, "days_worked") ?? 1],
    ["hours_week", 1],
  ] as const) {
    const hours = exact(facts, key);
    const [first, ...higher] = stepsOf(lead, key, facts);
    if (hours === null || !first || hours <= first.above) continue;
    const average = exact(facts, "regular_rate");
    if (average !== null && key === "hours_week")
      return said(atAverage(average, hours, first), first.provision, key, "regular_rate");
    const pay = exact(facts, "pay_hour");
    if (pay === null)
      return said(`${counted(hours - first.above)} hours are over ${first.above}`, first.provision, key);
    return said(atSteps(pay, hours, times, [first, ...higher]), first.provision, key, "pay_hour", "days_worked");
  }
  return null;
}

function atSteps(pay: number, hours: number, days: number, steps: Step[]): string {
  const parts = [{ above: 0, times: 1 }, ...steps]
    .map(({ above, times }, at) => {
      const until = Math.min(hours, steps[at]?.above ?? hours);
      return { hours: rounded((until - above) * days), rate: rounded(pay * times) };
    })
    .filter((part) => part.hours > 0);
  const total = parts.reduce((sum, part) => sum + part.hours * part.rate, 0);
  const written = parts.map(
    (part) => `${counted(part.hours)} hours x ${dollars(part.rate)} = ${dollars(rounded(part.hours * part.rate))}`,
  );
  return `${written.join(" + ")}, ${dollars(rounded(total))} in all`;
}

function atAverage(rate: number, hours: number, { above, times }: Step): string {
  const [straight, over, more] = [rate * hours, hours - above, rate * (times - 1)];
  return `${counted(hours)} hours x ${dollars(rate)} on average = ${dollars(rounded(straight))} + ${counted(over)} hours x ${dollars(rounded(more))} more = ${dollars(rounded(over * more))}, ${dollars(rounded(straight + over * more))} in all`;
}

/** '1 hour for every 40 worked': what was earned, and what is left of it. */
function ofAccrual({ law, provision }: Weighed, facts: Facts): Applied | null {
  const worked = exact(facts, "hours_12_months");
  if (worked === null) return null;
  const found = law.provisions.find((one) => topicOf(one) === topicOf(provision) && everyOf(one) !== null);
  const every = found && everyOf(found);
  if (!found || !every) return null;
  const earned = Math.floor((worked / every.per) * every.hours);
  const used = exact(facts, "hours_used");
  const left =
    used === null || used > earned ? "" : `, less ${counted(used)} used leaves ${counted(earned - used)} hours`;
  return said(
    `${counted(worked)} hours worked / ${every.per} = ${counted(earned)} hours earned${left}`,
    found,
    "hours_12_months",
    "hours_used",
  );
}

function everyOf({ value }: Provision): { hours: number; per: number } | null {
  if (typeof value !== "object" || !("per" in value) || !("hours" in value)) return null;
  const [, per] = /^(\d+) hours worked$/.exec(String(value.per)) ?? [];
  return per && value.hours === 1 ? { hours: 1, per: Number(per) } : null;
}

const COSTS = new Set(["penalty", "remedy"]);

/** So many times the sum that was not paid, or a share of it for each month. */
function ofDamages({ provision, isAsked }: Weighed, facts: Facts): Applied | null {
  const amount = exact(facts, "amount");
  if (amount === null || !(isAsked || COSTS.has(provision.role) || provision.point.endsWith(".late_cost"))) return null;
  const times = timesOf(provision);
  if (times !== null)
    return said(`${times} x ${dollars(amount)} = ${dollars(rounded(times * amount))}`, provision, "amount");
  const { penalty } = provision;
  const late = facts.get("late");
  if (penalty?.unit !== "percent" || penalty.per !== "month" || !penalty.max || late?.kind !== "span") return null;
  const months = Math.floor(daysOf(late.span) / 30);
  if (months < 1) return null;
  const share = rounded((amount * penalty.max) / 100);
  return said(
    `${months} months x ${dollars(share)} = ${dollars(rounded(months * share))}`,
    provision,
    "amount",
    "late",
  );
}

/** How much the pay of the case lies below the figure of the law. */
function ofPay({ provision }: Weighed, facts: Facts): Applied | null {
  const short = shortBy(provision, facts);
  if (!short) return null;
  const lack = rounded(short.limit - short.told);
  const per = `${dollars(short.told)} is ${dollars(lack)} below ${dollars(short.limit)} ${short.per}`;
  const hours = short.fact === "pay_hour" ? exact(facts, "hours_week") : null;
  if (hours === null) return said(per, provision, short.fact);
  const week = `${per}, ${counted(hours)} hours x ${dollars(lack)} = ${dollars(rounded(hours * lack))} a week`;
  return said(week, provision, short.fact, "hours_week");
}
