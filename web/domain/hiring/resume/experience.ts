import { type DateRange, findRanges, joinBrokenRange } from "./dates";
import { DUTIES, type HeaderLine, type Piece, pieceOf, readHeaderLine } from "./header-line";
import type { Line } from "./line";
import { employerScore, titleScore } from "./words";

export type Stay = {
  title: string | null;
  employer: string | null;
  start: string | null;
  end: string | null;
  text: string;
  confidence: number;
};

type Draft = { title: Piece | null; employer: Piece | null; range: DateRange | null; loose: Piece[]; text: string[] };

/** The stays of an experience section, in the order of the resume. */
export function readExperience(lines: Line[]): Stay[] {
  const stays: Stay[] = [];
  let employer: Piece | null = null;
  for (const block of blocksOf(mended(lines))) {
    const drafts = draftsOf(block.headers.map((line) => readHeaderLine(line.text)));
    const last = drafts.at(-1);
    if (!last) {
      const before = stays.at(-1);
      if (before) before.text = [before.text, ...block.body].filter(Boolean).join("\n");
      continue;
    }
    last.text.push(...block.body);
    for (const draft of drafts) {
      settle(draft);
      // Several roles in one house: the employer is said once, above the first.
      if (!draft.employer && draft.title) draft.employer = employer;
      else if (draft.employer) employer = draft.employer;
      if (draft.title || (draft.range && draft.employer)) stays.push(stayOf(draft));
    }
  }
  return stays;
}

function mended(lines: Line[]): Line[] {
  const whole = lines.map((line) => ({ ...line }));
  for (const [index, line] of whole.entries()) {
    const next = whole[index + 1];
    const joined = next && joinBrokenRange(line.text, next.text);
    if (!joined) continue;
    line.text = joined.line;
    next.text = joined.next;
  }
  return whole.filter((line) => line.text !== "");
}

type Block = { headers: Line[]; body: string[]; isPlain: boolean };

/** Headings of a stay and the lines below it, in turn. */
function blocksOf(lines: Line[]): Block[] {
  const blocks: Block[] = [];
  let current: Block = { headers: [], body: [], isPlain: true };
  let previous: Line | null = null;
  const least = Math.min(
    ...lines.filter((line) => !line.isBullet).map((line) => line.indent),
    Number.POSITIVE_INFINITY,
  );
  for (const [index, line] of lines.entries()) {
    const inBody = current.body.length > 0;
    if (isBody(line, previous, { inBody, least }) || isAfterWhole(current, lines, index)) {
      current.body.push(line.text);
      current.isPlain &&= !line.isBullet;
    } else {
      if (inBody) {
        blocks.push(current);
        current = { headers: [], body: [], isPlain: true };
      }
      current.headers.push(line);
    }
    previous = line;
  }
  blocks.push(current);
  return blocks;
}

/**
 * Below title, employer and dates, what follows is text, be it ever so short; unless the next stay begins, which shows by
 * its dates coming as soon as they came in this one.
 */
function isAfterWhole({ headers, isPlain }: Block, lines: Line[], index: number): boolean {
  if (!isPlain || headers.length < 2) return false;
  const datesAt = headers.findIndex((line) => findRanges(line.text).length > 0);
  if (datesAt < 0) return false;
  const pieces = headers.flatMap((line) => readHeaderLine(line.text).pieces).flatMap(({ text }) => commaParts(text));
  if (pieces.length < 2 || !pieces.some((text) => titleScore(text) > 0)) return false;
  const ahead = lines.slice(index, index + datesAt + 1);
  return !ahead.some((line) => !line.isBullet && findRanges(line.text).length > 0);
}

function isBody(line: Line, previous: Line | null, { inBody, least }: { inBody: boolean; least: number }): boolean {
  if (DUTIES.test(line.text)) return true;
  const hasDates = findRanges(line.text).length > 0;
  const words = line.text.split(/\s+/).length;
  if (line.isBullet) return !(hasDates && titleScore(line.text) > 0 && words <= 14);
  if (hasDates && words <= 22) return false;
  // The second line of a bullet is set further in than the headings.
  if (inBody && previous && line.column === previous.column && line.indent > least + 3 && !line.text.includes("\t"))
    return true;
  if (/^[a-z]/.test(line.text) && inBody && titleScore(line.text) === 0) return true;
  if (words > 16 || line.text.length > 110) return true;
  return /[.;]$/.test(line.text) && words > 5 && employerScore(line.text) < 2;
}

function draftsOf(headers: HeaderLine[]): Draft[] {
  const drafts: Draft[] = [];
  let draft = empty();
  const isStarted = () => draft.title || draft.employer || draft.range || draft.loose.length > 0;
  const close = () => {
    if (isStarted()) drafts.push(draft);
    draft = empty();
  };
  for (const [index, header] of headers.entries()) {
    const kinds = header.pieces.map(kindOf);
    const bringsTitle = kinds.includes("title");
    const bringsEmployer = kinds.includes("employer");
    const next = headers[index + 1];
    // "Bayou Holdings 2017 to present", then each role with its own dates: the house, not a stay.
    const isHouse =
      header.range && !bringsTitle && next?.range && next.pieces.some((piece) => kindOf(piece) === "title");
    const full = draft.title && draft.range;
    if (
      (bringsTitle && draft.title && (draft.range || header.range)) ||
      (bringsEmployer && draft.employer && full) ||
      (header.range && draft.range)
    ) {
      close();
    }
    for (const [at, piece] of header.pieces.entries()) place(draft, piece, kinds[at] as (typeof kinds)[number]);
    if (header.range && !isHouse) draft.range = header.range;
  }
  close();
  return drafts;
}

const empty = (): Draft => ({ title: null, employer: null, range: null, loose: [], text: [] });

function kindOf(piece: Piece): "title" | "employer" | "loose" {
  if (piece.isLabelled) return piece.isLabelled;
  if (piece.title > piece.employer) return "title";
  return piece.employer > 0 ? "employer" : "loose";
}

function place(draft: Draft, piece: Piece, kind: "title" | "employer" | "loose"): void {
  if (kind === "title" && !draft.title) draft.title = piece;
  else if (kind === "employer" && !draft.employer) draft.employer = piece;
  else draft.loose.push(piece);
}

/** Gives the pieces that no word told apart their place, and takes "Clerk, Tri-County Rental" asunder. */
function settle(draft: Draft): void {
  if (draft.title && !draft.employer) {
    const loose = draft.loose.shift();
    if (loose) draft.employer = loose;
    else splitTitle(draft);
  } else if (draft.employer && !draft.title) {
    const better = draft.loose.findIndex((piece) => piece.title > 0);
    const [loose] = draft.loose.splice(Math.max(better, 0), 1);
    if (loose) draft.title = loose;
    else splitEmployer(draft);
  } else if (!draft.title && draft.loose.length > 0) {
    const [first, second] = draft.loose;
    draft.title = first ?? null;
    draft.employer = second ?? null;
  }
  if (draft.employer && !draft.employer.isLabelled) draft.employer = pieceOf(withoutCity(draft.employer.text));
}

function splitTitle(draft: Draft): void {
  const parts = commaParts(draft.title?.text ?? "");
  if (parts.length < 2) return;
  const titleAt = parts.findIndex((part) => titleScore(part) > 0);
  if (titleAt === 0) {
    // "Nurse, ICU, Mercy Hospital": what sounds least like a title starts the employer.
    const at = Math.max(
      1,
      parts.findIndex((part, index) => index > 0 && employerScore(part) > 0),
    );
    draft.title = pieceOf(parts.slice(0, at).join(", "));
    draft.employer = pieceOf(parts.slice(at).join(", "));
  } else {
    draft.employer = pieceOf(parts.slice(0, titleAt).join(", "));
    draft.title = pieceOf(parts.slice(titleAt).join(", "));
  }
}

function splitEmployer(draft: Draft): void {
  const parts = commaParts(draft.employer?.text ?? "");
  const titleAt = parts.findIndex((part) => titleScore(part) > employerScore(part));
  if (parts.length < 2 || titleAt < 0) return;
  draft.title = pieceOf(parts[titleAt] as string);
  draft.employer = pieceOf(parts.filter((_, index) => index !== titleAt).join(", "));
}

const commaParts = (text: string): string[] =>
  text
    .split(/,\s+(?!(?:inc|llc|llp|ltd|corp|co|p\.?c|pllc|lp|cpas?|jr|sr)\b)/i)
    .map((part) => part.trim())
    .filter(Boolean);

/** "Rose City Press, Portland" is an employer and its city. */
function withoutCity(text: string): string {
  const parts = commaParts(text);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || employerScore(last) > 0 || titleScore(last) > 0 || last.split(" ").length > 3) return text;
  return parts.slice(0, -1).join(", ");
}

function stayOf(draft: Draft): Stay {
  const { title, employer, range } = draft;
  const surety = [
    title ? (title.title > 0 || title.isLabelled ? 0.95 : 0.6) : 0,
    employer ? (employer.employer > 0 || employer.isLabelled ? 0.95 : 0.75) : 0.2,
    range ? 0.97 : 0.3,
  ];
  return {
    title: title?.text ?? null,
    employer: employer?.text ?? null,
    start: range?.start ?? null,
    end: range?.end ?? null,
    text: draft.text.join("\n"),
    confidence: Math.round((surety.reduce((sum, one) => sum + one, 0) / surety.length) * 100) / 100,
  };
}
