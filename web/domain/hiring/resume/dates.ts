/** A month (`2019-03`) or a year (`2019`) as the resume says it, or `present`. */
export type Moment = string;
export type DateRange = { start: Moment | null; end: Moment | null };
export type FoundRange = DateRange & { index: number; length: number };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SEASONS: Record<string, string> = { spring: "", summer: "", fall: "", autumn: "", winter: "" };
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const POINT = `(?:${MONTH}(?:\\s+\\d{1,2},?|,)?\\s*'?${YEAR}|${MONTH}\\s*['’]\\d{2}|(?:spring|summer|fall|autumn|winter)\\s+${YEAR}|\\d{1,2}[/.]\\d{1,2}[/.]${YEAR}|\\d{1,2}\\s?[/.]\\s?${YEAR}|${YEAR}[/.-](?:0[1-9]|1[0-2])(?!\\d)|${YEAR})`;
const NOW = "(?:present|current(?:ly)?|now|today|ongoing|to date|till date)";
const DASH = "\\s*(?:[-–—−~]|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b)+\\s*";

const RANGE = new RegExp(`(?<![\\w$])(${POINT})${DASH}(${POINT}|${NOW})(?!\\w)`, "gi");
const MONTHS_OF_YEAR = new RegExp(`(?<!\\w)(${MONTH})${DASH}(${MONTH}\\s+${YEAR})(?!\\w)`, "gi");
const SINCE = new RegExp(`\\b(?:since|from)\\s+(${POINT})`, "gi");
const SINGLE = new RegExp(`(?<![\\w$])(${POINT})(?!\\w)`, "gi");

/** Ranges of dates in a line; a single date only when the line holds no range. */
export function findRanges(text: string): FoundRange[] {
  const found: FoundRange[] = [];
  for (const match of text.matchAll(MONTHS_OF_YEAR)) {
    const end = momentOf(match[2] as string);
    found.push({
      start: momentOf(`${match[1]} ${end?.slice(0, 4)}`),
      end,
      index: match.index,
      length: match[0].length,
    });
  }
  for (const match of text.matchAll(RANGE)) {
    if (found.some((one) => overlaps(one, match))) continue;
    found.push({
      start: momentOf(match[1] as string),
      end: momentOf(match[2] as string),
      index: match.index,
      length: match[0].length,
    });
  }
  if (found.length > 0) return found.sort((a, b) => a.index - b.index);
  for (const match of text.matchAll(SINCE)) {
    found.push({ start: momentOf(match[1] as string), end: "present", index: match.index, length: match[0].length });
  }
  return found;
}

/** Single dates, for schools and for stays that name one season or year. */
export function findDates(text: string): FoundRange[] {
  return [...text.matchAll(SINGLE)].map((match) => {
    const moment = momentOf(match[1] as string);
    return { start: moment, end: moment, index: match.index, length: match[0].length };
  });
}

const OPEN_END = new RegExp(`${POINT}\\s*[-–—]\\s*(?:${MONTH})?$`, "i");
const END_FIRST = new RegExp(`^(?:(.*)\\t)?(${POINT}|${NOW})$`, "i");

/** "May 2012 –" and, on the line below, "June 2015": a range that a narrow column broke. */
export function joinBrokenRange(line: string, next: string): { line: string; next: string } | null {
  const end = OPEN_END.test(line) ? END_FIRST.exec(next) : null;
  return end?.[2] && !findRanges(line).length ? { line: `${line} ${end[2]}`, next: (end[1] ?? "").trim() } : null;
}

const overlaps = (one: FoundRange, match: RegExpMatchArray): boolean =>
  (match.index ?? 0) < one.index + one.length && one.index < (match.index ?? 0) + match[0].length;

function momentOf(text: string): Moment | null {
  const clean = text.toLowerCase().trim();
  if (new RegExp(`^${NOW}$`).test(clean)) return "present";
  const year = /(19[5-9]\d|20[0-4]\d)/.exec(clean)?.[1] ?? shortYear(clean);
  if (!year) return null;
  const named = MONTHS.findIndex((month) => clean.startsWith(month));
  if (named >= 0 && !Object.keys(SEASONS).some((season) => clean.startsWith(season)))
    return `${year}-${pad(named + 1)}`;
  const numeric =
    /^(\d{1,2})\s?[/.]\s?(?:\d{1,2}[/.])?\d{4}$/.exec(clean)?.[1] ?? /^\d{4}[/.-](\d{2})$/.exec(clean)?.[1];
  const month = Number(numeric);
  return month >= 1 && month <= 12 ? `${year}-${pad(month)}` : year;
}

function shortYear(text: string): string | null {
  const short = /['’](\d{2})$/.exec(text)?.[1];
  return short ? `${Number(short) > 50 ? "19" : "20"}${short}` : null;
}

const pad = (number: number): string => String(number).padStart(2, "0");

/** Years between the first and last month of each stay, stays that overlap counted once. */
export const yearsWorked = (ranges: DateRange[], presentMonth: string): number =>
  yearsOf(ranges.map((range) => monthsOf(range, presentMonth)));

/** First and last month of a range, counted from the year 0; not a number where the range says none. */
export const monthsOf = ({ start, end }: DateRange, presentMonth: string): [number, number] => [
  monthNumber(start, "start", presentMonth),
  monthNumber(end, "end", presentMonth),
];

/** Years of several spans of months; what was side by side counts once. */
export function yearsOf(all: [number, number][]): number {
  const spans = all
    .filter(([start, end]) => Number.isFinite(start) && Number.isFinite(end) && end >= start)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    months += Math.max(0, end + 1 - Math.max(start, reached));
    reached = Math.max(reached, end + 1);
  }
  return Math.round((months / 12) * 10) / 10;
}

function monthNumber(moment: Moment | null, side: "start" | "end", presentMonth: string): number {
  if (!moment) return Number.NaN;
  const [year, month] = (moment === "present" ? presentMonth : moment).split("-").map(Number);
  // "2016 to 2018" without months: half a year off at most on either side.
  return (year ?? 0) * 12 + (month ?? (side === "start" ? 6 : 6)) - 1;
}
