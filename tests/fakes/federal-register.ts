import type { Context } from "hono";
import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import { conditional } from "./conditional";
import { daysBefore, type FrDocument, frDocument, sampleDocuments } from "./federal-register-documents";
import { rss } from "./rss";

export interface FederalRegisterFake extends Fake {
  documents: FrDocument[];
  add(...documents: FrDocument[]): void;
  /** Adds so many plain rules of one agency on one day, for paging. */
  fill(count: number, publicationDate?: string): void;
  /** Changes the shape: a new field appears, or a needed one is gone. */
  drift(kind: "none" | "extra" | "missing"): void;
}

interface Options extends FakeOptions {
  /** The day the samples are around. */
  today?: string;
}

const TYPES: Record<string, FrDocument["type"]> = {
  RULE: "Rule",
  PRORULE: "Proposed Rule",
  NOTICE: "Notice",
  PRESDOCU: "Presidential Document",
};
const CONDITIONS = [
  "term",
  "agencies",
  "type",
  "publication_date",
  "effective_date",
  "cfr",
  "docket_id",
  "topics",
  "significant",
  "regulation_id_number",
  "sections",
  "agency_ids",
];
const FIELDS = new Set(
  "abstract action agencies agency_names body_html_url cfr_references citation comment_url comments_close_on correction_of corrections dates docket_id docket_ids document_number effective_on end_page excerpts full_text_xml_url html_url json_url page_length pdf_url president public_inspection_pdf_url publication_date raw_text_url regulation_id_number_info regulation_id_numbers significant signing_date start_page subtype title toc_doc toc_subject topics type volume".split(
    " ",
  ),
);

/** The Federal Register's API v1 with each of its traps. */
export async function startFederalRegisterFake(options: Options = {}): Promise<FederalRegisterFake> {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const documents = sampleDocuments(today);
  let shape: "none" | "extra" | "missing" = "none";
  const app = fakeApp();

  const drifted = (document: FrDocument): Record<string, unknown> => {
    if (shape === "extra") return { ...document, a_new_field: { of: "no concern" } };
    if (shape === "none") return document;
    const { document_number: number, title: _, ...rest } = document;
    return { ...rest, documentNumber: number };
  };

  app.get("/api/v1/documents.json", (c) => {
    const problem = complaint(c);
    return (
      problem ??
      conditional(c, search(c, documents, drifted), "application/json", { "cache-control": "max-age=86400, public" })
    );
  });
  app.get("/api/v1/documents.rss", (c) => {
    // Whatever is asked for: thirty days, two hundred items, newest first.
    const since = daysBefore(today, 30);
    const rows = matching(c, documents)
      .filter((row) => row.publication_date >= since)
      .sort(newest)
      .slice(0, 200);
    const items = rows.map((row) => ({
      title: row.title,
      link: row.html_url,
      guid: row.html_url,
      pubDate: new Date(`${row.publication_date}T05:00:00Z`).toUTCString(),
      description: row.abstract ?? "",
    }));
    return conditional(c, rss("Federal Register: test documents", items), "application/rss+xml");
  });
  app.get("/api/v1/documents/:numbers{.+\\.json}", (c) => {
    const numbers = c.req
      .param("numbers")
      .replace(/\.json$/, "")
      .split(",");
    const found = documents.filter((row) => numbers.includes(row.document_number));
    const known = new Set(found.map((row) => row.document_number));
    const missing = numbers.filter((number) => !known.has(number));
    if (numbers.length > 1) {
      const errors = missing.length > 0 ? { errors: { not_found: missing } } : {};
      return c.json({ count: found.length, results: found.map(drifted), ...errors });
    }
    const [one] = found;
    return one ? c.json(drifted(one)) : c.json({ status: 404, message: "Record Not Found" }, 404);
  });
  app.get("/api/v1/public-inspection-documents/current.json", (c) =>
    c.json({ count: 0, results: [], special_filings_updated_at: null, regular_filings_updated_at: null }),
  );
  app.all("/api/v1/*", (c) =>
    c.req.method === "GET" ? c.json({ status: 404, message: "Record Not Found" }, 404) : c.body(null, 405),
  );

  const controls = {
    add: (...rows: FrDocument[]) => void documents.push(...rows),
    fill: (count: number, publicationDate = daysBefore(today, 1)) => {
      for (let index = 0; index < count; index += 1) {
        documents.push(
          frDocument({ document_number: `2099-F${String(index).padStart(5, "0")}`, publication_date: publicationDate }),
        );
      }
    },
    drift: (kind: "none" | "extra" | "missing") => {
      shape = kind;
    },
  };
  return { ...(await startFake(app, { ...options, controls })), documents, ...controls };
}

const newest = (a: FrDocument, b: FrDocument) =>
  b.publication_date.localeCompare(a.publication_date) || b.document_number.localeCompare(a.document_number);

/** Both kinds of refusal: an unknown field, and an unknown or wrong condition. */
function complaint(c: Context): Response | undefined {
  const params = new URL(c.req.url).searchParams;
  const field = params.getAll("fields[]").find((name) => !FIELDS.has(name));
  if (field) return c.json({ status: 400, message: `invalid field(s) provided: ${field}` }, 400);
  for (const [name, value] of params) {
    const condition = /^conditions\[([a-z_]+)\]/.exec(name)?.[1];
    if (!condition) continue;
    if (!CONDITIONS.includes(condition)) return c.json({ errors: { [condition]: "is not a valid condition" } }, 400);
    if (condition.endsWith("_date") && !/^\d{4}(-\d\d-\d\d)?$/.test(value)) {
      return c.json({ errors: { [condition]: "is not a valid date" } }, 400);
    }
    if (condition === "type" && !TYPES[value]) return c.json({ errors: { type: "is not a valid type" } }, 400);
  }
  return undefined;
}

function matching(c: Context, documents: FrDocument[]): FrDocument[] {
  const params = new URL(c.req.url).searchParams;
  const get = (name: string) => params.get(`conditions${name}`);
  const agencies = params.getAll("conditions[agencies][]");
  const types = params.getAll("conditions[type][]").map((name) => TYPES[name]);
  const dated = (name: string, value: string | null) => {
    const [is, gte, lte, year] = ["is", "gte", "lte", "year"].map((bound) => get(`[${name}][${bound}]`));
    if (!is && !gte && !lte && !year) return true;
    if (value === null) return false;
    return (
      (!is || value === is) && (!gte || value >= gte) && (!lte || value <= lte) && (!year || value.startsWith(year))
    );
  };
  const term = get("[term]")?.toLowerCase().replaceAll('"', "");
  const [title, part] = [get("[cfr][title]"), get("[cfr][part]")];
  return documents.filter(
    (row) =>
      (agencies.length === 0 || row.agencies.some((agency) => agencies.includes(agency.slug ?? ""))) &&
      (types.length === 0 || types.includes(row.type)) &&
      dated("publication_date", row.publication_date) &&
      dated("effective_date", row.effective_on) &&
      (!term || `${row.title} ${row.abstract}`.toLowerCase().includes(term)) &&
      (!title || row.cfr_references.some((ref) => String(ref.title) === title && (!part || String(ref.part) === part))),
  );
}

function search(c: Context, documents: FrDocument[], drifted: (row: FrDocument) => Record<string, unknown>): string {
  const url = new URL(c.req.url);
  const hits = matching(c, documents).sort(newest);
  if (url.searchParams.get("order") === "oldest") hits.reverse();
  const description = "Test documents";
  if (url.searchParams.get("metadata_only") === "1") return JSON.stringify({ count: hits.length });
  // Nothing found: the keys are not there at all.
  if (hits.length === 0) return JSON.stringify({ count: 0, description });
  const asked = url.searchParams.get("per_page") ?? "20";
  const perPage = /^\d+$/.test(asked) && Number(asked) >= 1 && Number(asked) <= 1000 ? Number(asked) : 20;
  const wanted = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  // Past the window the first page comes again, without a word.
  const page = wanted * perPage > 10_000 ? 1 : wanted;
  const rows = hits.slice((page - 1) * perPage, page * perPage).map(drifted);
  const totalPages = Math.ceil(Math.min(hits.length, 10_000) / perPage);
  const link = (number: number) => {
    const target = new URL(url);
    target.searchParams.set("page", String(number));
    return target.toString();
  };
  const fields = url.searchParams.getAll("fields[]");
  const chosen =
    fields.length === 0 || rows.some((row) => !("title" in row)) ? rows : rows.map((row) => pick(row, fields));
  return JSON.stringify({
    count: Math.min(hits.length, 10_000),
    description,
    total_pages: totalPages,
    ...(wanted < totalPages ? { next_page_url: link(wanted + 1) } : {}),
    ...(wanted > 1 ? { previous_page_url: link(wanted - 1) } : {}),
    results: chosen,
  });
}

function pick(row: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  const names = "a_new_field" in row ? [...fields, "a_new_field"] : fields;
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
