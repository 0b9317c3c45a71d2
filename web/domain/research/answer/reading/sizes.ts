import { remembered, sentencesOf } from "./words";

/** Employers of so many employees, both ends included. */
type Size = { from: number; to: number };

const COUNT = "(\\d{1,3}(?:,\\d{3})+|\\d+)";
const RANGE = new RegExp(
  [
    `${COUNT} (?:to|through|and) ${COUNT}`,
    `(?:at least|from) ${COUNT}`,
    `${COUNT} or more`,
    `(?:more than|over|above) ${COUNT}`,
    `(?:fewer than|less than|under|below) ${COUNT}`,
    `${COUNT} or (?:fewer|less)`,
    `(?:up to|at most|no more than) ${COUNT}`,
  ].join("|"),
  "gi",
);
const PEOPLE = /^(?: [\w-]+){0,2}? (?:employees|workers|staff)\b/i;
/** What a range may count beside people. */
const UNITS =
  /^[\d.,/]*\s*(?:-|(?:(?:full|paid|unpaid|consecutive|calendar|business|work|straight) )?(?:hours?|days?|weeks?|workweeks?|months?|years?|minutes?|percent|miles|dollars|cents|times|million|thousand|a\.m|p\.m|stores|locations|rooms|units|feet)\b|%)/i;
const EMPLOYER =
  /\b(?:employers?|business(?:es)?|firms?|compan(?:y|ies)|corporations?|groups?|plans?|those|ones?|contractors?|manufacturers?|retailers?|restaurants?|hotels?|applies|apply|binds?|starts?)\b[^.;]{0,60}$/i;
/** Numbers of people who are let go, hired or on duty say nothing of the size of the employer. */
const OF_AN_EVENT =
  /\b(?:lay(?:s|ing)? off|laid off|layoffs?|dismiss\w*|discharg\w*|terminat\w*|los(?:e|es|ing|s)|affect\w*|hits?|clos\w+|shifts?|duty|hir(?:e|es|ing)|aged?|older|child\w*|minors?|\$)\b[^.;]*$|\$$/i;
const WHO_LOSE = /^(?: [\w-]+){0,3} (?:lose|are (?:laid|dismissed|let))\b/i;
/** 'and 24 hours with smaller ones': said of the others, too. */
const OF_THE_OTHERS =
  /\b(?:smaller|larger|bigger|other small|employers with fewer(?! than)|others|all other|large employers|small employers?|(?:every|any) employer|all employers|any size)\b|\bbelow(?: that(?: number)?)?[.,;]|\bbelow$/i;

/** The sizes of employer that a sentence speaks of, in the words of the laws. */
const sizesIn = remembered((sentence: string): Size[] => {
  const found: Size[] = [];
  for (const match of sentence.matchAll(RANGE)) {
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    if (UNITS.test(after.trimStart()) || /(?:\$|workers|minors|aged?)\s?$/.test(before) || WHO_LOSE.test(after))
      continue;
    if (isSize(before, match[0], after) || (found.length > 0 && LIKE_THE_LAST.test(`${before}|${match[0]}`)))
      found.push(sizeOf(match));
  }
  return found;
});

/** '… and 12 weeks with 50 or more', 'and 30 days above 50': the sentence goes on counting what it counted. */
const LIKE_THE_LAST = /\b(?:with|at|of|for)\s\|[^|]*$|\|(?:above|below|over|under|from)\b[^|]*$/i;

function isSize(before: string, range: string, after: string): boolean {
  const counts = PEOPLE.test(after);
  if (OF_AN_EVENT.test(before.slice(-70))) return false;
  if (counts && (/^from\b/i.test(range) || /\b(?:with|at|from)\s$/i.test(before))) return true;
  return EMPLOYER.test(before) && (counts || isAfterOne(before));
}

/** 'employers of 11 or more', 'one with 51 or more', 'businesses of up to 25'. */
const isAfterOne = (before: string): boolean =>
  /\b(?:employers?|business(?:es)?|firms?|compan(?:y|ies)|those|ones?)(?: \w+)? (?:with|of|that have|having)\s$/i.test(
    before,
  );

function sizeOf([whole, a, b, least, orMore, above, below, orFewer, most]: RegExpMatchArray): Size {
  const number = (text: string | undefined) => Number((text ?? "").replace(/,/g, ""));
  if (a !== undefined && b !== undefined) return { from: number(a), to: number(b) };
  if (least ?? orMore) return { from: number(least ?? orMore), to: Number.POSITIVE_INFINITY };
  if (above) return { from: number(above) + 1, to: Number.POSITIVE_INFINITY };
  if (below) return { from: 0, to: number(below) - 1 };
  if (orFewer ?? most) return { from: 0, to: number(orFewer ?? most) };
  throw new Error(`no size in ${whole}`);
}

const holds = ({ from, to }: Size, employees: number): boolean => from <= employees && employees <= to;
/** 'An employer with 1 or more employees' are all of them. */
const isClass = ({ from, to }: Size): boolean => from > 1 || to !== Number.POSITIVE_INFINITY;

/** A sentence for employers of some size only, who are not of the size that the question names. */
export function isOfAnotherSize(text: string, employees: number | null): boolean {
  if (employees === null) return false;
  return sentencesOf(text).every((sentence) => {
    const sizes = sizesIn(sentence);
    return sizes.length > 0 && !OF_THE_OTHERS.test(sentence) && !sizes.some((size) => holds(size, employees));
  });
}

/** What is said of employers who are all smaller than the one of the question. */
export function isForSmaller(text: string, employees: number | null): boolean {
  const sizes = sizesIn(text);
  return employees !== null && sizes.length > 0 && !OF_THE_OTHERS.test(text) && sizes.every(({ to }) => to < employees);
}

/** A sentence that tells several sizes apart. */
export const tellsSizesApart = (text: string): boolean => {
  const sizes = sizesIn(text).filter(isClass);
  return sizes.length > 1 || (sizes.length === 1 && OF_THE_OTHERS.test(text));
};
