import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import { conditional } from "./conditional";
import { identified } from "./identified";
import { atom, type FeedItem, rss } from "./rss";

export type FeedName = "dol" | "nlrb" | "eeoc" | "bls";

export interface FeedsFake extends Fake {
  /** Addresses by agency. */
  feeds: Record<FeedName, string>;
  items: Record<FeedName, FeedItem[]>;
  /** Puts an item on top of a feed. */
  publish(feed: FeedName, item: Partial<FeedItem> & { title: string }): FeedItem;
  /** Puts a document type with expanding entities before the feed. */
  hostileProlog(on: boolean): void;
  /** Items that a careless reader would be harmed by: a script in the title, a date in 2099, one item twice. */
  publishHostile(feed: FeedName): void;
}

interface Options extends FakeOptions {
  today?: string;
}

const PATHS: Record<FeedName, string> = {
  dol: "/rss/releases.xml",
  nlrb: "/rss/rssPressReleases.xml",
  eeoc: "/newsroom",
  bls: "/feed/cpi.rss",
};

const BOMB = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(10)}"><!ENTITY c "${"&b;".repeat(10)}"><!ENTITY x SYSTEM "file:///etc/passwd">]>\n`;
const KEPT = { dol: 10, nlrb: 10, eeoc: 21, bls: 10 };

/** Agency news: two RSS feeds (one without guids), an Atom feed, and a page that is no feed at all. */
export async function startFeedsFake(options: Options = {}): Promise<FeedsFake> {
  const today = Date.parse(`${options.today ?? new Date().toISOString().slice(0, 10)}T14:00:00Z`);
  const items: Record<FeedName, FeedItem[]> = { dol: [], nlrb: [], eeoc: [], bls: [] };
  let prolog = "";
  let serial = 0;

  function publish(feed: FeedName, given: Partial<FeedItem> & { title: string }): FeedItem {
    serial += 1;
    const link = `https://www.example.gov/${feed}/releases/test-${serial}`;
    const item: FeedItem = {
      link,
      pubDate: new Date(today + serial * 1000).toUTCString(),
      description: `<p>Test release ${serial}. <strong>No legal content.</strong> ${"Filler text. ".repeat(feed === "dol" ? 130 : 8)}</p>`,
      ...(feed === "dol" || feed === "bls" ? { guid: `test-${feed}-${serial}` } : {}),
      ...given,
    };
    items[feed] = [item, ...items[feed]].slice(0, KEPT[feed]);
    return item;
  }
  function publishHostile(feed: FeedName): void {
    publish(feed, { title: 'Test release <script>alert("x")</script> & more' });
    publish(feed, { title: "Test release from the future", pubDate: "Thu, 01 Jan 2099 00:00:00 GMT" });
    publish(feed, { title: "Test release without a real date", pubDate: "yesterday" });
    const twice = publish(feed, { title: "Test release sent twice" });
    items[feed] = [twice, ...items[feed]];
  }
  for (const feed of ["dol", "nlrb", "eeoc", "bls"] as const) {
    for (let age = 3; age >= 1; age -= 1) {
      const pubDate = new Date(today - age * 86_400_000).toUTCString();
      publish(feed, { title: `Test release of ${feed.toUpperCase()} number ${4 - age}`, pubDate });
    }
  }

  const app = fakeApp();
  app.use("*", async (c, next) => {
    // As at dol.gov and bls.gov: those who do not say who they are get nothing.
    if (!identified(c.req.header("user-agent"))) return c.html("<html><h1>Access Denied</h1></html>", 403);
    return next();
  });
  app.get(PATHS.dol, (c) => conditional(c, rss("DOL test releases", items.dol, prolog), "application/rss+xml"));
  app.get(PATHS.nlrb, (c) => conditional(c, rss("NLRB test releases", items.nlrb, prolog), "text/xml"));
  app.get(PATHS.bls, (c) => conditional(c, atom("BLS test releases", items.bls), "application/atom+xml"));
  app.get(PATHS.eeoc, (c) => conditional(c, newsroom(items.eeoc), "text/html"));

  const hostileProlog = (on: boolean) => {
    prolog = on ? BOMB : "";
  };
  const fake = await startFake(app, { ...options, controls: { publish, publishHostile, hostileProlog } });
  const feeds = Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, fake.url + path]),
  ) as FeedsFake["feeds"];
  return { ...fake, feeds, items, publish, publishHostile, hostileProlog };
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const text = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A page for people: relative links, and dates written out ("July 30, 2026"). */
function newsroom(items: FeedItem[]): string {
  const rows = items.map((item) => {
    const date = new Date(item.pubDate);
    const prose = Number.isNaN(date.getTime())
      ? item.pubDate
      : `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
    return `<div class="views-row"><article><h2 class="node__title"><a href="/newsroom/${item.link.split("/").at(-1)}">${text(item.title)}</a></h2><div class="field--name-field-date">${text(prose)}</div><div class="field--name-body">${item.description}</div></article></div>`;
  });
  return `<!doctype html><html lang="en"><head><title>Newsroom | Test agency</title></head><body><nav><a href="/about">About</a></nav><main><h1>Newsroom</h1><div class="view-content">${rows.join("\n")}</div></main></body></html>`;
}
