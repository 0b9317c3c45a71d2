import { findDates, findRanges } from "./dates";
import type { Line } from "./line";
import { isPlace, withoutPlace } from "./place";

export type Schooling = {
  school: string | null;
  degree: string | null;
  field: string | null;
  level: string | null;
  start: string | null;
  end: string | null;
};

/** In the words of the candidate form; the higher comes later. */
export const LEVELS: [level: string, pattern: RegExp][] = [
  ["High School", /\b(high school|diploma|g\.?e\.?d\.?)\b/i],
  ["Certificate", /\b(certificate|certification|bootcamp)\b/i],
  ["Associate's Degree", /\bassociate('?s)?\b|\ba\.?a\.?s?\.?(?=[\s,]|$)|\ba\.s\./i],
  [
    "Bachelor's Degree",
    /\bbachelor('?s)?\b|\bb\.?s\.?(c|n|w)?\.?(?=[\s,–—-]|$)|\bb\.?a\.?(?=[\s,–—-]|$)|\bbba\b|\bbfa\b|\bb\.?\s?eng\b|\bb\.?tech\b|\bundergraduate\b/i,
  ],
  [
    "Master's Degree",
    /\bmaster('?s)?\b|\bm\.?s\.?(c|n|w)?\.?(?=[\s,–—-]|$)|\bm\.?a\.?(?=[\s,–—-]|$)|\bmba\b|\bm\.?\s?eng\b|\bm\.?ed\b|\bmph\b|\bmfa\b|\bmpa\b/i,
  ],
  ["Professional Degree", /\bj\.?d\.?(?=[\s,]|$)|\bm\.?d\.?(?=[\s,]|$)|\bdds\b|\bpharm\.?d\b|\bdvm\b/i],
  ["Doctoral Degree", /\bph\.?\s?d\b|\bdoctor(ate|al)?\b|\bed\.?d\b|\bdnp\b/i],
];

const SCHOOL =
  /\b(university|universidad|college|institute|school|academy|polytechnic|conservatory|seminary|tech|mit|ucla|usc|nyu|suny|cuny)\b/i;

export function readEducation(lines: Line[]): Schooling[] {
  const entries: Schooling[] = [];
  let current: Schooling | null = null;
  const start = (): Schooling => {
    const entry: Schooling = { school: null, degree: null, field: null, level: null, start: null, end: null };
    entries.push(entry);
    return entry;
  };
  for (const line of lines) {
    const text = line.text.replace(
      /^(degree|school|institution|university|year|major|graduated|field of study)\s*:\s*/i,
      "",
    );
    const { rest, from, to } = withoutDates(text);
    const parts = rest
      .split(/\t|\s*[|•·]\s*|\s+[–—-]+\s+/)
      .flatMap((part) => commaParts(part))
      .map((part) => part.replace(/^[\s,()–—-]+|[\s,(–—-]+$/g, ""))
      .filter((part) => part && !isPlace(part));
    const school = parts.find(
      (part) =>
        SCHOOL.test(part) &&
        !/\b(high school diploma)\b/i.test(part) &&
        !/^(bachelor|master|associate|doctor)/i.test(part),
    );
    const degree = parts.find((part) => part !== school && levelOf(part));
    if (!school && !degree && !from && !to) continue;
    const isNew: boolean = !current || Boolean(school && current.school) || Boolean(degree && current.degree);
    if (isNew && (school || degree)) current = start();
    if (!current) continue;
    if (school) current.school ??= withoutPlace(school).rest;
    if (degree) {
      current.degree ??= degree;
      current.level ??= levelOf(degree);
      const at = parts.indexOf(degree);
      current.field ??=
        /\b(?:in|of) ((?!science\b|arts\b|business administration\b|fine arts\b|applied)[A-Z][\w &/-]+)$/.exec(
          degree,
        )?.[1] ??
        /\bin ([A-Z][\w &/-]+)$/.exec(degree)?.[1] ??
        parts.find((part, index) => index > at && part !== school && /^[A-Z][A-Za-z &/-]+$/.test(part)) ??
        fieldAfter(degree);
    }
    current.start ??= from;
    current.end ??= to;
  }
  return entries.filter((entry) => entry.school || entry.degree);
}

export const levelOf = (text: string): string | null =>
  LEVELS.filter(([, pattern]) => pattern.test(text)).at(-1)?.[0] ?? null;

/** The highest level among the schools. */
export function highestLevel(entries: Schooling[]): string | null {
  const ranks = entries.map((entry) => LEVELS.findIndex(([level]) => level === entry.level));
  const best = Math.max(-1, ...ranks);
  return LEVELS[best]?.[0] ?? null;
}

const fieldAfter = (degree: string): string | null =>
  /^(?:B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?|BFA|BS|BA|MS|MA)\.? ([A-Z][\w &/-]+)$/.exec(degree)?.[1] ?? null;

const commaParts = (part: string): string[] => (SCHOOL.test(part) || levelOf(part) ? part.split(/,\s+/) : [part]);

function withoutDates(text: string): { rest: string; from: string | null; to: string | null } {
  const [range] = findRanges(text);
  const found = range ?? findDates(text).at(-1);
  if (!found) return { rest: text, from: null, to: null };
  const rest = `${text.slice(0, found.index)}\t${text.slice(found.index + found.length)}`;
  return { rest, from: range ? range.start : null, to: found.end };
}
