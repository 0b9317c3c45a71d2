import { z } from "zod";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { checked } from "./checked";
import { daysBefore, namedDate, pastDate, plainText, webLink } from "./text";
import {
  type FetchOptions,
  type Source,
  type SourceAnswer,
  type SourceCursor,
  SourceDrift,
  type SourceItem,
} from "./types";

const ORIGIN = "https://www.federalregister.gov";
const FIRST_DAYS = 14;
/** Read again each time: late corrections, and pages are cached for a day. */
const OVERLAP_DAYS = 3;
const PER_PAGE = 100;
/** The service answers the first page again past 10,000; nobody needs more of one run than this. */
const MOST_PAGES = 20;

const AGENCIES = [
  "wage-and-hour-division",
  "equal-employment-opportunity-commission",
  "occupational-safety-and-health-administration",
  "national-labor-relations-board",
  "labor-department",
  "employee-benefits-security-administration",
  "federal-contract-compliance-programs-office",
  "employment-and-training-administration",
  "veterans-employment-and-training-service",
  "u-s-immigration-and-customs-enforcement",
  "u-s-citizenship-and-immigration-services",
];
const FIELDS =
  "abstract action agencies cfr_references citation comments_close_on docket_ids document_number effective_on html_url publication_date regulation_id_numbers significant title type".split(
    " ",
  );
const KINDS = {
  Rule: "rule",
  "Proposed Rule": "proposed_rule",
  Notice: "notice",
  "Presidential Document": "rule",
} as const;

const text = z.string().nullish();
const documentShape = z.object({
  document_number: z.string(),
  title: z.string(),
  type: z.string(),
  abstract: text,
  action: text,
  publication_date: z.string(),
  effective_on: text,
  comments_close_on: text,
  citation: text,
  // An agency that the service could not match has only its printed name.
  agencies: z.array(z.object({ raw_name: z.string(), name: text })).nullish(),
  cfr_references: z.array(z.object({ title: z.number().nullish(), part: z.coerce.number().nullish() })).nullish(),
  docket_ids: z.array(z.string()).nullish(),
  regulation_id_numbers: z.array(z.string()).nullish(),
  significant: z.boolean().nullish(),
  html_url: z.string(),
});
// No hits: neither `results` nor `total_pages` is there.
const pageShape = z.object({
  count: z.number(),
  total_pages: z.number().optional(),
  results: z.array(documentShape).optional(),
});

/** Rules and proposed rules of the labor agencies, from the Federal Register's API. */
export const federalRegister = (): Source => ({
  key: "federal-register",
  name: "Federal Register",
  url: `${ORIGIN}/agencies/labor-department`,
  everyMinutes: 50,
  fetchSince,
});

async function fetchSince(cursor: SourceCursor | null, { now, signal }: FetchOptions): Promise<SourceAnswer> {
  const until = typeof cursor?.until === "string" ? cursor.until : null;
  const since = until ? daysBefore(new Date(`${until}T00:00:00Z`), OVERLAP_DAYS) : daysBefore(now, FIRST_DAYS);
  const items: SourceItem[] = [];
  const first = await fetchPage(since, 1, signal, String(cursor?.url) === pageUrl(since, 1) ? cursor?.etag : null);
  if (first === "unchanged") return { status: "ok", items, cursor: cursor ?? {} };
  const { page, etag } = first;
  const documents = page.results ?? [];
  if (page.count > 0 && documents.length === 0)
    throw new SourceDrift("The Federal Register counts hits and sends none.");
  const pages = Math.min(page.total_pages ?? 1, MOST_PAGES);
  for (let number = 2; number <= pages; number += 1) {
    const next = await fetchPage(since, number, signal);
    const rows = next === "unchanged" ? [] : (next.page.results ?? []);
    // Beyond its window the service starts over without a word.
    if (rows.length === 0 || rows[0]?.document_number === documents[0]?.document_number) break;
    documents.push(...rows);
  }
  items.push(...documents.map((document) => itemOf(document, now)));
  const isCut = (page.total_pages ?? 1) > MOST_PAGES;
  return {
    status: isCut ? "partial" : "ok",
    items,
    cursor: { until: daysBefore(now, 0), etag, url: pageUrl(since, 1) },
    ...(isCut && { note: `More than ${MOST_PAGES * PER_PAGE} documents since ${since}: the newest were read.` }),
  };
}

function pageUrl(since: string, page: number): string {
  const url = new URL("/api/v1/documents.json", config().FEDERAL_REGISTER_URL ?? ORIGIN);
  const add = (name: string, value: string) => url.searchParams.append(name, value);
  for (const agency of AGENCIES) add("conditions[agencies][]", agency);
  for (const type of ["RULE", "PRORULE"]) add("conditions[type][]", type);
  add("conditions[publication_date][gte]", since);
  add("order", "newest");
  add("per_page", String(PER_PAGE));
  add("page", String(page));
  for (const field of FIELDS) add("fields[]", field);
  return url.href;
}

async function fetchPage(since: string, number: number, signal?: AbortSignal, etag?: unknown) {
  const headers: Record<string, string> = typeof etag === "string" ? { "if-none-match": etag } : {};
  const answer = await fetchOutside(pageUrl(since, number), {
    accept: "application/json",
    headers,
    statuses: [304],
    timeoutMs: 20_000,
    signal,
  });
  if (answer.status === 304) return "unchanged" as const;
  const page = checked(pageShape, answer.json(), "The Federal Register");
  return { page, etag: answer.headers.get("etag") };
}

function itemOf(document: z.output<typeof documentShape>, now: Date): SourceItem {
  const { document_number: number, publication_date: published } = document;
  const kind = KINDS[document.type as keyof typeof KINDS];
  if (!kind) throw new SourceDrift(`The Federal Register has a new type of document: ${document.type.slice(0, 60)}`);
  const url = webLink(document.html_url, ORIGIN);
  if (!url) throw new SourceDrift("A document of the Federal Register has no address.");
  return {
    // Numbers were used twice before 2016.
    externalId: `${number}:${published}`,
    kind,
    title: plainText(document.title, 500),
    summary: plainText(document.abstract ?? document.action, 1500),
    url,
    publishedOn: pastDate(published, now),
    effectiveOn: namedDate(document.effective_on, now),
    commentsCloseOn: namedDate(document.comments_close_on, now),
    jurisdiction: "FEDERAL",
    agency: plainText((document.agencies ?? []).map(({ name, raw_name }) => name ?? raw_name).at(-1), 200) || null,
    cfrParts: (document.cfr_references ?? []).flatMap(({ title, part }) =>
      title && part ? [`${title} CFR ${part}`] : [],
    ),
    citations: document.citation ? [document.citation] : [],
    isSignificant: document.significant === true,
    aliases: [number, ...(document.regulation_id_numbers ?? [])],
  };
}
