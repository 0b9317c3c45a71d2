import { dayAt, monthsAfter, numberOf, yearOf, yearStart } from "./day-numbers";
import {
  type Earned,
  frontGrant,
  leaveYear,
  monthly,
  type NumberedSpan,
  numbered,
  weekly,
  workedWeeks,
  yearlyMinutes,
} from "./earning";
import type { Account, Line, RequestState, Rules } from "./ledger-types";
import { timeText } from "./time-text";

/** What counts as time asked for or taken. */
export const LIVE_STATES: readonly RequestState[] = ["pending", "pending_second", "approved", "taken"];

type Told = Omit<Line, "on" | "balance" | "requestId"> & { requestId?: number };
type State = {
  balance: number;
  /** Earned by hours since the year began, against the cap of a year. */
  earned: number;
  /** Carried over from the year before and not used yet. */
  carried: number;
  /** Minutes worked that have not made a minute of leave yet. */
  worked: number;
};
type Event = { day: number; rank: number; source: string; tell: (state: State) => Told | null };

/** In this order on one day: what is lost, the new year, what is granted, what is earned, what people wrote, what is used. */
const RANK = { lost: 0, year: 1, grant: 2, earn: 3, hand: 4, use: 5 };

/**
 * The ledger of one balance up to a day, past or to come: every line with its reason and the balance after it. It rests on
 * facts alone and puts them in the order of their days, so that it does not matter when they arrived.
 */
export function replay(account: Account, until: string): Line[] {
  const last = numberOf(until);
  const spans = account.spans
    .filter(({ from }) => from <= until)
    .map((span) => numbered(span, last))
    .sort((a, b) => a.from - b.from);
  const events = [
    ...spans.flatMap((span, index) => spanEvents(account, span, spans[index - 1])),
    ...handEvents(account, until),
    ...leaveEvents(account, until),
  ];
  events.sort((a, b) => a.day - b.day || a.rank - b.rank || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0));
  const state: State = { balance: 0, earned: 0, carried: 0, worked: 0 };
  const lines: Line[] = [];
  for (const { day, tell } of events) {
    const told = tell(state);
    if (!told) continue;
    state.balance += told.minutes;
    // What is used is first what was carried over.
    if (told.minutes < 0 && told.kind !== "expire") state.carried = Math.max(0, state.carried + told.minutes);
    lines.push({ requestId: null, ...told, on: dayAt(day), balance: state.balance });
  }
  return lines;
}

/** The balance at the end of a day. */
export const balanceOn = (lines: readonly Line[], day: string): number =>
  lines.findLast(({ on }) => on <= day)?.balance ?? 0;

function spanEvents(account: Account, span: NumberedSpan, before: NumberedSpan | undefined): Event[] {
  const { rules } = span;
  const follows = before !== undefined && before.hired === span.hired;
  const isNew = !follows || before.rules.policyId !== span.rules.policyId;
  const events = yearStarts(span).flatMap((day) => yearEvents(span, day));
  if (rules.method === "front" && isNew && !(follows && isYearStart(span)))
    events.push(grantEvent(span, span.from, follows ? frontOf(before, span.from) : 0));
  const earned = rules.method === "monthly" ? monthly(span) : rules.method === "weekly" ? weekly(span) : [];
  return [...events, ...earned.map((one) => earnEvent(rules, one)), ...hourEvents(account, span)];
}

const frontOf = (span: NumberedSpan, on: number): number =>
  span.rules.method === "front" ? yearlyMinutes(span, on) : 0;

const isYearStart = ({ rules, hired, from }: NumberedSpan): boolean => leaveYear(rules, hired, from).first === from;

/** The days in a span on which a leave year begins, without the first day of employment. */
function yearStarts({ rules, hired, from, to }: NumberedSpan): number[] {
  const days: number[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    const day = yearStart(year, rules.yearBasis, hired);
    if (day >= from && day <= to && day > hired) days.push(day);
  }
  return days;
}

function yearEvents(span: NumberedSpan, day: number): Event[] {
  const { rules, to } = span;
  const { policyId, carryOverMinutes, carryOverMonths, method } = rules;
  const kept = carryOverMinutes === null ? "" : `${timeText(carryOverMinutes)} may be carried over`;
  const events: Event[] = [
    {
      ...{ day, rank: RANK.year, source: `expire:${dayAt(day)}` },
      tell: (state) => {
        const left = Math.max(0, state.balance);
        const lost = carryOverMinutes === null ? 0 : Math.max(0, left - carryOverMinutes);
        state.earned = 0;
        state.carried = left - lost;
        const source = `expire:${dayAt(day)}`;
        return lost > 0 ? { kind: "expire", minutes: -lost, source, policyId, note: `A new year: ${kept}` } : null;
      },
    },
  ];
  const end = carryOverMonths === null ? null : monthsAfter(day, carryOverMonths);
  if (end !== null && end <= to) events.push(carriedEnd(policyId, end, carryOverMonths ?? 0));
  if (method === "front") events.push(grantEvent(span, day, 0));
  return events;
}

function carriedEnd(policyId: number, day: number, months: number): Event {
  const source = `expire:carried:${dayAt(day)}`;
  const note = `Carried over and not used in ${months} ${months === 1 ? "month" : "months"}`;
  return {
    ...{ day, rank: RANK.lost, source },
    tell: (state) => {
      const lost = Math.min(state.carried, Math.max(0, state.balance));
      state.carried = 0;
      return lost > 0 ? { kind: "expire", minutes: -lost, source, policyId, note } : null;
    },
  };
}

/** No more than the balance may hold; a line that adds less, or nothing, says so. */
function capped(state: State, { balanceCapMinutes: cap }: Rules, minutes: number): { minutes: number; said: string } {
  const room = cap === null ? minutes : Math.max(0, Math.min(minutes, cap - state.balance));
  return { minutes: room, said: room < minutes && cap !== null ? `; the balance stops at ${timeText(cap)}` : "" };
}

function grantEvent(span: NumberedSpan, day: number, before: number): Event {
  const { rules } = span;
  const source = `grant:${dayAt(day)}`;
  return {
    ...{ day, rank: RANK.grant, source },
    tell: (state) => {
      const grant = frontGrant(span, day, before);
      if (grant.minutes === 0) return null;
      const { minutes, said } = capped(state, rules, grant.minutes);
      return { kind: "grant", minutes, source, policyId: rules.policyId, note: grant.note + said };
    },
  };
}

function earnEvent(rules: Rules, { on, minutes: earned, note }: Earned): Event {
  const source = `accrue:${dayAt(on)}`;
  return {
    ...{ day: on, rank: RANK.earn, source },
    tell: (state) => {
      if (earned === 0) return null;
      const { minutes, said } = capped(state, rules, earned);
      return { kind: "accrue", minutes, source, policyId: rules.policyId, note: note + said };
    },
  };
}

function hourEvents(account: Account, span: NumberedSpan): Event[] {
  const { rules } = span;
  const { workedPerMinute: rate, yearCapMinutes: cap } = rules;
  if (rules.method !== "per_hour" || !rate) return [];
  const holidays = new Set([...span.holidays].map(numberOf));
  const away = new Map([...account.away].map(([on, minutes]) => [numberOf(on), minutes]));
  return workedWeeks(span, holidays, away).map(({ on, worked }): Event => {
    const source = `accrue:${dayAt(on)}`;
    return {
      ...{ day: on, rank: RANK.earn, source },
      tell: (state) => {
        state.worked += worked;
        const made = Math.floor(state.worked / rate);
        state.worked -= made * rate;
        if (made === 0) return null;
        const inYear = cap === null ? made : Math.max(0, Math.min(made, cap - state.earned));
        const { minutes, said } = capped(state, rules, inYear);
        state.earned += minutes;
        const stop = inYear < made ? `; a year stops at ${timeText(cap ?? 0)}` : said;
        const note = `1 h for every ${rate} h worked: ${timeText(worked)} as scheduled${stop}`;
        return { kind: "accrue", minutes, source, policyId: rules.policyId, note };
      },
    };
  });
}

const handEvents = ({ entries }: Account, until: string): Event[] =>
  entries
    .filter(({ on }) => on <= until)
    .map(({ kind, on, minutes, source, policyId, note }) => ({
      ...{ day: numberOf(on), rank: RANK.hand, source },
      tell: () => ({ kind, minutes, source, policyId, note: note ?? "" }),
    }));

function leaveEvents({ requests, today }: Account, until: string): Event[] {
  return requests
    .filter(({ status }) => LIVE_STATES.includes(status))
    .flatMap(({ id, policyId, status, days }) =>
      days
        .filter(({ on }) => on <= until)
        .map(({ on, minutes }): Event => {
          const day = numberOf(on);
          const isTaken = status === "taken" || (status === "approved" && on < today);
          const kind = isTaken ? "use" : "hold";
          const source = `${kind}:${id}:${on}`;
          const note = isTaken ? "Taken" : status === "approved" ? "Approved" : "Asked for";
          return {
            ...{ day, rank: RANK.use, source },
            tell: () => ({ kind, minutes: -minutes, source, policyId, requestId: id, note }),
          };
        }),
    );
}
