import type { PlaceSentence } from "~/domain/research";
import { businessDaysAfter } from "~/platform/calendar/business-days";
import { addDays } from "../plain-days";

type Value = Exclude<PlaceSentence["value"], undefined>;
type Amount = { days?: number; hours?: number; weeks?: number; of?: string; after?: string; one?: string };

/** The day on which pay is due at the latest, or why no day can be said. */
export type Due = { day: string; needs: null } | { day: null; needs: "payday" | "demand" | "words" };

export type Days = { lastDay: string; nextPayday: string | null };

const BUSINESS = /business|work/;
const HOURS_A_DAY = 24;
const DAYS_A_WEEK = 7;
const WORDS: Due = { day: null, needs: "words" };
const on = (day: string): Due => ({ day, needs: null });

/** The last day that a value of the corpus allows: `{days: 6}`, `next payday`, the earlier or later of two. */
export function dueBy(value: Value, days: Days): Due {
  if (typeof value === "boolean") return WORDS;
  if (typeof value === "object" && "earlierOf" in value) return among(value.earlierOf, days, "earlier");
  if (typeof value === "object" && "laterOf" in value) return among(value.laterOf, days, "later");
  return one(value as string | Amount, days);
}

function one(value: string | Amount, { lastDay, nextPayday }: Days): Due {
  const event = typeof value === "string" ? value : value.one;
  if (event !== undefined) {
    if (event === "at once" || event === "last day" || event === "same day") return on(lastDay);
    if (event === "next business day") return on(businessDaysAfter(lastDay, 1));
    if (event === "next payday") return nextPayday ? on(nextPayday) : { day: null, needs: "payday" };
    return WORDS;
  }
  const { days, hours, weeks, of, after } = value as Amount;
  if (after && /demand|request/.test(after)) return { day: null, needs: "demand" };
  const count =
    days ??
    (hours !== undefined ? Math.ceil(hours / HOURS_A_DAY) : weeks !== undefined ? weeks * DAYS_A_WEEK : undefined);
  if (count === undefined) return WORDS;
  return on(of && BUSINESS.test(of) ? businessDaysAfter(lastDay, count) : addDays(lastDay, count));
}

/** Of two days the earlier is bound by the one that is known; the later is not known before both are. */
function among(values: readonly (string | Amount)[], days: Days, which: "earlier" | "later"): Due {
  const dues = values.map((value) => one(value, days));
  const known = dues.flatMap(({ day }) => day ?? []).sort();
  const open = dues.find(({ day }) => day === null);
  if (which === "later") return open ?? on(known.at(-1) ?? "");
  return known[0] ? on(known[0]) : (open ?? WORDS);
}
