import { ConnectionError, RateLimitError, ServerError, Statewise } from "@statewise/sdk";
import { describe, expect, it } from "vitest";
import { backoffOf, retryAfterOf } from "../../../sdk/src/runtime/retry";
import { closedServer, hangUp, json, problem, serverThat, silence } from "./failing-server";

const FAST = { apiKey: "sw_test", backoffMs: { first: 1, most: 4 } };

describe("reading", () => {
  it("is repeated when the server fails, and tells each wait", async () => {
    const { baseUrl, seen } = await serverThat(problem(503), hangUp, json([{ slug: "a" }]));
    const waits: string[] = [];
    const client = new Statewise({ ...FAST, baseUrl, onRetry: ({ reason }) => waits.push(reason) });
    expect(await client.laws.listTopics()).toEqual([{ slug: "a" }]);
    expect(seen).toHaveLength(3);
    expect(waits).toEqual(["status 503", expect.stringContaining("No connection")]);
  });

  it("carries one request id through all attempts", async () => {
    const { baseUrl, seen } = await serverThat(problem(500), json([]));
    await new Statewise({ ...FAST, baseUrl }).laws.listTopics();
    expect(new Set(seen.map(({ headers }) => headers["x-request-id"])).size).toBe(1);
  });

  it("is given up after maxRetries, and the error says how often it was tried again", async () => {
    const { baseUrl, seen } = await serverThat(problem(500));
    const failing = new Statewise({ ...FAST, baseUrl, maxRetries: 3 }).laws.listTopics();
    await expect(failing).rejects.toMatchObject({ status: 500, retries: 3 });
    await expect(failing).rejects.toBeInstanceOf(ServerError);
    expect(seen).toHaveLength(4);
  });

  it("is not repeated when the caller is at fault", async () => {
    const { baseUrl, seen } = await serverThat(problem(404));
    await expect(new Statewise({ ...FAST, baseUrl }).laws.get("x")).rejects.toMatchObject({ status: 404, retries: 0 });
    expect(seen).toHaveLength(1);
  });

  it("waits as long as Retry-After says, not as long as the backoff", async () => {
    const { baseUrl } = await serverThat(problem(429, { "retry-after": "0.02" }), json([]));
    const waits: number[] = [];
    const client = new Statewise({
      apiKey: "sw_test",
      baseUrl,
      backoffMs: { first: 60_000, most: 60_000 },
      onRetry: ({ waitMs }) => waits.push(waitMs),
    });
    await client.laws.listTopics();
    expect(waits).toEqual([20]);
  });

  it("does not wait an hour: the error tells the time instead", async () => {
    const { baseUrl, seen } = await serverThat(problem(429, { "retry-after": "3600" }));
    const failing = new Statewise({ ...FAST, baseUrl }).laws.listTopics();
    await expect(failing).rejects.toBeInstanceOf(RateLimitError);
    await expect(failing).rejects.toMatchObject({ retryAfterSeconds: 3600 });
    expect(seen).toHaveLength(1);
  });
});

describe("writing", () => {
  const body = { name: "A", scopes: ["export"] };

  const person = { email: "kim@example.com", password: "correct-horse" };

  it("that the server does not keep under a key is never sent twice, with a key of the caller's neither", async () => {
    const { baseUrl, seen } = await serverThat(hangUp, json({}));
    await expect(new Statewise({ ...FAST, baseUrl }).account.login(person)).rejects.toBeInstanceOf(ConnectionError);
    const failing = await serverThat(problem(503));
    const client = new Statewise({ ...FAST, baseUrl: failing.baseUrl });
    const own = { idempotencyKey: "own" };
    await expect(client.account.login(person, own)).rejects.toBeInstanceOf(ServerError);
    const unknown = client.request({ verb: "POST", path: "/api/later", body }, own);
    await expect(unknown).rejects.toBeInstanceOf(ServerError);
    expect([seen.length, failing.seen.length]).toEqual([1, 2]);
  });

  it("that changes nothing is repeated without a key", async () => {
    const { baseUrl, seen } = await serverThat(problem(502), hangUp, json({ valid: true }));
    await new Statewise({ ...FAST, baseUrl }).billing.validateCoupon({ code: "SAVE20", plan: "monthly" });
    expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined, undefined]);
  });

  it("that the server keeps under a key is repeated under the same key", async () => {
    const { baseUrl, seen } = await serverThat(hangUp, problem(502), json({ id: 1 }, 201));
    await new Statewise({ ...FAST, baseUrl }).organizations.create({ name: "Miller" });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
  });

  it("takes the caller's own key", async () => {
    const { baseUrl, seen } = await serverThat(json({ id: 1 }, 201));
    await new Statewise({ ...FAST, baseUrl }).organizations.create({ name: "Miller" }, { idempotencyKey: "row-17" });
    expect(seen[0]?.headers["idempotency-key"]).toBe("row-17");
  });

  it("is repeated after a limit, since nothing was done", async () => {
    const { baseUrl, seen } = await serverThat(problem(429, { "retry-after": "0" }), json({ id: 1 }, 201));
    await new Statewise({ ...FAST, baseUrl }).apiKeys.create(body);
    expect(seen).toHaveLength(2);
  });

  it("waits for its own first attempt that still runs", async () => {
    const { baseUrl, seen } = await serverThat(problem(409, { "retry-after": "0" }), json({ id: 1 }, 201));
    await new Statewise({ ...FAST, baseUrl }).organizations.create({ name: "Miller" });
    expect(seen).toHaveLength(2);
  });
});

describe("time-outs and interruption", () => {
  it("gives up a silent server with a ConnectionError that says so", async () => {
    const { baseUrl, seen } = await serverThat(silence);
    const failing = new Statewise({ ...FAST, baseUrl, timeoutMs: 300, maxRetries: 1 }).laws.listTopics();
    await expect(failing).rejects.toMatchObject({ code: "timeout", status: 0, retries: 1 });
    expect(seen).toHaveLength(2);
  });

  it("covers an answer that begins and never ends", async () => {
    const { baseUrl } = await serverThat((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('[{"slug":');
    });
    const failing = new Statewise({ ...FAST, baseUrl, timeoutMs: 60, maxRetries: 0 }).laws.listTopics();
    await expect(failing).rejects.toMatchObject({ code: "timeout" });
  });

  it("rejects with the reason of the caller's signal, also while waiting for the next attempt", async () => {
    const { baseUrl } = await serverThat(problem(503));
    const stop = new AbortController();
    const client = new Statewise({
      baseUrl,
      backoffMs: { first: 60_000, most: 60_000 },
      onRetry: () => stop.abort(new Error("Enough")),
    });
    await expect(client.laws.listTopics({ signal: stop.signal })).rejects.toThrow("Enough");
    await expect(client.laws.listTopics({ signal: AbortSignal.abort(new Error("Never")) })).rejects.toThrow("Never");
  });

  it("names what keeps it from connecting", async () => {
    const gone = new Statewise({ ...FAST, baseUrl: await closedServer(), maxRetries: 0 });
    await expect(gone.laws.listTopics()).rejects.toMatchObject({
      name: "ConnectionError",
      code: "connection_failed",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });
});

describe("waiting", () => {
  it("doubles up to the most, each time somewhere between the half and the whole", () => {
    const bounds = { first: 500, most: 8_000 };
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const full = Math.min(8_000, 500 * 2 ** attempt);
      const waits = Array.from({ length: 200 }, () => backoffOf(attempt, bounds));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(full / 2);
      expect(Math.max(...waits)).toBeLessThanOrEqual(full);
      expect(new Set(waits).size).toBeGreaterThan(20);
    }
  });

  it("reads Retry-After as seconds or as a date", () => {
    const secondsOf = (value: string) => retryAfterOf(new Response(null, { headers: { "retry-after": value } }));
    expect(secondsOf("7")).toBe(7);
    expect(secondsOf(new Date(Date.now() + 5_000).toUTCString())).toBeGreaterThan(3);
    expect(secondsOf(new Date(Date.now() - 5_000).toUTCString())).toBe(0);
    expect(secondsOf("soon")).toBeUndefined();
    expect(retryAfterOf(new Response(null))).toBeUndefined();
  });
});
