import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { checked } from "./checked";
import { daysBefore, pastDate, plainDate, plainText } from "./text";
import type { FetchOptions, Source, SourceAnswer, SourceCursor, SourceItem } from "./types";

const ORIGIN = "https://www.ecfr.gov";
const FIRST_DAYS = 14;
/** Eight a second are allowed; big titles are slow. */
const PAUSE_MS = 200;

/** The parts of employment law, by title. */
const WATCHED: Record<number, string[]> = {
  8: ["274a"],
  12: ["1022"],
  16: ["600", "604", "610", "640", "660", "680", "682", "698"],
  20: ["639", "655", "1002"],
  29: "102 103 516 531 541 570 578 579 580 778 785 790 791 795 801 825 1601 1602 1604 1605 1606 1607 1608 1614 1620 1621 1625 1626 1630 1635 1636 1903 1904 1910 2520 2560 2575 2590".split(
    " ",
  ),
  41: ["60-1", "60-2", "60-3", "60-4", "60-20", "60-30", "60-50", "60-300", "60-741"],
};

const titlesShape = z.object({
  titles: z.array(z.object({ number: z.number(), latest_issue_date: z.string().nullable() })).min(1),
  meta: z.object({ import_in_progress: z.boolean() }),
});
const versionsShape = z.object({
  content_versions: z.array(
    z.object({
      issue_date: z.string(),
      identifier: z.string(),
      name: z.string(),
      part: z.string(),
      removed: z.boolean(),
      substantive: z.boolean(),
    }),
  ),
  // Numbers are text here, and absent on one page and on filtered answers.
  meta: z.object({ total_pages: z.coerce.number().optional() }).optional(),
});
type Version = z.output<typeof versionsShape>["content_versions"][number];

/** Sections of the watched parts that were issued anew, from the eCFR's versioner: one item per part and issue. */
export const ecfr = (): Source => ({
  key: "ecfr",
  name: "Electronic Code of Federal Regulations",
  url: `${ORIGIN}/current/title-29`,
  everyMinutes: 170,
  fetchSince,
});

async function fetchSince(cursor: SourceCursor | null, { now, signal }: FetchOptions): Promise<SourceAnswer> {
  const { titles, meta } = checked(titlesShape, await read("titles.json", {}, signal), "The eCFR's list of titles");
  // Nothing that is served now can be relied on.
  if (meta.import_in_progress)
    return { status: "partial", items: [], cursor: cursor ?? {}, note: "An import is under way." };
  const next: SourceCursor = { ...cursor };
  const items: SourceItem[] = [];
  for (const [number, parts] of Object.entries(WATCHED)) {
    const latest = plainDate(titles.find((title) => title.number === Number(number))?.latest_issue_date);
    const seen = plainDate(typeof cursor?.[number] === "string" ? (cursor[number] as string) : null);
    if (!latest || (seen && latest <= seen)) continue;
    const since = seen ?? daysBefore(now, FIRST_DAYS);
    const versions = await versionsSince(number, since, signal);
    const watched = versions.filter(({ part, substantive, issue_date }) => {
      return parts.includes(part) && substantive && (!seen || issue_date > seen);
    });
    items.push(...itemsOf(number, watched, now));
    next[number] = latest;
  }
  return { status: "ok", items, cursor: next };
}

async function versionsSince(title: string, since: string, signal?: AbortSignal): Promise<Version[]> {
  const versions: Version[] = [];
  for (let page = 1, pages = 1; page <= pages && page <= 20; page += 1) {
    await pause(PAUSE_MS, undefined, { signal });
    // `chapter` and `subtitle` would be taken and ignored: the date alone narrows, parts are chosen here.
    const answer = await read(`versions/title-${title}.json`, { "issue_date[gte]": since, page: String(page) }, signal);
    const { content_versions: rows, meta } = checked(versionsShape, answer, "The eCFR's list of versions");
    versions.push(...rows);
    pages = meta?.total_pages ?? 1;
  }
  return versions;
}

async function read(path: string, query: Record<string, string>, signal?: AbortSignal): Promise<unknown> {
  const url = new URL(`/api/versioner/v1/${path}`, config().ECFR_URL ?? ORIGIN);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // It gives up itself after 50 s on big titles.
  const answer = await fetchOutside(url, {
    accept: "application/json",
    timeoutMs: 60_000,
    maxBytes: 30 * 1024 * 1024,
    retries: 3,
    signal,
  });
  return answer.json();
}

function itemsOf(title: string, versions: Version[], now: Date): SourceItem[] {
  const groups = new Map<string, Version[]>();
  for (const version of versions) {
    const key = `${version.part}:${version.issue_date}`;
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  return [...groups.values()].map((group) => itemOf(title, group, now));
}

function itemOf(title: string, sections: Version[], now: Date): SourceItem {
  const { part = "", issue_date: issued = "" } = sections[0] ?? {};
  const removed = sections.filter((section) => section.removed);
  const names = sections.map(({ name, removed: isGone }) => `${plainText(name, 200)}${isGone ? " (removed)" : ""}`);
  const what = removed.length === sections.length ? "removed" : "changed";
  const count = sections.length === 1 ? "One section" : `${sections.length} sections`;
  return {
    externalId: `${title}:${part}:${issued}`,
    kind: "regulation",
    title: `${title} CFR Part ${part}: ${count.toLowerCase()} ${what}`,
    summary: plainText(`${count} of the regulation ${what} as of ${issued}: ${names.join("; ")}`, 1500),
    url: `${ORIGIN}/on/${issued}/title-${title}/part-${part}`,
    publishedOn: pastDate(issued, now),
    effectiveOn: plainDate(issued),
    commentsCloseOn: null,
    jurisdiction: "FEDERAL",
    agency: null,
    cfrParts: [`${title} CFR ${part}`],
    citations: sections.slice(0, 40).map(({ identifier }) => `${title} CFR ${identifier}`),
    isSignificant: false,
    aliases: [],
  };
}
