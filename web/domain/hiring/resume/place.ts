import { STATE_NAMES } from "~/platform/geo/us-states";

const US_STATES: Record<string, string> = { ...STATE_NAMES, PR: "Puerto Rico" };
const CODES = Object.keys(US_STATES).join("|");
const NAMES = Object.values(US_STATES)
  .sort((a, b) => b.length - a.length)
  .join("|");
const CITY = "[A-ZÀ-Þ][A-Za-zÀ-ÿ.'’-]*(?: [A-ZÀ-Þ][A-Za-zÀ-ÿ.'’-]*){0,3}";
const PLACE = new RegExp(`(${CITY})(?:,\\s*|\\s+)(?:(${CODES})\\b|(${NAMES})\\b)(?:,?\\s+(\\d{5}(?:-\\d{4})?))?`);
const WHOLE = new RegExp(
  `^(?:${PLACE.source}|Remote|Hybrid|${CITY},\\s*(?:USA|United States))(?:\\s*\\((?:remote|hybrid)\\))?$`,
  "i",
);
const WHOLE_STRICT = new RegExp(`^${PLACE.source}(?:,?\\s*(?:USA|US|United States))?$`);

export type Place = { city: string; state: string; zipCode: string | null };

/** The first "City, ST 12345" of a text. */
export function findPlace(text: string): (Place & { text: string; index: number }) | null {
  const match = PLACE.exec(text);
  if (!match) return null;
  const [whole, city, code, name, zip] = match;
  const state = code ?? Object.entries(US_STATES).find(([, full]) => full === name)?.[0];
  if (!city || !state) return null;
  return { city, state, zipCode: zip ?? null, text: whole, index: match.index };
}

/** Whether a piece of text is a place and nothing else. */
export const isPlace = (text: string): boolean =>
  WHOLE_STRICT.test(text) ||
  (/^(remote|hybrid)$/i.test(text.replace(/[()]/g, "")) && WHOLE.test(text.replace(/[()]/g, "")));

/** Takes "…, City, ST" off the end of a text. */
export function withoutPlace(text: string): { rest: string; place: string | null } {
  const tail = new RegExp(`[,\\s]\\s{0,9}(?:[-–—]\\s{0,9})?(${PLACE.source}(?:,?\\s*(?:USA|US|United States))?)$`);
  const strict = new RegExp(
    `^(.+?)(?:,|\\s[-–—])\\s*((?:${CITY}),\\s*(?:(?:${CODES})\\b|(?:${NAMES})\\b)(?:\\s+\\d{5})?)$`,
  );
  const byComma = strict.exec(text);
  if (byComma?.[1] && byComma[2]) return { rest: byComma[1].trim(), place: byComma[2] };
  const loose = tail.exec(text);
  if (loose?.[1] && /,/.test(loose[1]) && loose.index > 0 && text[loose.index] === ",") {
    return { rest: text.slice(0, loose.index).trim(), place: loose[1] };
  }
  return { rest: text, place: null };
}
