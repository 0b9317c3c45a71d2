import { withReadableDays } from "../../day-text";
import type { Sentence } from "../sentence";
import type { CitationBook } from "./citations";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

/** Paragraphs of sentences, each with its references behind it; only `p`, `strong` and `sup` are ever written. */
export const answerHtml = (paragraphs: Sentence[][], book: CitationBook): string =>
  paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => `<p>${sentences.map((sentence) => sentenceHtml(sentence, book)).join(" ")}</p>`)
    .join("");

function sentenceHtml({ lead, text, sources }: Sentence, book: CitationBook): string {
  const refs = book.refsOf(sources).map((ref) => `<sup class="cite" data-ref="${ref}">${ref}</sup>`);
  return `${lead ? `<strong>${escaped(lead)}</strong> ` : ""}${escaped(withReadableDays(text))}${refs.join("")}`;
}

const PREVIEW = 120;

/** Words by which what comes later turns what was said. */
const TURNS =
  /\b(?:unless|except|exempt|exception|but|however|only|if|until|without|does not|do not|provided|other than)\b/i;
const VERDICT = /^(?:Yes|No|Not)\b[^.!?]*[.!]/;
const NEUTRAL = "It depends.";

/**
 * The first 120 characters of an answer as plain text that is safe to show as HTML: whole sentences where one fits. Where a condition
 * or an exception that is left out turns it, no verdict stands in front of what is shown.
 */
export function preview(html: string): string {
  const plain = plainOf(html);
  if (plain.length <= PREVIEW) return plain;
  const lead = VERDICT.exec(plain)?.[0] ?? "";
  const said = plain.slice(lead.length).trim();
  const rule = plainOf(html.split("</p>")[0] ?? "").slice(lead.length);
  const asSaid = behind(lead, said);
  const isTurned = TURNS.test(asSaid.isWhole ? rule.trim().slice(asSaid.text.length) : rule);
  return isTurned && (lead !== "" || !asSaid.isWhole) ? behind(NEUTRAL, said).shown : asSaid.shown;
}

/** What of a text has room behind a verdict. */
function behind(verdict: string, said: string) {
  const head = verdict === "" ? "" : `${verdict} `;
  const room = PREVIEW - head.length - 2;
  const sentences = wholeSentences(said, room);
  const isWhole = sentences !== "";
  const text = isWhole ? sentences : cutAtWord(said, room);
  return { text, isWhole, shown: `${head}${text}${isWhole ? " …" : "…"}` };
}

const plainOf = (html: string): string =>
  html
    .replace(/<sup[^>]*>\d+<\/sup>/g, "")
    .replace(/<\/p><p>/g, " ")
    .replace(/<[^>]*>/g, "");

/** As many whole sentences from the beginning as there is room for; 'Lab. Code' and 'U.S.' end none. */
function wholeSentences(text: string, room: number): string {
  const ends = [...text.matchAll(/(?<=[a-z]{4}|\d|\))[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  const end = ends.filter((place) => place <= room).at(-1) ?? 0;
  return text.slice(0, end);
}

const cutAtWord = (text: string, room: number): string =>
  text
    .slice(0, room)
    .replace(/&[#\w]*$/, "")
    .replace(/\s+\S*$/, "");
