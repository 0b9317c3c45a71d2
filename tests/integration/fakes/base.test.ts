import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Fake, fakeApp, startFake } from "../../fakes/base";

let fake: Fake;
let worked = 0;

beforeEach(async () => {
  worked = 0;
  const app = fakeApp();
  app.all("/thing", async (c) => {
    worked += 1;
    return c.json({ title: "Test answer", given: await c.req.text() });
  });
  fake = await startFake(app);
});
afterEach(() => fake.stop());

const call = (init?: RequestInit) => fetch(`${fake.url}/thing?a=1`, init);

describe("every fake", () => {
  it("logs what it was asked", async () => {
    await call({ method: "POST", body: "hello", headers: { "x-test": "yes" } });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]).toMatchObject({ method: "POST", path: "/thing?a=1", body: "hello" });
    expect(fake.requests[0]?.headers["x-test"]).toBe("yes");
    expect(fake.requests[0]?.query.get("a")).toBe("1");
  });

  it("fails with a status and headers without doing the work", async () => {
    fake.behave({ status: 429, headers: { "retry-after": "7" }, body: "slow down" });
    const answer = await call();
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([429, "7", "slow down"]);
    expect(worked).toBe(0);
  });

  it("uses its rules in turn, for the matching requests only", async () => {
    fake.behave({ status: 500, times: 1 }, { status: 503, times: 1 }, { status: 418, match: "DELETE" });
    const statuses = [];
    for (const method of ["GET", "DELETE", "GET", "DELETE", "GET"]) statuses.push((await call({ method })).status);
    expect(statuses).toEqual([500, 503, 200, 418, 200]);
    fake.behave();
    expect((await call({ method: "DELETE" })).status).toBe(200);
  });

  it("is slow", async () => {
    fake.behave({ delayMs: 80 });
    const start = performance.now();
    await call();
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  it("hangs until the caller gives up", async () => {
    fake.behave({ hang: true });
    await expect(call({ signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/i);
  });

  it.each([
    [true, 0],
    ["after", 1],
    ["midway", 1],
  ] as const)("breaks the connection (%s)", async (reset, done) => {
    fake.behave({ reset, times: 1 });
    await expect(call().then((answer) => answer.text())).rejects.toThrow();
    expect(worked).toBe(done);
    expect((await call()).status).toBe(200);
  });

  it("sends a page, half an answer, noise and the wrong encoding as if they were answers", async () => {
    fake.behave({ garbage: "html" });
    const page = await call();
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html"]);
    fake.behave({ garbage: "truncated" });
    const half = await (await call()).text();
    expect(() => JSON.parse(half)).toThrow();
    expect(half.startsWith('{"title"')).toBe(true);
    fake.behave({ garbage: "binary" });
    expect(await (await call()).text()).not.toContain("title");
    fake.behave({ garbage: "latin1" });
    const bytes = new Uint8Array(await (await call()).arrayBuffer());
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow();
  });

  it("sends bytes without end until the caller stops", async () => {
    fake.behave({ garbage: "endless" });
    const reader = (await call()).body?.getReader();
    let size = 0;
    while (size < 5_000_000) size += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
    expect(size).toBeGreaterThanOrEqual(5_000_000);
  });

  it("can be called and told to misbehave without a socket", async () => {
    expect((await fake.fetch("/thing")).status).toBe(200);
    fake.behave({ reset: true });
    await expect(fake.fetch("/thing")).rejects.toThrow("fetch failed");
    fake.behave({ status: 502 });
    expect((await fake.fetch("/thing")).status).toBe(502);
  });
});
