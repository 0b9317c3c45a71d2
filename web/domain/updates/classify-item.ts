import type { Category } from "~/domain/research";
import type { SourceItem } from "~/platform/sources/types";

/** Subjects of the watched parts of the Code of Federal Regulations, `title:part` by range. */
const PARTS: [title: number, from: number, to: number, category: Category][] = [
  [29, 500, 800, "Wage and Hour"],
  [29, 801, 801, "Hiring and Termination"],
  [29, 825, 825, "Leave and Benefits"],
  [29, 1600, 1603, "Compliance and Reporting"],
  [29, 1604, 1699, "Discrimination"],
  [29, 1900, 1999, "Safety and Health"],
  [29, 100, 103, "Worker Rights"],
  [29, 2500, 2599, "Leave and Benefits"],
  [41, 60, 60, "Discrimination"],
  [8, 274, 274, "Hiring and Termination"],
  [20, 639, 639, "Hiring and Termination"],
  [20, 655, 655, "Hiring and Termination"],
  [20, 1002, 1002, "Leave and Benefits"],
  [16, 600, 698, "Hiring and Termination"],
  [12, 1022, 1022, "Hiring and Termination"],
];

/** The words of each subject; the one with most hits wins, the earlier one where they are level. */
const WORDS: [Category, RegExp][] = [
  ["Harassment", /\bharass\w*|hostile work/gi],
  [
    "Discrimination",
    /\bdiscriminat\w*|equal (?:employment|pay)|\bEEO\b|disabilit\w*|religio\w*|\brac(?:e|ial)\b|pregnan\w*|retaliat\w*|accommodat\w*/gi,
  ],
  [
    "Leave and Benefits",
    /\bleave\b|\bFMLA\b|sick (?:time|days?)|\bbenefits?\b|retirement|pensions?|401\(k\)|\bERISA\b|health plans?|\bCOBRA\b/gi,
  ],
  [
    "Wage and Hour",
    /\bwages?\b|overtime|\bpay(?:roll|check)?\b|\btips?\b|tipped|\bFLSA\b|meal (?:break|period)s?|child labor|misclassif\w*|independent contractors?/gi,
  ],
  [
    "Safety and Health",
    /\bsafety\b|\bOSHA\b|hazard\w*|injur\w*|\bheat\b|workplace violence|exposure|fatalit\w*|illness\w*/gi,
  ],
  [
    "Hiring and Termination",
    /\bhiring\b|terminat\w*|layoffs?|\bWARN\b|background checks?|non-?compete\w*|\bI-9\b|E-Verify|drug test\w*|applicants?|recruit\w*/gi,
  ],
  [
    "Worker Rights",
    /\bunions?\b|collective bargaining|\bNLRA?B?\b|labor relations|unfair labor|whistleblow\w*|organiz(?:e|ing)\b|\bstrike\b/gi,
  ],
  [
    "Compliance and Reporting",
    /record-?keeping|\breports?\b|posters?\b|notices?\b|\bEEO-1\b|penalt\w*|filing\b|disclosure/gi,
  ],
];

const AGENCIES: [RegExp, Category][] = [
  [/wage and hour/i, "Wage and Hour"],
  [/occupational safety|mine safety/i, "Safety and Health"],
  [/equal employment|contract compliance/i, "Discrimination"],
  [/labor relations|labor-management/i, "Worker Rights"],
  [/benefits security/i, "Leave and Benefits"],
  [/immigration/i, "Hiring and Termination"],
];

/** The subject of an item: by the regulation it touches, then by its words, then by who speaks. Null: none was recognised. */
export function categoryOf(item: Pick<SourceItem, "title" | "summary" | "agency" | "cfrParts">): Category | null {
  return byPart(item.cfrParts) ?? byWords(item) ?? byAgency(item.agency);
}

function byPart(parts: string[]): Category | null {
  for (const part of parts) {
    const [, title, number] = /^(\d+) CFR (\d+)/.exec(part) ?? [];
    const rule = PARTS.find(([of, from, to]) => of === Number(title) && from <= Number(number) && Number(number) <= to);
    if (rule) return rule[3];
  }
  return null;
}

/** A word in the title counts three times. */
function byWords({ title, summary }: Pick<SourceItem, "title" | "summary">): Category | null {
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
  const scored = WORDS.map(([category, words]) => ({
    category,
    hits: 3 * count(title, words) + count(summary, words),
  }));
  const best = scored.reduce((top, next) => (next.hits > top.hits ? next : top));
  return best.hits >= 2 ? best.category : null;
}

const byAgency = (agency: string | null): Category | null =>
  AGENCIES.find(([name]) => name.test(agency ?? ""))?.[1] ?? null;
