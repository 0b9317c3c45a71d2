import { type Line, lineOf } from "./line";

/** A run of letters as the PDF places it; y grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

type Row = { y: number; pieces: Piece[] };

/** The lines of a page in reading order: a sidebar is read apart from the text beside it. */
export function linesOfPage(pieces: Piece[]): Line[] {
  if (pieces.length === 0) return [];
  const rows = rowsOf(pieces);
  const gutter = findGutter(rows);
  if (gutter === null) return rows.map((row) => lineOfRow(row, 0));
  return readBlocks(rows, gutter);
}

function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    // Baselines of one line differ by little even when a heading is set larger than the date beside it.
    if (row && Math.abs(row.y - piece.y) < Math.max(2, piece.size * 0.3)) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x);
  return rows;
}

const LEAST_COLUMN_LINES = 5;
const LEAST_GUTTER = 8;
const DATE_OR_PLACE = /\b(19|20)\d\d\b|present|current|^[A-Z][\w. ]+, [A-Z]{2}$/i;

/** The x at which a second column starts, or null. Dates set flush right beside their lines are no column. */
function findGutter(rows: Row[]): number | null {
  const starts = new Map<number, number>();
  for (const row of rows) {
    for (const start of segmentStarts(row)) starts.set(Math.round(start), (starts.get(Math.round(start)) ?? 0) + 1);
  }
  const left = Math.min(...starts.keys());
  const candidates = [...starts]
    .filter(([x, count]) => count >= LEAST_COLUMN_LINES && x > left + 60)
    .sort((a, b) => b[1] - a[1]);
  for (const [x] of candidates) if (isColumn(rows, x)) return x - 2;
  return null;
}

function segmentStarts(row: Row): number[] {
  return row.pieces
    .filter((piece, index) => {
      const before = row.pieces[index - 1];
      return !before || piece.x - (before.x + before.width) > LEAST_GUTTER;
    })
    .map((piece) => piece.x);
}

function isColumn(rows: Row[], x: number): boolean {
  const clear = rows.filter((row) => !crosses(row, x - 2));
  const right = clear.filter((row) => row.pieces.some((piece) => piece.x >= x - 2));
  const left = clear.filter((row) => row.pieces.some((piece) => piece.x < x - 2));
  if (right.length < LEAST_COLUMN_LINES || left.length < LEAST_COLUMN_LINES) return false;
  // Rows that run across in the middle of the page: an indent, not a column.
  const top = Math.max(...right.map((row) => row.y));
  const bottom = Math.min(...right.map((row) => row.y));
  const crossing = rows.filter((row) => row.y < top && row.y > bottom && crosses(row, x - 2)).length;
  if (crossing > 0.1 * right.length) return false;
  const textOf = (row: Row, side: "left" | "right") =>
    row.pieces
      .filter((piece) => (side === "left" ? piece.x < x - 2 : piece.x >= x - 2))
      .map((piece) => piece.text)
      .join(" ");
  const sides = [left.map((row) => textOf(row, "left")), right.map((row) => textOf(row, "right"))] as const;
  const narrow = sides[0].join("").length < sides[1].join("").length ? sides[0] : sides[1];
  const dated = narrow.filter((text) => DATE_OR_PLACE.test(text)).length;
  return dated < narrow.length * 0.45;
}

const crosses = (row: Row, x: number): boolean =>
  row.pieces.some((piece) => piece.x < x - 1 && piece.x + piece.width > x + 3);

/** Between lines that run over the whole page, first one column, then the other. */
function readBlocks(rows: Row[], x: number): Line[] {
  const lines: Line[] = [];
  let block: Row[] = [];
  let number = 0;
  const flush = () => {
    const side = (keep: (piece: Piece) => boolean, column: number) =>
      block.flatMap((row) => {
        const pieces = row.pieces.filter(keep);
        return pieces.length > 0 ? [lineOfRow({ y: row.y, pieces }, column)] : [];
      });
    number += 2;
    lines.push(...side((piece) => piece.x < x, number), ...side((piece) => piece.x >= x, number + 1));
    block = [];
  };
  for (const row of rows) {
    if (!crosses(row, x)) block.push(row);
    else {
      flush();
      lines.push(lineOfRow(row, 0));
    }
  }
  flush();
  return lines;
}

function lineOfRow(row: Row, column: number): Line {
  let text = "";
  let end: number | null = null;
  for (const piece of row.pieces) {
    const gap = end === null ? 0 : piece.x - end;
    const isWordGap = gap > piece.size * 0.15 && !/\s$/.test(text) && !/^\s/.test(piece.text);
    text += gap > piece.size * 1.6 ? "\t" : isWordGap ? " " : "";
    text += piece.text;
    end = piece.x + piece.width;
  }
  return lineOf(text, {
    size: Math.max(...row.pieces.map((piece) => piece.size)),
    indent: row.pieces[0]?.x ?? 0,
    column,
  });
}
