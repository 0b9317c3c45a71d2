import { timeText } from "../ledger/time-text";
import type { PolicyView } from "../policies/policy-rows";
import type { Finding, PayoutLaw, SickLeaveLaw } from "./law-types";

/** A year of full-time work. */
const FULL_YEAR_HOURS = 2080;

/** The hours that a policy gives somebody in full-time work in a year. */
export function yearlyHours({ method, grantMinutes, workedPerMinute, yearCapMinutes }: PolicyView): number {
  if (method === "none") return Number.POSITIVE_INFINITY;
  if (method !== "per_hour") return grantMinutes / 60;
  const earned = FULL_YEAR_HOURS / (workedPerMinute ?? FULL_YEAR_HOURS);
  return Math.floor(Math.min(earned, (yearCapMinutes ?? Number.POSITIVE_INFINITY) / 60));
}

const hours = (count: number): string =>
  timeText(Math.round(count * 60)).replace(/ h$/, count === 1 ? " hour" : " hours");

/** A policy of sick leave beside what the law of a place asks: what is short, and the smallest change that is enough. */
export function compareSickPolicy(policy: PolicyView, law: SickLeaveLaw): Finding[] {
  const of = (
    key: Finding["key"],
    level: Finding["level"],
    message: string,
    change: string | null = null,
  ): Finding => ({
    ...{ key, level, message, change },
    provision: law.sentences[key] ?? null,
  });
  const said = law.stateName;
  return [
    ...(law.isPaid && !policy.isPaid
      ? [of("paid", "short", `${said} asks for paid leave: yours is unpaid.`, "pay for it")]
      : []),
    hoursFinding(policy, law, of),
    accrualFinding(policy, law, of),
    ...carryOverFindings(policy, law, of),
    ...waitingFinding(policy, law, of),
  ];
}

type Make = (key: Finding["key"], level: Finding["level"], message: string, change?: string | null) => Finding;

function hoursFinding(policy: PolicyView, { hoursPerYear, stateName }: SickLeaveLaw, of: Make): Finding {
  const gives = yearlyHours(policy);
  if (hoursPerYear === null) return of("hours", "ok", `${stateName} sets no hours of a year: what is earned counts.`);
  const asks = `${stateName} asks for ${hours(hoursPerYear)} a year`;
  if (gives >= hoursPerYear)
    return of("hours", "ok", `${asks}: yours gives ${Number.isFinite(gives) ? hours(gives) : "as much as is needed"}.`);
  const isCapped = policy.method === "per_hour" && policy.yearCapMinutes !== null;
  const change = isCapped ? `let a year earn ${hours(hoursPerYear)}` : `give ${hours(hoursPerYear)} a year`;
  return of("hours", "short", `${asks}: yours gives ${hours(gives)}.`, change);
}

function accrualFinding(policy: PolicyView, law: SickLeaveLaw, of: Make): Finding {
  const { accrualHours: asked, hoursPerYear, stateName } = law;
  if (asked === null || policy.method === "none") return of("accrual", "ok", "Nothing is asked of how it is earned.");
  const asks = `${stateName} asks for 1 hour for every ${asked} worked`;
  if (policy.method === "front") {
    const enough = hoursPerYear ?? Math.ceil(FULL_YEAR_HOURS / asked);
    return yearlyHours(policy) >= enough
      ? of("accrual", "ok", `${asks}: yours gives the year's leave in front.`)
      : of(
          "accrual",
          "look",
          `${asks}: less than a whole year's leave in front falls behind it.`,
          `give ${hours(enough)} in front`,
        );
  }
  if (policy.method === "per_hour") {
    const rate = policy.workedPerMinute ?? Number.POSITIVE_INFINITY;
    return rate <= asked
      ? of("accrual", "ok", `${asks}: yours gives 1 for ${rate}.`)
      : of("accrual", "short", `${asks}: yours gives 1 for ${rate}.`, `let ${asked} hours of work earn 1 hour`);
  }
  const rate = Math.ceil(FULL_YEAR_HOURS / Math.max(1, yearlyHours(policy)));
  return rate <= asked
    ? of("accrual", "ok", `${asks}: yours gives 1 for ${rate} in full-time work.`)
    : of(
        "accrual",
        "look",
        `${asks}: yours gives 1 for ${rate} in full-time work, so the first months fall behind.`,
        `earn it by the hour, 1 for ${asked}, or give the year's leave in front`,
      );
}

function carryOverFindings(policy: PolicyView, law: SickLeaveLaw, of: Make): Finding[] {
  const { carryoverHours, hoursPerYear, stateName } = law;
  if (carryoverHours === null) return [];
  const whole = policy.method === "front" && hoursPerYear !== null && yearlyHours(policy) >= hoursPerYear;
  const asked = Math.min(carryoverHours, hoursPerYear ?? carryoverHours);
  const keeps = policy.carryOverMinutes === null ? Number.POSITIVE_INFINITY : policy.carryOverMinutes / 60;
  const findings: Finding[] = [];
  const text = `${stateName} asks that ${hours(asked)} carry over`;
  const kept = Number.isFinite(keeps) ? hours(keeps) : "everything";
  if (keeps >= asked && policy.carryOverMonths === null)
    findings.push(of("carry_over", "ok", `${text}: yours carries ${kept}.`));
  else if (whole)
    findings.push(
      of("carry_over", "look", `${text}, and most laws ask it only where the year's leave is not given in front.`),
    );
  else {
    const lost = policy.carryOverMonths === null ? "" : ` and loses it after ${policy.carryOverMonths} months`;
    findings.push(
      of("carry_over", "short", `${text}: yours carries ${kept}${lost}.`, `carry ${hours(asked)} over without an end`),
    );
  }
  const cap = policy.balanceCapMinutes === null ? Number.POSITIVE_INFINITY : policy.balanceCapMinutes / 60;
  const least = Math.max(carryoverHours, hoursPerYear ?? 0);
  if (cap < least && !whole)
    findings.push(
      of(
        "cap",
        "short",
        `${stateName} lets a balance stop at ${hours(least)}: yours stops at ${hours(cap)}.`,
        `let the balance reach ${hours(least)}`,
      ),
    );
  return findings;
}

function waitingFinding(
  { waitingDays }: PolicyView,
  { waitingDays: most, stateName }: SickLeaveLaw,
  of: Make,
): Finding[] {
  if (most === null)
    return waitingDays === 0
      ? []
      : [of("waiting", "look", `Yours makes people wait ${waitingDays} days: read whether ${stateName} allows it.`)];
  const asks = most === 0 ? `${stateName} allows no waiting` : `${stateName} allows ${most} days of waiting`;
  return waitingDays <= most
    ? [of("waiting", "ok", `${asks}: yours has ${waitingDays}.`)]
    : [
        of(
          "waiting",
          "short",
          `${asks}: yours has ${waitingDays}.`,
          most === 0 ? "let it be used as it is earned" : `wait ${most} days at most`,
        ),
      ];
}

/** What becomes of vacation at the end of a job and of a year, beside a policy. */
export function compareVacationPolicy(policy: PolicyView, law: PayoutLaw): Finding[] {
  const { stateName, sentences } = law;
  const findings: Finding[] = [];
  if (law.isRequired && !policy.paidOutOnLeaving)
    findings.push({
      ...{ key: "payout", level: "short", change: "pay out what is left on leaving", provision: sentences.payout },
      message: `${stateName} asks that unused vacation is paid out at the end: yours does not say so.`,
    });
  const loses = policy.carryOverMinutes !== null || policy.carryOverMonths !== null;
  if (law.forfeitureAllowed === false && loses)
    findings.push({
      ...{ key: "forfeiture", level: "short", provision: sentences.forfeiture },
      message: `${stateName} does not let earned vacation be lost: yours loses what is not carried over.`,
      change: "carry everything over, and let a cap of the balance stop what is earned",
    });
  return findings;
}
