import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";

export interface ContentVersion {
  date: string;
  amendment_date: string;
  issue_date: string;
  identifier: string;
  name: string;
  part: string;
  subpart: string | null;
  title: string;
  type: "section";
  removed: boolean;
  substantive: boolean;
}

export interface EcfrFake extends Fake {
  versions: ContentVersion[];
  add(...versions: ContentVersion[]): void;
  /** Adds so many sections of title 29, for paging. */
  fill(count: number): void;
  /** While true nothing that is served can be relied on. */
  importing(on: boolean): void;
  /** Answers nginx's bare 429 beyond so many requests a second (0: no limit). */
  limit(perSecond: number): void;
  drift(kind: "none" | "extra" | "missing"): void;
}

interface Options extends FakeOptions {
  today?: string;
}

/** A version of a section, named as what it is. */
export function contentVersion(
  identifier: string,
  issueDate: string,
  more: Partial<ContentVersion> = {},
): ContentVersion {
  return {
    date: issueDate,
    // Often older than the issue: the text horizon is 2017.
    amendment_date: "2016-12-01",
    issue_date: issueDate,
    identifier,
    name: `§ ${identifier} Test section.`,
    part: identifier.split(".")[0] ?? "",
    subpart: null,
    title: "29",
    type: "section",
    removed: false,
    substantive: true,
    ...more,
  };
}

const NGINX_429 =
  "<html>\r\n<head><title>429 Too Many Requests</title></head>\r\n<body><center><h1>429 Too Many Requests</h1></center><hr><center>nginx</center></body>\r\n</html>\r\n";
const TITLES: Array<[number, string]> = [
  [8, "Aliens and Nationality"],
  [20, "Employees' Benefits"],
  [29, "Labor"],
  [35, "Reserved"],
  [41, "Public Contracts and Property Management"],
];

/** The eCFR's versioner and search with their traps; every text says that it is a test. */
export async function startEcfrFake(options: Options = {}): Promise<EcfrFake> {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const versions = [
    contentVersion("516.2", today, { date: today }),
    contentVersion("578.3", today),
    contentVersion("578.3", "2017-01-01"),
    contentVersion("825.300", "2020-06-01"),
    contentVersion("1601.30", "2020-06-01", { substantive: false }),
    contentVersion("785.99", "2021-02-01", { removed: true }),
  ];
  const state = { importing: false, perSecond: 0, shape: "none" as "none" | "extra" | "missing" };
  const seen: number[] = [];
  const app = fakeApp();

  app.use("*", (_, next) => {
    const now = Date.now();
    while (seen[0] !== undefined && seen[0] < now - 1000) seen.shift();
    seen.push(now);
    if (state.perSecond === 0 || seen.length <= state.perSecond) return next();
    return Promise.resolve(new Response(NGINX_429, { status: 429, headers: { "content-type": "text/html" } }));
  });
  app.get("/api/versioner/v1/titles.json", (c) =>
    c.json({
      titles: TITLES.map(([number, name]) => {
        const date = number === 35 ? null : today;
        return {
          number,
          name,
          latest_amended_on: date,
          latest_issue_date: date,
          up_to_date_as_of: date,
          reserved: number === 35,
        };
      }),
      meta: { date: today, import_in_progress: state.importing },
    }),
  );
  app.get("/api/versioner/v1/versions/:title{title-\\d+\\.json}", (c) => {
    const title = /\d+/.exec(c.req.param("title"))?.[0] ?? "";
    const { searchParams: query } = new URL(c.req.url);
    // `chapter` and `subtitle` are taken and have no effect: the whole title comes.
    const [part, section, gte, lte, on] = [
      "part",
      "section",
      "issue_date[gte]",
      "issue_date[lte]",
      "issue_date[on]",
    ].map((name) => query.get(name));
    const rows = versions.filter(
      (row) =>
        row.title === title &&
        (!part || row.part === part) &&
        (!section || row.identifier === section) &&
        (!gte || row.issue_date >= gte) &&
        (!lte || row.issue_date <= lte) &&
        (!on || row.issue_date === on),
    );
    const perPage = 1000;
    const page = Number(query.get("page") ?? 1) || 1;
    const filtered = Boolean(part || section || gte || lte || on);
    const pages = Math.ceil(rows.length / perPage);
    const latest = rows
      .map((row) => row.issue_date)
      .sort()
      .at(-1);
    // Numbers as text, and none of them where one page or a filter makes them needless.
    const counts =
      filtered || pages <= 1 ? {} : { total_pages: String(pages), page: String(page), per_page: String(perPage) };
    const content = filtered ? rows : rows.slice((page - 1) * perPage, page * perPage);
    return c.json({
      content_versions: content.map((row) => drifted(row, state.shape)),
      meta: {
        title,
        ...counts,
        ...(filtered || pages <= 1 ? {} : { result_count: String(rows.length) }),
        latest_amendment_date: latest,
        latest_issue_date: latest,
      },
    });
  });
  app.get("/api/versioner/v1/full/:date/:title{title-\\d+\\.xml}", (c) => {
    const { part, section } = c.req.query();
    const rows = versions.filter(
      (row) => (!part || row.part === part) && (!section || row.identifier === section) && !row.removed,
    );
    if (rows.length === 0) return c.json({ error: "Not Found" }, 404);
    return new Response(fullText(part ?? "0", rows), { headers: { "content-type": "application/xml" } });
  });
  app.get("/api/versioner/v1/structure/:date/:title{title-\\d+\\.json}", (c) => {
    const number = /\d+/.exec(c.req.param("title"))?.[0] ?? "";
    const parts = [...new Set(versions.filter((row) => row.title === number).map((row) => row.part))];
    return c.json({
      type: "title",
      identifier: number,
      label: `Title ${number}`,
      label_description: "Test title",
      reserved: false,
      size: 1000,
      children: parts.map((part) => ({
        type: "part",
        identifier: part,
        label: `Part ${part}`,
        label_description: "Test part",
        reserved: false,
        size: 100,
        children: [],
      })),
    });
  });
  app.get("/api/admin/v1/corrections.json", (c) => c.json({ ecfr_corrections: [] }));
  app.get("/api/search/v1/results", (c) => {
    const { query = "" } = c.req.query();
    const hits = versions.filter((row) => !row.removed && row.name.toLowerCase().includes(query.toLowerCase()));
    return c.json({
      results: hits.map((row) => searchHit(row, query)),
      meta: { current_page: 1, total_pages: 1, total_count: hits.length, max_score: 1, description: "Test results" },
    });
  });

  const controls = {
    add: (...rows: ContentVersion[]) => void versions.push(...rows),
    fill: (count: number) => {
      for (let index = 0; index < count; index += 1)
        versions.push(contentVersion(`1910.${10_000 + index}`, "2019-01-01"));
    },
    importing: (on: boolean) => {
      state.importing = on;
    },
    limit: (perSecond: number) => {
      state.perSecond = perSecond;
    },
    drift: (kind: "none" | "extra" | "missing") => {
      state.shape = kind;
    },
  };
  return { ...(await startFake(app, { ...options, controls })), versions, ...controls };
}

function drifted(row: ContentVersion, shape: "none" | "extra" | "missing"): Record<string, unknown> {
  if (shape === "extra") return { ...row, a_new_field: true };
  if (shape === "none") return { ...row };
  const { issue_date: issued, ...rest } = row;
  return { ...rest, issued_on: issued };
}

function fullText(part: string, rows: ContentVersion[]): string {
  const sections = rows.map(
    (row) =>
      `<DIV8 N="${row.identifier}" TYPE="SECTION"><HEAD>${row.name}</HEAD><P>This is test text without legal content.</P><CITA TYPE="N">[Test]</CITA></DIV8>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<DIV5 N="${part}" TYPE="PART"><HEAD>PART ${part}—TEST PART</HEAD><AUTH><HED>Authority:</HED><PSPACE>Test.</PSPACE></AUTH>${sections.join("")}</DIV5>`;
}

/** Hits carry markup that has to be cleaned before it is shown. */
function searchHit(row: ContentVersion, query: string) {
  const level = {
    title: row.title,
    subtitle: null,
    chapter: "V",
    subchapter: "A",
    part: row.part,
    subpart: null,
    subject_group: null,
    section: row.identifier,
    appendix: null,
  };
  return {
    starts_on: row.issue_date,
    ends_on: null,
    type: "Section",
    hierarchy: level,
    hierarchy_headings: { title: `Title ${row.title}`, part: `Part ${row.part}`, section: `§ ${row.identifier}` },
    headings: { title: "Labor", part: "Test part", section: `<strong>${query}</strong> Test section.` },
    full_text_excerpt: `This is <strong>${query}</strong> test text<span class="elipsis">…</span>`,
    score: 1,
    structure_index: 1,
    reserved: false,
    removed: false,
    change_types: ["initial"],
  };
}
