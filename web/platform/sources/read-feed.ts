import { XMLParser } from "fast-xml-parser";
import { SourceDrift } from "./types";

export type FeedEntry = { id: string | null; title: string; link: string | null; date: string | null; summary: string };

// Entities stay as they are: only the five of XML and numbers are decoded, later, in `plainText`.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  cdataPropName: "#cdata",
});

/** Entries of an RSS 2.0 or Atom document. A document type is refused unread: feeds have none, attacks do. */
export function readFeed(xml: string): FeedEntry[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new SourceDrift("The feed has a document type or entities of its own.");
  let tree: unknown;
  try {
    tree = parser.parse(xml, true);
  } catch (cause) {
    throw new SourceDrift(
      `The feed is not XML: ${cause instanceof Error ? cause.message.slice(0, 200) : "unreadable"}`,
    );
  }
  const channel = at(tree, "rss", "channel");
  if (channel !== undefined) return list(at(channel, "item")).map(rssEntry);
  const feed = at(tree, "feed");
  if (feed !== undefined) return list(at(feed, "entry")).map(atomEntry);
  throw new SourceDrift("The feed is neither RSS 2.0 nor Atom.");
}

const rssEntry = (item: unknown): FeedEntry => ({
  id: textOf(at(item, "guid")) || null,
  title: textOf(at(item, "title")),
  link: textOf(at(item, "link")) || null,
  date: textOf(at(item, "pubDate")) || null,
  summary: textOf(at(item, "description")),
});

const atomEntry = (entry: unknown): FeedEntry => {
  const links = list(at(entry, "link"));
  const page =
    links.find((link) => [undefined, "alternate"].includes(at(link, "@rel") as string | undefined)) ?? links[0];
  return {
    id: textOf(at(entry, "id")) || null,
    title: textOf(at(entry, "title")),
    link: textOf(at(page, "@href")) || null,
    date: textOf(at(entry, "published")) || textOf(at(entry, "updated")) || null,
    summary: textOf(at(entry, "summary")) || textOf(at(entry, "content")),
  };
};

function at(node: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined),
    node,
  );
}

const list = (node: unknown): unknown[] => (node === undefined ? [] : Array.isArray(node) ? node : [node]);

/** The text of a tag, whether plain, with attributes, or in CDATA. Escaped markup is markup again after this. */
function textOf(node: unknown): string {
  if (typeof node === "string") return unescaped(node);
  if (Array.isArray(node)) return textOf(node[0]);
  if (typeof node !== "object" || node === null) return "";
  const { "#text": plain, "#cdata": raw } = node as Record<string, unknown>;
  const cdata = list(raw)
    .filter((part) => typeof part === "string")
    .join("");
  return cdata || (typeof plain === "string" ? unescaped(plain) : "");
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
