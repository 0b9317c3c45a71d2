export type SearchTerms = { wanted: string[]; unwanted: string[] };

/** A phone number or its beginning or end, however it is written: 555-0142, (202) 555, +1 202 555 0142. */
const PHONE = /^(?:\+?1[\s.-]+|\+1|1(?=\d{10}$))?\(?(\d{3})\)?[\s.-]*(\d{3})?[\s.-]*(\d{0,4})$/;
const FEWEST_DIGITS = 4;

/**
 * What was typed, as terms of the text index: every word must be there, the last letters may be missing ("mil" finds
 * Miller), "quoted words" stand together, and -word leaves out. A phone number is one term; the index holds each end of it.
 * Accents are taken off by the database, here as in the index. Null when nothing can be looked for.
 */
export function searchTerms(typed: string): SearchTerms | null {
  const digits = PHONE.exec(typed.trim())?.slice(1).join("") ?? "";
  if (digits.length >= FEWEST_DIGITS) return { wanted: [`${quoted(digits)}:*`], unwanted: [] };
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const term of typed.match(/-?"[^"]+"|\S+/g) ?? []) {
    const isNot = term.startsWith("-") && term.length > 1;
    const read = termOf(isNot ? term.slice(1) : term);
    if (read) (isNot ? unwanted : wanted).push(read);
  }
  return wanted.length > 0 ? { wanted: wanted.slice(0, 12), unwanted: unwanted.slice(0, 12) } : null;
}

function termOf(term: string): string | null {
  // An address is one word of the index.
  if (/^[\w.+-]+@[\w.-]+$/.test(term)) return `${quoted(term)}:*`;
  const words = term.match(/[\p{L}\p{N}]+/gu)?.map(quoted) ?? [];
  if (words.length === 0) return null;
  if (term.startsWith('"')) return words.join(" <-> ");
  return words.map((word) => `${word}:*`).join(" & ");
}

const quoted = (word: string): string => `'${word.toLowerCase().replace(/['\\]/g, "")}'`;
