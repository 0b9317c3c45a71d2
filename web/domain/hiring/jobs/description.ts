import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const ALLOWED = {
  allowedTags: ["p", "br", "strong", "b", "em", "i", "u", "ul", "ol", "li", "h3", "h4", "blockquote", "a", "hr"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  // Headings of a posting stand below the headings of the page.
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
  },
} satisfies sanitizeHtml.IOptions;

/** What may be stored: of HTML the harmless part, of other formats the text as it is. */
export const cleanDescription = (text: string, format: string): string =>
  format === "html" ? sanitizeHtml(text, ALLOWED) : text;

/** A description as HTML that may stand in a page: sanitised again, whatever is in the database. */
export function descriptionHtml(text: string | null, format: string): string {
  if (!text) return "";
  if (format === "plain") return paragraphs(text);
  const html = format === "markdown" ? marked.parse(text, { async: false }) : text;
  // Text without any tag was typed as text: its line breaks are meant.
  return format === "html" && !/<[a-z]/i.test(html) ? paragraphs(html) : sanitizeHtml(html, ALLOWED);
}

/** A description as plain text, for feeds, checks and previews. */
export const descriptionText = (text: string | null, format: string): string =>
  sanitizeHtml(descriptionHtml(text, format).replace(/<(\/p|br|\/li|\/h\d)[^>]*>/g, "$&\n"), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escaped(part).replace(/\r?\n/g, "<br />")}</p>`)
    .join("");

const escaped = (text: string): string =>
  sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: "escape" });
