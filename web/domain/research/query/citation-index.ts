import type { LawName } from "./entries";

/** A section of a code as a law cites it: the words before the number, and the number. */
type CitedSection = {
  lead: string[];
  section: string;
  /** The first citation of the law: what it is, and not only what it refers to. */
  isMain: boolean;
  law: Pick<LawName, "id" | "jurisdiction" | "city">;
};

/** `from` and `to` are numbers, or `letters` are what a section of the range begins with: `2000e-2000e-17`. */
type Range = { cited: CitedSection; letters: string | null; from: number; to: number };

export type CitationIndex = { bySection: Map<string, CitedSection[]>; ranges: Range[] };

const SECTION = /^\d[\da-z]*(?:[./:-]\d[\da-z]*)*$/;
/** A code that stands between its title number and the section: `29 usc 207`, `19 del c 707`. */
const TITLED = /^(?:[a-z]{1,6})$/;
/** Words that say nothing of the code: `Labor Code section 512`. */
const FILLERS = new Set([
  "section",
  "sections",
  "sec",
  "secs",
  "s",
  "ss",
  "part",
  "parts",
  "chapter",
  "ch",
  "and",
  "the",
  "of",
  "et",
  "seq",
  "no",
]);
const CALLED = /(?:\bsection|\bsec\.?|§)\s*(\d[\da-z]*(?:[./:-]\d[\da-z]*)*)/g;
/** More laws than this under one number say that the number alone names none. */
const MOST_CALLED = 4;
const LONG_FORMS: [RegExp, string][] = [
  [/\bunited states code\b/g, "usc"],
  [/\bcode of federal regulations\b/g, "cfr"],
  [/\bu\.?\s?s\.?\s?c\.?(?:a\.?)?(?=[\s§\d]|$)/g, "usc "],
  [/\bc\.?\s?f\.?\s?r\.?(?=[\s§\d]|$)/g, "cfr "],
];

/** Citations of the laws by section number, for look-ups that do not mind how a code's name is written. */
export function citationIndex(laws: LawName[]): CitationIndex {
  const index: CitationIndex = { bySection: new Map(), ranges: [] };
  for (const { id, jurisdiction, city, citations } of laws) {
    for (const [place, citation] of citations.entries()) {
      if (/ v\. /.test(citation)) continue;
      for (const { lead, section } of sectionsIn(citation)) {
        const [from = "", to] = rangeOf(section);
        const entry: CitedSection = {
          lead,
          section: from,
          isMain: place === 0,
          law: { id, jurisdiction, city },
        };
        index.bySection.set(from, [...(index.bySection.get(from) ?? []), entry]);
        if (to) {
          const letters = /[a-z]/.test(from) ? from : null;
          index.ranges.push({ cited: entry, letters, from: Number(from), to: Number.parseInt(to, 10) });
        }
      }
    }
  }
  return index;
}

/** `2601-2654` and `2000e-2000e-17` are ranges; `30-101` of a code with hyphens is a section. */
function rangeOf(section: string): [string] | [string, string] {
  const lettered = /^(\d+[a-z]*)-(\1[a-z]?(?:-\d+)?)$/.exec(section);
  if (lettered?.[1] && lettered[2]) return [lettered[1], lettered[2]];
  const match = /^(\d+)-(\d+)$/.exec(section);
  return match?.[1] && match[2] && match[1].length === match[2].length && Number(match[2]) > Number(match[1])
    ? [match[1], match[2]]
    : [section];
}

export type ReadSection = {
  lead: string[];
  section: string;
  text: string;
  /** Called a section and nothing of which code: 'section 195'. */
  isCalled: boolean;
};

/** Every number of a text that may be a section, with the words before it. */
export function sectionsIn(text: string): ReadSection[] {
  let plain = text.toLowerCase().replace(/§+/g, " § ");
  for (const [long, short] of LONG_FORMS) plain = plain.replace(long, short);
  const called = new Set([...plain.matchAll(CALLED)].map(([, section]) => section));
  const tokens = plain
    .replace(/\([^)]*\)/g, " ")
    .replace(/(?<=[a-z])\./g, " ")
    .split(/[\s,;§]+/)
    .map((token) => token.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ""))
    .filter((token) => token !== "" && !FILLERS.has(token));
  return tokens.flatMap((token, at) => {
    const isSection = SECTION.test(token);
    const isTitle =
      TITLED.test(tokens[at + 1] ?? "") && tokens.slice(at + 2, at + 5).some((later) => SECTION.test(later));
    return isSection && !isTitle
      ? [
          {
            lead: tokens.slice(Math.max(0, at - 6), at),
            section: token,
            text: tokens.slice(Math.max(0, at - 3), at + 1).join(" "),
            isCalled: called.has(token),
          },
        ]
      : [];
  });
}

/** Laws that a section of the question cites, among those of the allowed jurisdictions; the section's own law first. */
export function lawsCited(
  index: CitationIndex,
  asked: ReadSection,
  allows: (law: CitedSection["law"]) => boolean,
): number[] {
  const exact = index.bySection.get(asked.section) ?? [];
  const base = /^\d+[a-z]*/.exec(asked.section)?.[0] ?? "";
  const number = Number.parseInt(asked.section, 10);
  const within = index.ranges.filter(({ letters, from, to }) =>
    letters === null ? from <= number && number <= to : letters === base,
  );
  const found = [...exact, ...within.map(({ cited }) => cited)].filter(
    (cited) => allows(cited.law) && leadsAgree(cited.lead, asked.lead),
  );
  const sorted = found.sort((a, b) => Number(b.isMain) - Number(a.isMain));
  return [...new Set(sorted.map(({ law }) => law.id))];
}

/** Laws of the place whose own section has the number of a section named without its code: 'section 195'. */
export function lawsCalled(
  { bySection }: CitationIndex,
  { section, isCalled }: ReadSection,
  allows: (law: CitedSection["law"]) => boolean,
): number[] {
  if (!isCalled) return [];
  const own = (bySection.get(section) ?? []).filter(
    ({ isMain, law }) => isMain && law.jurisdiction !== "FEDERAL" && allows(law),
  );
  const ids = [...new Set(own.map(({ law }) => law.id))];
  return ids.length <= MOST_CALLED ? ids : [];
}

/** `labor code` agrees with `cal lab code`, `29 usc` only with `29 usc`. */
function leadsAgree(cited: string[], asked: string[]): boolean {
  let agreed = 0;
  for (let back = 1; back <= cited.length; back += 1) {
    const one = cited[cited.length - back] ?? "";
    const other = asked[asked.length - back] ?? "";
    const isNumber = /^\d/.test(one);
    if (!sameWord(one, other)) return agreed > 0 && !isNumber;
    agreed += 1;
  }
  return agreed > 0;
}

const SAME = new Map(
  Object.entries({
    labour: "lab",
    statutes: "stat",
    statute: "stat",
    revised: "rev",
    annotated: "ann",
    government: "gov",
    general: "gen",
    laws: "laws",
    code: "code",
    stats: "stat",
  }),
);

function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < 2 || other.length < 2 || /\d/.test(one + other)) return false;
  const a = SAME.get(one) ?? one;
  const b = SAME.get(other) ?? other;
  return a.startsWith(b) || b.startsWith(a);
}
