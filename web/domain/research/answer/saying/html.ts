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
  return `${lead ? `<strong>${escaped(lead)}</strong> ` : ""}${escaped(text)}${refs.join("")}`;
}

const PREVIEW = 120;

/** The first 120 characters of an answer as plain text that is safe to show as HTML. */
export function preview(html: string): string {
  const plain = html
    .replace(/<sup[^>]*>\d+<\/sup>/g, "")
    .replace(/<\/p><p>/g, " ")
    .replace(/<[^>]*>/g, "");
  if (plain.length <= PREVIEW) return plain;
  const cut = plain.slice(0, PREVIEW - 1).replace(/&[#\w]*$/, "");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}
