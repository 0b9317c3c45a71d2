import type { Context } from "hono";
import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import { atom } from "./rss";

export interface TestOpinion {
  cluster: number;
  caseName: string;
  citation: string;
  court: string;
  courtId: string;
  dateFiled: string;
  citeCount: number;
  text: string;
}

export interface CourtListenerFake extends Fake {
  token: string;
  opinions: TestOpinion[];
  /** Adds so many opinions, for paging. */
  fill(count: number): void;
  /** Whether search answers without a token (100 a day), or 401. */
  anonymous(allowed: boolean): void;
  /** Requests allowed a minute, an hour, a day; the free tier unless changed. */
  limit(minute: number, hour?: number, day?: number): void;
  /** Clusters merged into another (301) or sealed (410). */
  merge(cluster: number, into: number): void;
  seal(cluster: number): void;
}

const PARAMS = new Set(
  "type q court filed_after filed_before stat_Published stat_Unpublished order_by semantic highlight cursor case_name citation judge docket_number format".split(
    " ",
  ),
);
const PAGE = 20;
const BASE = "/api/rest/v4";

/** A case of the right shape that was never decided. */
export function testOpinion(cluster: number, more: Partial<TestOpinion> = {}): TestOpinion {
  return {
    cluster,
    caseName: `Test Employee ${cluster} v. Sample Employer`,
    citation: `999 Test ${cluster}`,
    court: "Test Court of Appeals",
    courtId: "ca9",
    dateFiled: "2020-01-15",
    citeCount: 0,
    text: "This is a test opinion without legal content.",
    ...more,
  };
}

/** CourtListener v4: token, tight limits, cursors, moved and sealed clusters. */
export async function startCourtListenerFake(
  options: FakeOptions & { token?: string } = {},
): Promise<CourtListenerFake> {
  const token = options.token ?? "test-token";
  const opinions = [
    testOpinion(1, { caseName: "Test Worker v. Sample Company", citeCount: 12 }),
    testOpinion(2, { dateFiled: "2024-05-01", courtId: "cal", court: "Test Supreme Court" }),
    testOpinion(3, { text: "A test opinion about overtime, without legal content." }),
  ];
  const state = { anonymous: false, limits: [5, 50, 125] };
  const merged = new Map<number, number>();
  const sealed = new Set<number>();
  const seen: number[] = [];
  const app = fakeApp();

  app.use(`${BASE}/*`, async (c, next) => {
    const given = c.req.header("authorization");
    const open = state.anonymous && c.req.path.startsWith(`${BASE}/search`);
    if (given !== `Token ${token}` && !(open && !given)) {
      const detail = given ? "Invalid token." : "Authentication credentials were not provided.";
      return c.json({ detail }, 401, { "www-authenticate": "Token" });
    }
    const wait = throttle(seen, given ? state.limits : [100, 100, 100]);
    if (wait === 0) return next();
    return c.json({ detail: `Request was throttled. Expected available in ${wait} seconds.` }, 429, {
      "retry-after": String(wait),
    });
  });
  app.get(`${BASE}/search/`, (c) => search(c, opinions));
  app.get(`${BASE}/clusters/:id/`, (c) => {
    const id = Number(c.req.param("id"));
    if (sealed.has(id)) return c.json({ detail: "This item has been sealed." }, 410);
    const target = merged.get(id);
    if (target) return c.redirect(`${BASE}/clusters/${target}/`, 301);
    const found = opinions.find((row) => row.cluster === id);
    return found ? c.json(clusterOf(found)) : c.json({ detail: "Not found." }, 404);
  });
  app.post(`${BASE}/citation-lookup/`, async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, string>);
    const body = c.req.header("content-type")?.includes("json")
      ? ((await c.req.json()) as Record<string, string>)
      : form;
    const source = String(body.text ?? [body.volume, body.reporter, body.page].join(" "));
    return c.json(lookUp(source, opinions));
  });
  app.post(`${BASE}/alerts/`, async (c) => {
    const body = (await c.req.json()) as { name?: string; query?: string; rate?: string };
    if (!/q=\S/.test(body.query ?? "")) {
      return c.json({ estimated_hits: 10_000, detail: "This alert would match too many results." }, 400);
    }
    return c.json({ id: 1, ...body, alert_type: "o", secret_key: "test" }, 201);
  });
  app.get("/feed/search/", (c) => {
    const items = opinions.map((row) => ({
      title: row.caseName,
      link: `https://www.courtlistener.com/opinion/${row.cluster}/test/`,
      pubDate: `${row.dateFiled}T00:00:00Z`,
      description: row.text,
    }));
    return c.body(atom("Test search", items), 200, { "content-type": "application/atom+xml" });
  });

  const controls = {
    fill: (count: number) => {
      const from = opinions.length + 1;
      for (let index = 0; index < count; index += 1) opinions.push(testOpinion(from + index));
    },
    anonymous: (allowed: boolean) => {
      state.anonymous = allowed;
    },
    limit: (minute: number, hour = Number.POSITIVE_INFINITY, day = Number.POSITIVE_INFINITY) => {
      state.limits = [minute, hour, day];
    },
    merge: (cluster: number, into: number) => void merged.set(cluster, into),
    seal: (cluster: number) => void sealed.add(cluster),
  };
  return { ...(await startFake(app, { ...options, controls })), token, opinions, ...controls };
}

const WINDOWS_MS = [60_000, 3_600_000, 86_400_000];

/** Seconds to wait, 0 when this request is within all windows. */
function throttle(seen: number[], limits: number[]): number {
  const now = Date.now();
  for (const [index, windowMs] of WINDOWS_MS.entries()) {
    const within = seen.filter((at) => at > now - windowMs);
    if (within.length >= (limits[index] ?? Number.POSITIVE_INFINITY)) {
      return Math.ceil(((within[0] ?? now) + windowMs - now) / 1000);
    }
  }
  seen.push(now);
  return 0;
}

function search(c: Context, opinions: TestOpinion[]): Response {
  const url = new URL(c.req.url);
  const get = (name: string) => url.searchParams.get(name) ?? "";
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMS.has(name));
  if (unknown) return c.json({ detail: `Unknown filter parameter: ${unknown}` }, 400);
  const words = `${get("q")} ${get("case_name")}`.toLowerCase().replaceAll('"', "").split(/\s+/).filter(Boolean);
  const courts = get("court")
    .split(/[\s,]+/)
    .filter(Boolean);
  const hits = opinions.filter(
    (row) =>
      words.every((word) => `${row.caseName} ${row.citation} ${row.text}`.toLowerCase().includes(word)) &&
      (courts.length === 0 || courts.includes(row.courtId)) &&
      (!get("filed_after") || row.dateFiled >= get("filed_after")) &&
      (!get("filed_before") || row.dateFiled <= get("filed_before")),
  );
  if (get("order_by").startsWith("dateFiled")) hits.sort((a, b) => b.dateFiled.localeCompare(a.dateFiled));
  if (get("order_by").startsWith("citeCount")) hits.sort((a, b) => b.citeCount - a.citeCount);
  const start = Number(Buffer.from(get("cursor"), "base64url").toString() || 0);
  const link = (at: number) => {
    const target = new URL(url);
    target.searchParams.set("cursor", Buffer.from(String(at)).toString("base64url"));
    return target.toString();
  };
  return c.json({
    count: hits.length,
    next: hits.length > start + PAGE ? link(start + PAGE) : null,
    previous: start > 0 ? link(Math.max(0, start - PAGE)) : null,
    results: hits.slice(start, start + PAGE).map((row) => result(row, get("highlight") === "on" ? words : [])),
  });
}

function result(row: TestOpinion, marked: string[]) {
  const stamp = { timestamp: "2026-01-01T00:00:00Z", date_created: "2026-01-01T00:00:00Z" };
  const snippet = marked.reduce(
    (text, word) => text.replaceAll(new RegExp(`(${word})`, "gi"), "<mark>$1</mark>"),
    row.text,
  );
  return {
    absolute_url: `/opinion/${row.cluster}/test/`,
    attorney: "",
    caseName: row.caseName,
    caseNameFull: "",
    citation: [row.citation],
    citeCount: row.citeCount,
    cluster_id: row.cluster,
    court: row.court,
    court_citation_string: "Test",
    court_id: row.courtId,
    court_jurisdiction: "F",
    dateArgued: null,
    dateFiled: row.dateFiled,
    dateReargued: null,
    dateReargumentDenied: null,
    docketNumber: `99-${row.cluster}`,
    docket_id: row.cluster,
    judge: "",
    lexisCite: "",
    neutralCite: "",
    non_participating_judge_ids: [],
    panel_ids: [],
    panel_names: [],
    posture: "",
    procedural_history: "",
    scdb_id: "",
    sibling_ids: [row.cluster],
    source: "C",
    status: "Published",
    suitNature: "",
    syllabus: "",
    opinions: [
      {
        id: row.cluster,
        author_id: null,
        type: "combined-opinion",
        per_curiam: false,
        download_url: null,
        local_path: null,
        sha1: "0".repeat(40),
        cites: [],
        joined_by_ids: [],
        ordering_key: null,
        snippet,
        meta: stamp,
      },
    ],
    meta: { ...stamp, score: { bm25: 1 } },
  };
}

function clusterOf(row: TestOpinion) {
  const [volume, reporter, page] = row.citation.split(" ");
  return {
    id: row.cluster,
    absolute_url: `/opinion/${row.cluster}/test/`,
    case_name: row.caseName,
    citations: [{ volume: Number(volume), reporter, page, type: 1 }],
    date_filed: row.dateFiled,
    citation_count: row.citeCount,
    precedential_status: "Published",
  };
}

/** 200 found, 404 unknown, 400 a reporter that does not exist. */
function lookUp(text: string, opinions: TestOpinion[]) {
  return [...text.matchAll(/\d+ [A-Z][\w.]*(?: [\w.]+)? \d+/g)].slice(0, 250).map((match) => {
    const [citation] = match;
    const found = opinions.filter((row) => row.citation === citation);
    const reporterKnown = /^\d+ (Test|U\.S\.|F\.[23]d|F\.4th|S\.Ct\.) \d+$/.test(citation);
    const status = found.length > 1 ? 300 : found.length === 1 ? 200 : reporterKnown ? 404 : 400;
    return {
      citation,
      normalized_citations: [citation],
      start_index: match.index,
      end_index: match.index + citation.length,
      status,
      error_message:
        status === 404 ? `Citation not found: '${citation}'` : status === 400 ? "Unable to find reporter" : "",
      clusters: found.map(clusterOf),
    };
  });
}
