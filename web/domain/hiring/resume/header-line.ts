import { type DateRange, findDates, findRanges } from "./dates";
import { isPlace, withoutPlace } from "./place";
import { employerScore, titleScore } from "./words";

/** One line above the bullets of a stay, taken apart. */
export type HeaderLine = { pieces: Piece[]; range: DateRange | null; places: string[] };
export type Piece = { text: string; title: number; employer: number; isLabelled?: "title" | "employer" };

const LABELS: [keyof typeof LABELLED, RegExp][] = [
  ["title", /^(?:position|job title|title|role|designation)\s*:\s*/i],
  ["employer", /^(?:employer|company|organi[sz]ation|client|firm)(?: name)?\s*:\s*/i],
  ["other", /^(?:dates?(?: employed)?|duration|period|location|from|place|tenure)\s*:\s*/i],
];
const LABELLED = { title: 1, employer: 1, other: 1 };

export const DUTIES =
  /^(?:duties|responsibilities|key responsibilities|achievements|description|tasks|reason for leaving|supervisor)\s*:/i;

export function readHeaderLine(text: string): HeaderLine {
  const label = LABELS.find(([, pattern]) => pattern.test(text));
  const body = label ? text.replace(label[1], "") : text;
  const { rest, range } = takeDates(body);
  if (label && label[0] !== "other") {
    const kind = label[0];
    const { rest: named, place } = withoutPlace(tidy(rest));
    return {
      pieces: named ? [{ text: named, title: 0, employer: 0, isLabelled: kind as "title" | "employer" }] : [],
      range,
      places: place ? [place] : [],
    };
  }
  const places: string[] = [];
  const pieces = rest
    .split(/\t|(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[–—-]+\s+|(?<!\s)\s+@\s+|(?<=\S)\s+\(|\)\s*/)
    .flatMap((part) => splitAt(tidy(part)))
    .flatMap((part): Piece[] => {
      if (part === "" || isFiller(part)) return [];
      if (isPlace(part)) {
        places.push(part);
        return [];
      }
      const { rest: named, place } = withoutPlace(part);
      if (place) places.push(place);
      return named ? [pieceOf(named)] : [];
    });
  return { pieces, range, places };
}

export const pieceOf = (text: string): Piece => ({ text, title: titleScore(text), employer: employerScore(text) });

/** Takes the dates out of a line; a single year or season counts when it stands apart. */
function takeDates(text: string): { rest: string; range: DateRange | null } {
  const [found] = findRanges(text);
  if (found) return { rest: cut(text, found), range: { start: found.start, end: found.end } };
  const singles = findDates(text);
  const single = singles.at(-1);
  if (!single) return { rest: text, range: null };
  const before = text.slice(0, single.index).trim();
  const after = text.slice(single.index + single.length).trim();
  const standsApart = /^$|[\t|,(•·–—-]$/.test(before) && /^$|^[\t|,)•·–—-]/.test(after);
  return standsApart
    ? { rest: cut(text, single), range: { start: single.start, end: single.end } }
    : { rest: text, range: null };
}

const cut = (text: string, { index, length }: { index: number; length: number }): string =>
  `${withoutStop(text.slice(0, index).replace(/(?<![([,|\s–—-])[([,|\s–—-]+$/, ""))}\t${text.slice(index + length).replace(/^[)\],|\s.–—-]+/, "")}`;

/** "Boise, Idaho. 2017": the stop belongs to no name, that of "Inc." does. */
const withoutStop = (text: string): string =>
  /\b(?:inc|co|corp|ltd|jr|sr|bros|st|no|[a-z])\.$/i.test(text) ? text : text.replace(/\.$/, "");

/** "Designer at Orchard" is two things, "Director at Large" is not seen often enough to matter. */
function splitAt(text: string): string[] {
  const match = /^(.+?)\s+at\s+(\S.+)$/i.exec(text);
  return match?.[1] && match[2] && titleScore(match[1]) > 0 ? [match[1], match[2]] : [text];
}

const isFiller = (text: string): boolean =>
  /^(full|part)[- ]time$|^(contract|temporary|seasonal|permanent|internship|\d+ (years?|months?|yrs?|mos?).*)$/i.test(
    text,
  );

const tidy = (text: string): string => text.replace(/^[\s,;:|()–—-]+|(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/g, "").trim();
