import { createHash } from "node:crypto";
import { browseUpdates, type LawUpdateItem, type UpdateFilter } from "~/domain/updates";
import { config } from "~/platform/config";
import { readUpdateFilter } from "./view.server";

const MOST = 50;
const TITLE = "Statewise: changes of employment law";

/** An Atom or JSON feed of the newest updates by the filters of the address; 304 to who has it. */
export async function updatesFeed(request: Request, form: "atom" | "json"): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const filter = readUpdateFilter(searchParams);
  const { data } = await browseUpdates(filter, { limit: MOST });
  const self = `${config().appUrl}/updates.${form}${search}`;
  const body = form === "atom" ? atomFeed(data, self, filter) : jsonFeed(data, self, filter);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 24)}"`;
  const headers = {
    "content-type": form === "atom" ? "application/atom+xml; charset=utf-8" : "application/feed+json; charset=utf-8",
    "cache-control": "public, max-age=300",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

const pageOf = ({ id }: LawUpdateItem): string => `${config().appUrl}/updates/${id}`;
const titleOf = (filter: UpdateFilter): string =>
  [TITLE, filter.jurisdiction, filter.category, filter.riskLevel].filter(Boolean).join(" · ");

function atomFeed(updates: LawUpdateItem[], self: string, filter: UpdateFilter): string {
  const updated = updates[0]?.timestamp ?? "1970-01-01T00:00:00.000Z";
  const entries = updates.map(
    (one) =>
      `<entry><id>${xml(pageOf(one))}</id><title>${xml(one.title)}</title><link href="${xml(pageOf(one))}"/>` +
      `${one.sourceUrl ? `<link rel="related" href="${xml(one.sourceUrl)}"/>` : ""}<updated>${one.timestamp}</updated>` +
      `<category term="${xml(one.category)}"/><category term="${xml(one.jurisdiction)}"/><summary>${xml(one.description)}</summary></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${xml(self)}</id><title>${xml(titleOf(filter))}</title>` +
    `<link rel="self" href="${xml(self)}"/><link href="${xml(`${config().appUrl}/updates`)}"/><author><name>Statewise</name></author>` +
    `<updated>${updated}</updated>${entries.join("")}</feed>`
  );
}

function jsonFeed(updates: LawUpdateItem[], self: string, filter: UpdateFilter): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(filter),
    home_page_url: `${config().appUrl}/updates`,
    feed_url: self,
    items: updates.map((one) => ({
      id: pageOf(one),
      url: pageOf(one),
      ...(one.sourceUrl && { external_url: one.sourceUrl }),
      title: one.title,
      content_text: one.description,
      date_published: one.timestamp,
      tags: [one.category, one.jurisdiction, one.riskLevel],
    })),
  });
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML 1.0 cannot hold are left out. */
const xml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
