import type { FactValue } from "./types";

const CLOCK =
  /\b(?:(1[0-2]|[1-9])(?::([0-5]\d))? ?([ap])\.?m\b|(?:til|till|until|close at|past|after) (1[0-2]|[1-9])(?::([0-5]\d))?(?![\w%$,]| (?:hours|days|weeks|months|years|employees|people))|(midnight|noon))/;
const EVENING_FROM = 5;

/** A time of day; without a.m. or p.m. the hours from five on are of the evening ('close at 9'). */
export function clockIn(text: string): FactValue | null {
  const [, hour, minute, half, bare, bareMinute, named] = CLOCK.exec(text) ?? [];
  if (named) return { kind: "clock", minutes: named === "noon" ? 12 * 60 : 24 * 60 };
  if (hour)
    return { kind: "clock", minutes: ((Number(hour) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minute ?? 0) };
  if (!bare) return null;
  const evening = Number(bare) >= EVENING_FROM && Number(bare) < 12 ? 12 : 0;
  return { kind: "clock", minutes: (Number(bare) + evening) * 60 + Number(bareMinute ?? 0) };
}
