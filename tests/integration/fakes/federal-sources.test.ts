import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type EcfrFake, startEcfrFake } from "../../fakes/ecfr";
import { type FederalRegisterFake, startFederalRegisterFake } from "../../fakes/federal-register";

const today = "2026-11-20";

describe("Federal Register", () => {
  let fake: FederalRegisterFake;
  beforeEach(async () => {
    fake = await startFederalRegisterFake({ today });
  });
  afterEach(() => fake.stop());

  interface Answer {
    count: number;
    total_pages?: number;
    next_page_url?: string;
    results?: Array<Record<string, unknown> & { document_number: string; title: string }>;
  }
  const documents = async (query: string): Promise<Answer> =>
    (await (await fetch(`${fake.url}/api/v1/documents.json?${query}`)).json()) as Answer;
  const numbers = (answer: Answer) => answer.results?.map((row) => row.document_number);

  it("filters by agency, type and date, newest first", async () => {
    const found = await documents(
      "conditions[agencies][]=wage-and-hour-division&conditions[agencies][]=equal-employment-opportunity-commission&conditions[type][]=RULE&conditions[type][]=PRORULE&conditions[publication_date][gte]=2026-11-17&order=newest",
    );
    expect(numbers(found)).toEqual(["2099-00002", "2099-00001"]);
    expect(found.results?.[0]).toMatchObject({ type: "Proposed Rule", comments_close_on: "2027-01-18" });
  });

  it("leaves out results and total_pages when nothing is found", async () => {
    const found = await documents("conditions[term]=nothing-like-this");
    expect(found.count).toBe(0);
    expect(found).not.toHaveProperty("results");
    expect(found).not.toHaveProperty("total_pages");
  });

  it("turns a wrong per_page into 20 and says nothing", async () => {
    fake.fill(30);
    for (const wrong of ["5000", "many", "0"]) {
      expect((await documents(`per_page=${wrong}`)).results).toHaveLength(20);
    }
    expect((await documents("per_page=25")).results).toHaveLength(25);
  });

  it("gives page 1 again past 10,000", async () => {
    fake.fill(10_500);
    const last = await documents("per_page=1000&page=10");
    const beyond = await documents("per_page=1000&page=11");
    const first = await documents("per_page=1000&page=1");
    expect(last.next_page_url).toBeUndefined();
    expect(numbers(beyond)?.[0]).toBe(numbers(first)?.[0]);
    expect(numbers(beyond)?.[0]).not.toBe(numbers(last)?.[0]);
  });

  it("has agencies with a printed name only, and numbers used twice", async () => {
    const notice = await documents("conditions[type][]=NOTICE");
    const agencies = notice.results?.[0]?.agencies as Array<Record<string, unknown>>;
    expect(Object.keys(agencies[0] ?? {})).toEqual(["raw_name"]);
    const old = await documents("conditions[publication_date][year]=2009");
    expect(numbers(old)).toEqual(["E9-0001", "E9-0001"]);
  });

  it("refuses in two ways, and answers 304 to a known version", async () => {
    const get = (query: string, headers = {}) => fetch(`${fake.url}/api/v1/documents.json?${query}`, { headers });
    const field = await get("fields[]=colour");
    expect([field.status, Object.keys((await field.json()) as object)]).toEqual([400, ["status", "message"]]);
    const condition = await get("conditions[publication_date][gte]=soon");
    expect([condition.status, Object.keys((await condition.json()) as object)]).toEqual([400, ["errors"]]);
    const first = await get("per_page=5");
    const again = await get("per_page=5", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect((await fetch(`${fake.url}/api/v1/documents/none.json`)).status).toBe(404);
  });

  it("drifts: a new field passes by, a needed one is gone", async () => {
    fake.drift("extra");
    expect((await documents("")).results?.[0]).toHaveProperty("a_new_field");
    fake.drift("missing");
    expect((await documents("")).results?.[0]).not.toHaveProperty("title");
  });

  it("sends the last thirty days as RSS whatever is asked", async () => {
    const feed = await (await fetch(`${fake.url}/api/v1/documents.rss?per_page=1`)).text();
    expect(feed.match(/<item>/g)).toHaveLength(4);
    expect(feed).toContain("Test abstract &amp;amp; &lt;em&gt;markup");
  });
});

describe("eCFR", () => {
  let fake: EcfrFake;
  beforeEach(async () => {
    fake = await startEcfrFake({ today });
  });
  afterEach(() => fake.stop());

  interface Versions {
    content_versions: Array<Record<string, unknown>>;
    meta: Record<string, string>;
  }
  const versions = async (query = ""): Promise<Versions> =>
    (await (await fetch(`${fake.url}/api/versioner/v1/versions/title-29.json?${query}`)).json()) as Versions;

  it("slices by part and section, and takes chapter without effect", async () => {
    const all = (await versions()).content_versions.length;
    expect((await versions("part=578")).content_versions).toHaveLength(2);
    expect((await versions("section=825.300")).content_versions).toHaveLength(1);
    expect((await versions("chapter=V")).content_versions).toHaveLength(all);
    expect((await versions(`issue_date[gte]=${today}`)).content_versions).toHaveLength(2);
  });

  it("counts in text, and not at all where one page or a filter makes it needless", async () => {
    expect((await versions()).meta).not.toHaveProperty("total_pages");
    fake.fill(2500);
    expect((await versions()).meta).toMatchObject({ total_pages: "3", page: "1", per_page: "1000" });
    expect((await versions("page=3")).content_versions).toHaveLength(506);
    expect((await versions("part=1910")).meta).not.toHaveProperty("total_pages");
  });

  it("has a title without dates and says when an import is running", async () => {
    const titles = async () =>
      (await (await fetch(`${fake.url}/api/versioner/v1/titles.json`)).json()) as {
        titles: Array<{ number: number; latest_issue_date: string | null }>;
        meta: { import_in_progress: boolean };
      };
    expect((await titles()).titles.find((row) => row.number === 35)?.latest_issue_date).toBeNull();
    fake.importing(true);
    expect((await titles()).meta.import_in_progress).toBe(true);
  });

  it("answers a bare 429 in HTML, without Retry-After, beyond the limit", async () => {
    fake.limit(2);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${fake.url}/api/versioner/v1/titles.json`)));
    const limited = answers.find((answer) => answer.status === 429);
    expect(limited?.headers.get("retry-after")).toBeNull();
    expect(await limited?.text()).toContain("nginx");
  });

  it("serves part text as XML and hits with markup", async () => {
    const xml = await (await fetch(`${fake.url}/api/versioner/v1/full/${today}/title-29.xml?part=578`)).text();
    expect(xml).toContain('<DIV8 N="578.3" TYPE="SECTION">');
    const hits = (await (await fetch(`${fake.url}/api/search/v1/results?query=section`)).json()) as {
      results: Array<{ full_text_excerpt: string }>;
    };
    expect(hits.results[0]?.full_text_excerpt).toContain("<strong>");
  });

  it("drifts", async () => {
    fake.drift("missing");
    expect((await versions()).content_versions[0]).not.toHaveProperty("issue_date");
  });
});
