import { z } from "zod";
import { config } from "../config";
import { fetchOutside, OutsideError } from "../http/http-client";
import { checked } from "./checked";
import { daysBefore, pastDate, plainText, webLink } from "./text";
import type { FetchOptions, Source, SourceAnswer, SourceCursor, SourceItem } from "./types";

const ORIGIN = "https://www.courtlistener.com";
const FIRST_DAYS = 14;
/** Filed opinions arrive late. */
const OVERLAP_DAYS = 7;

/** One request each; the free tier allows five a minute and 125 a day. */
const QUERIES = [
  '"wage and hour" OR overtime OR "minimum wage"',
  '"employment discrimination" OR "hostile work environment"',
  '"wrongful termination" OR retaliation OR "whistleblower"',
  '"family and medical leave" OR "paid sick leave" OR "reasonable accommodation"',
];

/** Courts whose decisions bind, and whose law they say. */
const COURTS: Record<string, string> = {
  scotus: "FEDERAL",
  ...Object.fromEntries(
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "dc"].map((n) => [`ca${n}`, "FEDERAL"]),
  ),
  cadc: "FEDERAL",
  cal: "CA",
  calctapp: "CA",
  ny: "NY",
  nyappdiv: "NY",
  tex: "TX",
  fla: "FL",
  wash: "WA",
  ill: "IL",
  mass: "MA",
  nj: "NJ",
  pa: "PA",
  colo: "CO",
  or: "OR",
  minn: "MN",
};

const pageShape = z.object({
  next: z.string().nullable(),
  results: z.array(
    z.object({
      cluster_id: z.number(),
      caseName: z.string(),
      court: z.string(),
      court_id: z.string(),
      dateFiled: z.string().nullable(),
      absolute_url: z.string(),
      citation: z.array(z.string()).nullish(),
      docketNumber: z.string().nullish(),
      syllabus: z.string().nullish(),
      opinions: z.array(z.object({ snippet: z.string().nullish() })).nullish(),
    }),
  ),
});

/** New published opinions on employment, where the operator has a token: never on a reader's path. */
export const courtListener = (): Source => ({
  key: "courtlistener",
  name: "CourtListener (Free Law Project)",
  url: ORIGIN,
  everyMinutes: 350,
  fetchSince,
});

async function fetchSince(cursor: SourceCursor | null, { now, signal }: FetchOptions): Promise<SourceAnswer> {
  const until = typeof cursor?.until === "string" ? cursor.until : null;
  const after = until ? daysBefore(new Date(`${until}T00:00:00Z`), OVERLAP_DAYS) : daysBefore(now, FIRST_DAYS);
  const found = new Map<string, SourceItem>();
  let cut = 0;
  for (const query of QUERIES) {
    const page = await search(query, after, signal);
    if (page.next) cut += 1;
    for (const result of page.results) {
      const jurisdiction = COURTS[result.court_id];
      const url = webLink(result.absolute_url, ORIGIN);
      if (!jurisdiction || !url) continue;
      found.set(String(result.cluster_id), {
        externalId: String(result.cluster_id),
        kind: "opinion",
        title: plainText(`${result.caseName} (${result.court})`, 500),
        summary: plainText(result.syllabus || result.opinions?.[0]?.snippet, 1500),
        url,
        publishedOn: pastDate(result.dateFiled, now),
        effectiveOn: null,
        commentsCloseOn: null,
        jurisdiction,
        agency: plainText(result.court, 200),
        cfrParts: [],
        citations: (result.citation ?? []).slice(0, 10),
        isSignificant: result.court_id === "scotus",
        aliases: [],
      });
    }
  }
  return {
    status: cut > 0 ? "partial" : "ok",
    items: [...found.values()],
    cursor: { until: daysBefore(now, 0) },
    ...(cut > 0 && { note: `${cut} of ${QUERIES.length} questions have more than one page; the newest were read.` }),
  };
}

async function search(query: string, filedAfter: string, signal?: AbortSignal) {
  const url = new URL("/api/rest/v4/search/", config().COURTLISTENER_URL ?? ORIGIN);
  const params = { type: "o", q: query, court: Object.keys(COURTS).join(","), filed_after: filedAfter };
  for (const [name, value] of Object.entries({ ...params, stat_Published: "on", order_by: "dateFiled desc" })) {
    url.searchParams.set(name, value);
  }
  const headers = { authorization: `Token ${config().COURTLISTENER_TOKEN}` };
  try {
    // No second attempt: each one counts against the day.
    const answer = await fetchOutside(url, {
      accept: "application/json",
      headers,
      retries: 0,
      timeoutMs: 30_000,
      signal,
    });
    return checked(pageShape, answer.json(), "CourtListener's search");
  } catch (error) {
    if (!(error instanceof OutsideError) || ![401, 403].includes(error.status ?? 0)) throw error;
    throw new Error("CourtListener does not accept the token (COURTLISTENER_TOKEN).");
  }
}
