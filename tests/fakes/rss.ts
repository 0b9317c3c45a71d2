export interface FeedItem {
  title: string;
  link: string;
  guid?: string;
  pubDate: string;
  description: string;
}

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An RSS 2.0 document; descriptions are escaped HTML as agencies send them. */
export function rss(title: string, items: FeedItem[], prolog = ""): string {
  const rows = items.map(
    (item) =>
      `<item><title>${xml(item.title)}</title><link>${xml(item.link)}</link>${
        item.guid ? `<guid isPermaLink="false">${xml(item.guid)}</guid>` : ""
      }<pubDate>${xml(item.pubDate)}</pubDate><description>${xml(item.description)}</description></item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${prolog}<rss version="2.0"><channel><title>${xml(title)}</title><link>https://example.gov/</link><description>${xml(title)}</description>${rows.join("\n")}</channel></rss>`;
}

/** The same items as Atom. */
export function atom(title: string, items: FeedItem[]): string {
  const rows = items.map((item) => {
    const updated = new Date(item.pubDate).toISOString();
    return `<entry><id>${xml(item.guid ?? item.link)}</id><title>${xml(item.title)}</title><link href="${xml(item.link)}"/><updated>${updated}</updated><summary type="html">${xml(item.description)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${xml(title)}</title><id>https://example.gov/feed</id><updated>${new Date(items[0]?.pubDate ?? 0).toISOString()}</updated>${rows.join("\n")}</feed>`;
}
