import { createHash } from "node:crypto";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { decodeBody } from "./decode-body";
import { type FeedEntry, readFeed } from "./read-feed";
import { readNewsroom } from "./read-newsroom";
import { pastDate, plainText, webLink } from "./text";
import {
  type FetchOptions,
  type Source,
  type SourceAnswer,
  type SourceCursor,
  SourceDrift,
  type SourceItem,
} from "./types";

type Feed = { key: string; name: string; agency: string; url: string };

const KNOWN: Record<string, Omit<Feed, "key">> = {
  dol: {
    name: "Department of Labor news",
    agency: "Department of Labor",
    url: "https://www.dol.gov/rss/releases.xml",
  },
  nlrb: {
    name: "National Labor Relations Board news",
    agency: "National Labor Relations Board",
    url: "https://www.nlrb.gov/rss/rssPressReleases.xml",
  },
  eeoc: {
    name: "Equal Employment Opportunity Commission newsroom",
    agency: "Equal Employment Opportunity Commission",
    url: "https://www.eeoc.gov/newsroom",
  },
};

/** News of the agencies, from `AGENCY_FEEDS` (`name=url,…`) or the three that are known. */
export function agencyFeeds(): Source[] {
  return configured().map((feed) => ({
    key: `feed-${feed.key}`,
    name: feed.name,
    url: feed.url,
    everyMinutes: 50,
    fetchSince: (cursor, options) => fetchFeed(feed, cursor, options),
  }));
}

function configured(): Feed[] {
  const given = config().AGENCY_FEEDS;
  if (!given) return Object.entries(KNOWN).map(([key, feed]) => ({ key, ...feed }));
  return given.split(",").flatMap((entry) => {
    const [, key = "", url = ""] = /^\s*([\w-]{1,40})\s*=\s*(\S+)\s*$/.exec(entry) ?? [];
    if (!URL.canParse(url)) return [];
    const known = KNOWN[key.toLowerCase()];
    return [{ key: key.toLowerCase(), name: known?.name ?? `News of ${key}`, agency: known?.agency ?? key, url }];
  });
}

async function fetchFeed(
  feed: Feed,
  cursor: SourceCursor | null,
  { now, signal }: FetchOptions,
): Promise<SourceAnswer> {
  const headers: Record<string, string> = {
    accept: "application/rss+xml, application/atom+xml, text/xml, text/html;q=0.8",
  };
  if (cursor?.url === feed.url && typeof cursor.etag === "string") headers["if-none-match"] = cursor.etag;
  if (cursor?.url === feed.url && typeof cursor.modified === "string") headers["if-modified-since"] = cursor.modified;
  const answer = await fetchOutside(feed.url, { headers, statuses: [304], timeoutMs: 20_000, signal });
  if (answer.status === 304) return { status: "ok", items: [], cursor: cursor ?? {} };
  const type = answer.headers.get("content-type");
  const body = decodeBody(answer.bytes, type);
  const entries = /html/i.test(type ?? "") ? readNewsroom(body) : readFeed(body);
  if (entries.length === 0) throw new SourceDrift(`${feed.name} has no items.`);
  return {
    status: "ok",
    items: unique(entries.flatMap((entry) => itemOf(feed, entry, now) ?? [])),
    cursor: { url: feed.url, etag: answer.headers.get("etag"), modified: answer.headers.get("last-modified") },
  };
}

function itemOf(feed: Feed, entry: FeedEntry, now: Date): SourceItem | null {
  const title = plainText(entry.title, 500);
  const url = webLink(entry.link, feed.url);
  if (!title || !url) return null;
  const summary = plainText(entry.summary, 1500);
  const hashed = createHash("sha256").update(`${title}\n${entry.date}`).digest("hex");
  return {
    externalId: (entry.id ?? entry.link ?? hashed).slice(0, 255),
    kind: "news",
    title,
    summary,
    url,
    publishedOn: pastDate(entry.date, now),
    effectiveOn: null,
    commentsCloseOn: null,
    jurisdiction: "FEDERAL",
    agency: feed.agency,
    cfrParts: [
      ...new Set(
        [...`${title} ${summary}`.matchAll(/\b(\d{1,2}) C\.?F\.?R\.? (?:Part )?(\d{1,4})\b/g)].map(
          (hit) => `${hit[1]} CFR ${hit[2]}`,
        ),
      ),
    ],
    citations: [],
    isSignificant: false,
    // A release about a rule often names its number in the Federal Register.
    aliases: [...new Set(`${title} ${summary}`.match(/\b20\d\d-\d{5}\b|\b\d{4}-[A-Z]{2}\d{2}\b/g) ?? [])],
  };
}

/** Feeds list an item twice now and then. */
function unique(items: SourceItem[]): SourceItem[] {
  return [...new Map(items.map((item) => [item.externalId, item])).values()];
}
