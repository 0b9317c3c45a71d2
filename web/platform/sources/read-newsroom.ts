import type { FeedEntry } from "./read-feed";
import { plainText } from "./text";
import { SourceDrift } from "./types";

const HEADING = /<h[2-4]\b[^>]*>\s*<a\b[^>]*\bhref="([^"]+)"[^>]*>([\s\S]{1,1000}?)<\/a>\s*<\/h[2-4]>/gi;
const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/;

/** Entries of a press page for people: a heading that is a link, then a date in prose, then the beginning of the text. */
export function readNewsroom(html: string): FeedEntry[] {
  const main = /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? html;
  const headings = [...main.matchAll(HEADING)];
  if (headings.length === 0) throw new SourceDrift("The newsroom page has no list of headings any more.");
  const entries = headings.map((heading, index) => {
    const rest = main.slice(heading.index + heading[0].length, headings[index + 1]?.index);
    const text = plainText(rest, 1600);
    const date = DATE.exec(text)?.[0] ?? null;
    const link = heading[1] ?? null;
    return { id: link, title: heading[2] ?? "", link, date, summary: (date ? text.replace(date, "") : text).trim() };
  });
  if (entries.every(({ date }) => date === null)) throw new SourceDrift("The newsroom page names no dates any more.");
  return entries;
}
