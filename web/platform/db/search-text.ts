import { pool } from "./pool";

/** A condition with its values; `?` stands for the next value. */
export type Condition = { sql: string; values?: readonly unknown[] };

/** A text as it stands inside a LIKE pattern. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The indexed text of an account, as the migration has it: what somebody may know of a customer. */
export const ACCOUNT_TEXT = `lower(' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || u.email || ' ' || coalesce(u.phone_number, ''))`;

/** What is looked for, as the indexed text has its letters: the database's text knows no zero character. */
export const searchedText = (typed: string): string =>
  typed.replaceAll("\u0000", "").normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");

/** The rows that hold a text somewhere; fewer than three letters would match nearly everybody: they begin a word. */
export const holds = (expression: string, text: string): Condition => ({
  sql: `${expression} like ?`,
  values: [text.length < 3 ? `% ${likeText(text)}%` : pattern([text])],
});

const pattern = (pieces: readonly string[]): string => `%${pieces.map(likeText).join("%")}%`;

export type Search = {
  conditions: Condition[];
  /** So many rows are looked through first, see `keysetPage`. */
  lookFirst?: number;
  /** The text index brings all that is found, and only then it is ordered. */
  gather?: boolean;
};

/** Of a million rows the index brings so many in a few milliseconds. */
const FEW_ROWS = 2_000;
/**
 * What so large a part of the rows holds is found among the first ones of the list. The planner knows a thousand samples:
 * one of them holds a rare text by chance, fifty do not.
 */
const DENSE_SHARE = 0.05;
/** Above this, the samples do not tell whether a text is rare. */
const PERHAPS_DENSE_SHARE = 0.0009;
/** A piece that so many rows hold costs the index more than it tells. */
const USELESS_SHARE = 0.25;
/** Beside a rare piece, one that so few rows hold saves more reading of rows than it costs. */
const HELPFUL_SHARE = 0.1;
const LOOK_FIRST = 10_000;

/**
 * How to look for a text in a long list. Every three letters of a pattern are a list of rows in the index, and common
 * ones ("per", "son") are long lists that find nothing out. So the planner, who keeps statistics, is asked how common the
 * whole and its pieces are; the index is asked for the rare pieces only, and what comes back is compared with the whole.
 */
export async function searchFor(table: string, expression: string, text: string): Promise<Search> {
  const whole = holds(expression, text);
  const pieces = text.length < 3 ? [] : rarePieces(text);
  const asks = [String(whole.values?.[0]), ...pieces.map((piece) => pattern([piece]))];
  const [all, guesses] = await Promise.all([
    guessRows(table, "true", []),
    Promise.all(asks.map((ask) => guessRows(table, `${expression} like $1`, [ask]))),
  ]);
  const [wholeRows = 0, ...pieceRows] = guesses;
  // Dense by the statistics of the whole: the planner walks the list in its order.
  if (wholeRows > all * DENSE_SHARE) return { conditions: [whole] };
  const known = pieces.map((piece, at) => ({ piece, at, rows: pieceRows[at] ?? all }));
  const rarestFirst = [...known].sort((a, b) => a.rows - b.rows);
  const least = rarestFirst[0]?.rows ?? all;
  const [most, share] = least <= FEW_ROWS ? [2, HELPFUL_SHARE] : [3, USELESS_SHARE];
  const wanted = rarestFirst.filter(({ rows }, rank) => rows < all * share || (rank === 0 && rows <= FEW_ROWS));
  const chosen = wanted.slice(0, most).sort((a, b) => a.at - b.at);
  if (chosen.length === 0) return { conditions: [whole], lookFirst: LOOK_FIRST, gather: pieces.length === 0 };
  const narrow = [
    { sql: `${expression} like ?`, values: [pattern(chosen.map(({ piece }) => piece))] },
    // The empty text keeps the planner from asking the index for this one as well.
    { sql: `${expression} || '' like ?`, values: whole.values },
  ];
  const perhapsDense = Math.max(wholeRows, least) > all * PERHAPS_DENSE_SHARE;
  return { conditions: narrow, lookFirst: perhapsDense ? LOOK_FIRST : undefined, gather: true };
}

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };

/** How many rows the planner expects, from its statistics alone. */
async function guessRows(table: string, condition: string, values: readonly string[]): Promise<number> {
  const { rows } = await pool().query<Plan>(`explain (format json) select from ${table} where ${condition}`, [
    ...values,
  ]);
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

const PIECE = 5;
const MOST_PIECES = 4;

/** The index sees two words in `larsen-550`: the sign between them begins the second. */
const BETWEEN = /(?<=[\p{L}\p{N}]{3})(?=[^\p{L}\p{N}]+[\p{L}\p{N}]{2})/u;

/** The rarest piece of each word, by its letters; short words with the blank before them. In the order of the text. */
export function rarePieces(text: string): string[] {
  const parts = text.split(" ").flatMap((word) => word.split(BETWEEN).map((part, rank) => ({ part, rank })));
  const words = parts.flatMap(({ part, rank }, at) => {
    if (part.length >= 3) return [{ at, piece: rarestPiece(part) }];
    return at > 0 && rank === 0 ? [{ at, piece: ` ${part}` }] : [];
  });
  const rarest = words.sort((a, b) => rarity(b.piece) - rarity(a.piece)).slice(0, MOST_PIECES);
  return rarest.sort((a, b) => a.at - b.at).map(({ piece }) => piece);
}

function rarestPiece(word: string): string {
  let best = word.slice(0, PIECE);
  for (let from = 1; from + PIECE <= word.length; from += 1) {
    const piece = word.slice(from, from + PIECE);
    if (rarity(piece) >= rarity(best)) best = piece;
  }
  return best;
}

/** Letters from the commonest to the rarest in English; figures are about as rare as "b". */
const COMMON = "etaoinsrhldcumfpgwyb0123456789vkxjqz";

/** How little of a text is likely to hold this piece. A sign between words counts as the end of one. */
function rarity(piece: string): number {
  return [...piece].reduce((sum, sign) => {
    const rank = COMMON.indexOf(sign);
    if (rank >= 0) return sum + Math.max(1, rank / 2);
    return sum + (/[\p{L}\p{N}]/u.test(sign) ? COMMON.length / 2 : 3);
  }, 0);
}
