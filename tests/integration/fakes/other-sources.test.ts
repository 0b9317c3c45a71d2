import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CourtListenerFake, startCourtListenerFake } from "../../fakes/courtlistener";
import { type FeedsFake, startFeedsFake } from "../../fakes/feeds";
import { type LegiScanFake, startLegiScanFake } from "../../fakes/legiscan";

describe("agency feeds", () => {
  let fake: FeedsFake;
  beforeEach(async () => {
    fake = await startFeedsFake({ today: "2026-11-20" });
  });
  afterEach(() => fake.stop());
  const headers = { "user-agent": "Test/1.0 (test@example.com)" };
  const read = async (feed: keyof FeedsFake["feeds"]) => (await fetch(fake.feeds[feed], { headers })).text();

  it("turn away those who do not say who they are", async () => {
    expect((await fetch(fake.feeds.dol)).status).toBe(403);
  });

  it("come with guids, without them, as Atom, and as a page with written dates", async () => {
    expect(await read("dol")).toContain("<guid");
    expect(await read("nlrb")).not.toContain("<guid");
    expect(await read("bls")).toContain('xmlns="http://www.w3.org/2005/Atom"');
    const page = await read("eeoc");
    expect(page).toContain("November 19, 2026");
    expect(page).toContain('href="/newsroom/test-');
  });

  it("keep ten items and answer 304 until something is new", async () => {
    const first = await fetch(fake.feeds.nlrb, { headers });
    const known = { ...headers, "if-none-match": first.headers.get("etag") ?? "" };
    expect((await fetch(fake.feeds.nlrb, { headers: known })).status).toBe(304);
    for (let index = 0; index < 12; index += 1) fake.publish("nlrb", { title: `Test release ${index}` });
    const next = await fetch(fake.feeds.nlrb, { headers: known });
    expect((await next.text()).match(/<item>/g)).toHaveLength(10);
  });

  it("can be hostile", async () => {
    fake.publishHostile("dol");
    fake.hostileProlog(true);
    const feed = await read("dol");
    expect(feed).toContain("<!ENTITY x SYSTEM");
    expect(feed).toContain("&lt;script&gt;");
    expect(feed).toContain("2099");
    expect(feed.match(/Test release sent twice/g)).toHaveLength(2);
  });
});

describe("CourtListener", () => {
  let fake: CourtListenerFake;
  beforeEach(async () => {
    fake = await startCourtListenerFake();
  });
  afterEach(() => fake.stop());
  const get = (path: string, token: string | null = fake.token) =>
    fetch(`${fake.url}/api/rest/v4${path}`, {
      headers: token ? { authorization: `Token ${token}` } : {},
      redirect: "manual",
    });

  it("wants a token, unless anonymous search is allowed", async () => {
    expect((await get("/search/?type=o&q=test", null)).status).toBe(401);
    expect((await get("/search/?type=o&q=test", "wrong")).status).toBe(401);
    fake.anonymous(true);
    expect((await get("/search/?type=o&q=test", null)).status).toBe(200);
    expect((await get("/clusters/1/", null)).status).toBe(401);
  });

  it("pages by twenty along the cursor", async () => {
    fake.fill(30);
    const first = (await (await get("/search/?type=o&q=test")).json()) as {
      count: number;
      next: string;
      results: unknown[];
    };
    expect([first.count, first.results.length]).toEqual([33, 20]);
    const headers = { authorization: `Token ${fake.token}` };
    const second = (await (await fetch(first.next, { headers })).json()) as { next: null; results: unknown[] };
    expect([second.results.length, second.next]).toEqual([13, null]);
  });

  it("highlights, filters by court and date, and refuses unknown parameters", async () => {
    const found = (await (await get("/search/?type=o&q=overtime&highlight=on")).json()) as {
      results: Array<{ opinions: Array<{ snippet: string }> }>;
    };
    expect(found.results[0]?.opinions[0]?.snippet).toContain("<mark>overtime</mark>");
    const court = (await (await get("/search/?type=o&court=cal&filed_after=2024-01-01")).json()) as { count: number };
    expect(court.count).toBe(1);
    expect((await get("/search/?type=o&colour=red")).status).toBe(400);
  });

  it("allows five a minute and says how long to wait", async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await get("/search/?type=o")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const limited = await get("/search/?type=o");
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(50);
  });

  it("moves and seals clusters", async () => {
    fake.merge(1, 2);
    fake.seal(3);
    const moved = await get("/clusters/1/");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/api/rest/v4/clusters/2/"]);
    expect((await get("/clusters/3/")).status).toBe(410);
  });

  it("looks citations up one by one", async () => {
    const answer = await fetch(`${fake.url}/api/rest/v4/citation-lookup/`, {
      method: "POST",
      headers: { authorization: `Token ${fake.token}` },
      body: new URLSearchParams({ text: "See 999 Test 2 and 1 Test 99999 and 5 Nowhere 6." }),
    });
    const rows = (await answer.json()) as Array<{ status: number }>;
    expect(rows.map((row) => row.status)).toEqual([200, 404, 400]);
  });
});

describe("LegiScan", () => {
  let fake: LegiScanFake;
  beforeEach(async () => {
    fake = await startLegiScanFake();
  });
  afterEach(() => fake.stop());
  type Row = { change_hash?: string };
  const ask = async (query: string, key = fake.key) => {
    const answer = await fetch(`${fake.url}/?key=${key}&${query}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, Record<string, Row>> };
  };

  it("says 200 with ERROR when something is wrong", async () => {
    for (const problem of [
      await ask("op=getSearch&state=CA", "wrong"),
      await ask("op=nothing"),
      await ask("op=getBill&id=9"),
    ]) {
      expect(problem).toMatchObject({ status: 200, body: { status: "ERROR", alert: { message: expect.any(String) } } });
    }
    fake.budget(0);
    expect((await ask("op=getSearch&state=CA")).body).toMatchObject({ status: "ERROR" });
  });

  it("lists under number keys beside the summary, fifty a page", async () => {
    fake.fill(60);
    const { body } = await ask("op=getSearch&state=CA&query=test&page=2");
    const result = body.searchresult ?? {};
    expect(Array.isArray(result)).toBe(false);
    expect(result.summary).toMatchObject({ count: 62, page_current: 2, page_total: 2 });
    expect(result["0"]).toMatchObject({ state: "CA", change_hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(Object.keys(result)).toHaveLength(13);
  });

  it("changes the hash of a bill that moves, and of no other", async () => {
    const hashes = async () => {
      const list = (await ask("op=getMasterListRaw&state=CA")).body.masterlist ?? {};
      return [list["0"]?.change_hash, list["1"]?.change_hash];
    };
    const before = await hashes();
    fake.move(1, 4, "Passed for testing");
    const after = await hashes();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect((await ask("op=getBill&id=1")).body).toMatchObject({ bill: { status: 4 } });
  });

  it("sends texts in base64", async () => {
    const { text } = (await ask("op=getBillText&id=1")).body as unknown as { text: { doc: string } };
    expect(Buffer.from(text.doc, "base64").toString()).toContain("test bill without legal content");
  });
});
