import sanitizeHtml from "sanitize-html";
import { DAY_MS } from "../clock";

/** Words of two paragraphs do not become one. */
const BLOCK_END = /<(?:br\b|\/(?:p|div|li|ul|ol|h[1-6]|td|tr|article|section)\b)/gi;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Markup to plain text: no tags, no scripts' contents, entities as characters, control characters and runs of space gone. */
export function plainText(html: string | null | undefined, most: number): string {
  if (!html) return "";
  const bare = sanitizeHtml(html.slice(0, 200_000).replace(BLOCK_END, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe"],
  });
  // White space first: a line end is a control character too.
  const text = decoded(bare)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, "")
    .trim();
  return shortened(text, most);
}

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
  });
}

/** Cut at a word, with an ellipsis. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const at = cut.lastIndexOf(" ");
  return `${(at > most / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:.]+$/, "")}…`;
}

const MONTHS = "january february march april may june july august september october november december".split(" ");
const EARLIEST = "1990-01-01";

/** A plain date out of ISO, RFC 822 or prose ("July 30, 2026"); null when there is none or it cannot be a real one. */
export function plainDate(text: string | null | undefined): string | null {
  if (!text) return null;
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim());
  const prose = /([A-Z][a-z]+)\.? (\d{1,2}), (\d{4})/.exec(text);
  const month = prose ? MONTHS.findIndex((name) => name.startsWith((prose[1] ?? "").toLowerCase().slice(0, 3))) : -1;
  if (iso) return realDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (prose && month >= 0) return realDate(Number(prose[3]), month + 1, Number(prose[2]));
  const at = /\d{4}/.test(text) ? new Date(text) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) ? null : realDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

function realDate(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const text = at.toISOString().slice(0, 10);
  return text >= EARLIEST && year < 2200 ? text : null;
}

/** The date when something was published: not one that lies ahead (two days are left for time zones and wrong clocks). */
export function pastDate(text: string | null | undefined, now: Date): string | null {
  const date = plainDate(text);
  return date && date <= new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10) ? date : null;
}

/** A date that a rule names, up to ten years ahead. */
export function namedDate(text: string | null | undefined, now: Date): string | null {
  const date = plainDate(text);
  return date && date <= new Date(now.getTime() + 3660 * DAY_MS).toISOString().slice(0, 10) ? date : null;
}

/** An absolute web address, or null: `javascript:` and the like are none. */
export function webLink(href: string | null | undefined, base: string): string | null {
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) && url.href.length <= 1000 ? url.href : null;
}

/** So many days before a moment, as a plain date. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
