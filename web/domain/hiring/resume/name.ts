import type { Read } from "./contact";
import type { Line } from "./line";
import { findPlace } from "./place";
import { headingKind } from "./sections";
import { CREDENTIALS, employerScore, titleScore } from "./words";

export type PersonName = { full: string; first: string; middle: string | null; last: string; suffix: string | null };

const NOT_A_NAME = /^(resume|résumé|curriculum vitae|cv|page \d+.*|confidential)$/i;
const WORD = /^(?:[\p{L}][\p{L}'’.-]*|["“(][\p{L}'’.-]+["”)])$/u;
const FIRST_LINES = 12;

/** The name by its label, by the largest letters, or by its place at the top. */
export function readName(lines: Line[], email: string | null): Read<string> | null {
  for (const line of lines) {
    const labelled = /^(?:full )?name\s*:\s*(.+)$/i.exec(line.text)?.[1];
    const name = labelled && nameIn(labelled);
    if (name) return { value: name, confidence: 0.97 };
  }
  const candidates = topCandidates(lines);
  const scored = candidates
    .map(({ text, weight }) => ({ text, score: weight + likeAddress(text, email) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best ? { value: best.text, confidence: Math.min(0.98, 0.6 + best.score / 10) } : null;
}

function topCandidates(lines: Line[]): { text: string; weight: number }[] {
  const sizes = lines.map((line) => line.size);
  const largest = Math.max(0, ...sizes);
  const found: { text: string; weight: number }[] = [];
  const bigOnes = lines.filter((line) => largest > 0 && line.size >= largest * 0.98 && !NOT_A_NAME.test(line.text));
  if (bigOnes.length > 0 && bigOnes.length <= 3) {
    const together = nameIn(bigOnes.map((line) => line.text).join(" "));
    if (together) found.push({ text: together, weight: 3 });
  }
  for (const [index, line] of lines.slice(0, FIRST_LINES).entries()) {
    if (NOT_A_NAME.test(line.text) || headingKind(line)) continue;
    const name = nameIn(line.text.split(/[\t|•·]|\s[–—-]\s/)[0] as string);
    if (name) found.push({ text: name, weight: 2 - index * 0.25 + (line.size === largest && largest > 0 ? 1 : 0) });
  }
  // In a sidebar layout the name stands at the head of the second column.
  for (const [index, line] of lines.entries()) {
    if (index < FIRST_LINES || line.column === lines[index - 1]?.column) continue;
    const name = headingKind(line) ? null : nameIn(line.text);
    if (name) found.push({ text: name, weight: 1 });
  }
  return found;
}

/** The text as a name, credentials taken off; null when it is none. */
function nameIn(text: string): string | null {
  const clean = text
    .replace(/\s+/g, " ")
    .replace(CREDENTIALS, "")
    .replace(/(?:(?<!\s)\s+)?\((he|she|they)\/[^)]*\)/i, "")
    .replace(/[,;:]+$/, "")
    .trim();
  const words = clean.replace(/,/g, "").split(" ");
  if (words.length < 2 || words.length > 6 || clean.length > 60 || /[\d@/]/.test(clean)) return null;
  if (!words.every((word) => WORD.test(word))) return null;
  if (titleScore(clean) > 0 || employerScore(clean) > 1 || findPlace(clean)) return null;
  return clean;
}

/** An address usually spells the name. */
function likeAddress(name: string, email: string | null): number {
  if (!email) return 0;
  const local = plain(email.split("@")[0] as string);
  const parts = name
    .split(/[\s-]+/)
    .map(plain)
    .filter((part) => part.length > 2);
  return (
    parts.filter((part) => local.includes(part) || (local.length > 3 && part.startsWith(local.slice(0, 4)))).length *
    1.5
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** First, middle, last and suffix, as the candidate's record keeps them. */
export function splitName(full: string): PersonName {
  const words = full
    .replace(/["“(][^"”)]*["”)]/g, " ")
    .replace(/,/g, " ")
    .trim()
    .split(/\s+/)
    .map(properCase);
  const suffix =
    words.length > 2 && /^(jr|sr|ii|iii|iv)\.?$/i.test(words.at(-1) as string) ? (words.pop() as string) : null;
  const [first = "", ...rest] = words;
  const particle = rest.findIndex(
    (word, index) =>
      index < rest.length - 1 && /^(de|del|della|di|da|dos|van|von|der|den|la|le|el|al|bin|ibn|st\.?)$/i.test(word),
  );
  const lastAt = particle >= 0 ? particle : rest.length - 1;
  const last = rest.slice(lastAt).join(" ");
  const middle = rest.slice(0, Math.max(0, lastAt)).join(" ") || null;
  return { full, first, middle, last: last || first, suffix };
}

/** SHOUTED and whispered names in the usual spelling; mixed ones stay as they are. */
function properCase(word: string): string {
  if (word !== word.toUpperCase() && word !== word.toLowerCase()) return word;
  if (word.length <= 2 && word.endsWith(".")) return word.toUpperCase();
  if (/^(ii|iii|iv)$/i.test(word)) return word.toUpperCase();
  return word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letters) => letters.toUpperCase());
}
