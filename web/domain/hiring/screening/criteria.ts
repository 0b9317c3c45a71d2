export type Criterion = {
  /** The line as the team wrote it. */
  label: string;
  weight: number;
} & (
  | { kind: "words"; anyOf: string[] }
  /** `of`: what the years must have been spent with; empty where any work counts. */
  | { kind: "years"; years: number; of: string[] }
  | { kind: "degree"; level: number }
);

/** Degrees from the lowest to the highest, with what resumes and postings call them. */
const DEGREES: [RegExp, number][] = [
  [/\b(ph\.?\s?d|doctor(ate|al)?|d\.?phil)\b/i, 5],
  [/\b(master'?s?|m\.?b\.?a|m\.?sc?|m\.?a)\b(?!\s*(electrician|plumber))/i, 4],
  [/\b(bachelor'?s?|b\.?sc?|b\.?a|undergraduate degree)\b/i, 3],
  [/\b(associate'?s?) degree\b/i, 2],
  [/\b(high school|ged)\b/i, 1],
];

export const degreeLevel = (text: string): number => DEGREES.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/**
 * One line of a job's criteria: words with `or` between alternatives, a number of years, or a degree. `x2` or `x3` at the
 * end makes it count more.
 */
export function readCriterion(line: string): Criterion {
  const label = line.trim();
  const weight = Number(/\s[x×]([1-3])$/i.exec(label)?.[1] ?? 1);
  const text = label.replace(/\s[x×][1-3]$/i, "").trim();
  const years = /\b(\d{1,2})\s*\+?\s*(?:or more\s+)?years?\b/i.exec(text)?.[1];
  if (years) return { label, weight, kind: "years", years: Number(years), of: subjectOf(text) };
  const level = /\b(degree|diploma|ph\.?d|doctorate|mba|ged|bachelor|master's)\b/i.test(text) ? degreeLevel(text) : 0;
  if (level > 0) return { label, weight, kind: "degree", level };
  return { label, weight, kind: "words", anyOf: alternatives(text) };
}

const alternatives = (text: string): string[] =>
  text
    .split(/(?<!\s)\s+or\s+|(?:(?<!\s)\s+)?[|,/]\s*/i)
    .map((word) => word.trim())
    .filter(Boolean);

/** Words of a line about years that name no kind of work. */
const NO_SUBJECT =
  /\b(at least|minimum|min|more than|over|or more|plus|required|preferred|of|in|as|an?|the|with|and|on|for|working|work(ed)?|experience[ds]?|relevant|related|similar|prior|previous|professional|proven|practical|hands[- ]on|full[- ]time|part[- ]time|paid|job|jobs|role|field|industry|total)\b/gi;

/** What the years are about: `pastry` in `3 years of pastry`, nothing in `5 years of experience`. */
const subjectOf = (text: string): string[] =>
  alternatives(text.replace(/\b\d{1,2}\s*\+?\s*(?:or more\s+)?years?\b['’]?/i, " "))
    .map((part) =>
      part
        .replace(NO_SUBJECT, " ")
        .replace(/[^\p{L}\p{N}+#.&'’-]+/gu, " ")
        .trim(),
    )
    .filter(Boolean);
