import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SECOND_MS, shiftClock } from "~/platform/clock";
import { fetchOutside, OutsideError, streamOutside } from "~/platform/http/http-client";
import { forget } from "~/platform/once";
import { type Fake, fakeApp, startFake } from "../../fakes/base";

let fake: Fake;
let other: Fake;

beforeAll(async () => {
  const app = fakeApp();
  app.all("/echo", async (c) =>
    c.json({ method: c.req.method, body: await c.req.text(), agent: c.req.header("user-agent") }),
  );
  app.get("/big", () => new Response("x".repeat(10_000)));
  app.get("/cached", () => new Response(null, { status: 304 }));
  app.get("/missing", () => new Response("gone", { status: 404 }));
  app.get("/here", (c) => c.redirect("/echo"));
  app.get("/there", (c) => c.redirect(`${other.url}/echo`));
  app.get("/round", (c) => c.redirect("/round"));
  app.get("/file", (c) => c.redirect("file:///etc/passwd"));
  app.post("/moved", (c) => c.redirect("/echo", 308));
  app.get("/drip", () => dripping());
  fake = await startFake(app);
  const elsewhere = fakeApp();
  elsewhere.get("/echo", (c) => c.json({ authorization: c.req.header("authorization") ?? null }));
  other = await startFake(elsewhere);
});
afterAll(async () => {
  await fake.stop();
  await other.stop();
});
beforeEach(() => forget("circuits"));
afterEach(() => {
  fake.behave();
  fake.requests.length = 0;
  shiftClock(0);
});

/** Two pieces and then silence. */
function dripping(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("one "));
      controller.enqueue(new TextEncoder().encode("two"));
    },
  });
  return new Response(body);
}

const failure = async (call: Promise<unknown>): Promise<OutsideError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutsideError)) throw new Error(`Expected a typed error, got ${String(error)}`);
  return error;
};

test("an answer comes back with its status, headers and parsed body, and we say who we are", async () => {
  const answer = await fetchOutside(`${fake.url}/echo`, { method: "POST", body: "hello", accept: "application/json" });
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({
    method: "POST",
    body: "hello",
    agent: expect.stringMatching(/^Statewise\/.*\+http.*@/),
  });
});

test("a GET is tried again after a passing failure, and succeeds", async () => {
  fake.behave({ status: 503, times: 1 }, { reset: true, times: 1 });
  const answer = await fetchOutside(`${fake.url}/echo`);
  expect(answer.status).toBe(200);
  expect(fake.requests).toHaveLength(3);
});

test("a POST is sent once, unless the caller says that it may be repeated", async () => {
  fake.behave({ status: 503 });
  expect((await failure(fetchOutside(`${fake.url}/echo`, { method: "POST", body: "x" }))).status).toBe(503);
  expect(fake.requests).toHaveLength(1);
  fake.behave({ status: 503, times: 1 });
  const answer = await fetchOutside(`${fake.url}/echo`, { method: "POST", body: "x", retries: 1 });
  expect(answer.json()).toMatchObject({ body: "x" });
});

test("an answer for good is not asked for again, and its words are kept", async () => {
  const error = await failure(fetchOutside(`${fake.url}/missing`));
  expect(error).toMatchObject({ kind: "status", status: 404, body: "gone", host: new URL(fake.url).host });
  expect(fake.requests).toHaveLength(1);
});

test("a status that the caller expects is an answer", async () => {
  expect((await fetchOutside(`${fake.url}/cached`, { statuses: [304] })).status).toBe(304);
  expect((await fetchOutside(`${fake.url}/missing`, { statuses: [404] })).text()).toBe("gone");
});

test("a host that hangs is a time-out", async () => {
  fake.behave({ hang: true });
  const error = await failure(fetchOutside(`${fake.url}/echo`, { timeoutMs: 60, retries: 0 }));
  expect(error.kind).toBe("timeout");
});

test("a body that stalls counts against the same time-out", async () => {
  const error = await failure(fetchOutside(`${fake.url}/drip`, { timeoutMs: 80, retries: 0 }));
  expect(error.kind).toBe("timeout");
});

test("a closed port is a network error", async () => {
  const gone = await startFake(fakeApp());
  await gone.stop();
  expect((await failure(fetchOutside(gone.url, { retries: 0 }))).kind).toBe("network");
});

test("a body past the cap is refused, declared or not", async () => {
  expect((await failure(fetchOutside(`${fake.url}/big`, { maxBytes: 9_999 }))).kind).toBe("too_large");
  fake.behave({ garbage: "endless" });
  expect((await failure(fetchOutside(`${fake.url}/echo`, { maxBytes: 200_000 }))).kind).toBe("too_large");
});

test("a maintenance page is not taken for data", async () => {
  fake.behave({ garbage: "html" });
  expect((await failure(fetchOutside(`${fake.url}/echo`, { accept: "application/json" }))).kind).toBe("wrong_type");
  fake.behave({ garbage: "truncated" });
  const answer = await fetchOutside(`${fake.url}/echo`);
  expect(() => answer.json()).toThrow(OutsideError);
});

test("a broken connection in the middle of a body is a network error", async () => {
  fake.behave({ reset: "midway" });
  expect((await failure(fetchOutside(`${fake.url}/echo`, { retries: 0 }))).kind).toBe("network");
});

test("redirects stay on the host, unless another one is named, which then gets no credentials", async () => {
  expect((await fetchOutside(`${fake.url}/here`)).json()).toMatchObject({ method: "GET" });
  expect((await failure(fetchOutside(`${fake.url}/there`))).kind).toBe("redirect");
  const answer = await fetchOutside(`${fake.url}/there`, {
    redirectHosts: [new URL(other.url).host],
    headers: { authorization: "Bearer x" },
  });
  expect(answer.json()).toEqual({ authorization: null });
});

test("redirects in circles, to files, or of a POST are refused", async () => {
  expect((await failure(fetchOutside(`${fake.url}/round`))).kind).toBe("redirect");
  expect((await failure(fetchOutside(`${fake.url}/file`))).kind).toBe("redirect");
  expect((await failure(fetchOutside(`${fake.url}/moved`, { method: "POST", body: "x" }))).kind).toBe("redirect");
});

test("a caller that gives up ends the call at once and is not held against the host", async () => {
  fake.behave({ hang: true });
  const giveUp = new AbortController();
  const call = failure(fetchOutside(`${fake.url}/echo`, { signal: giveUp.signal }));
  await vi.waitUntil(() => fake.requests.length > 0, { timeout: 20_000 });
  giveUp.abort();
  expect((await call).kind).toBe("aborted");
  expect(fake.requests).toHaveLength(1);
});

test("a host that keeps failing is left alone, then tried once, then used again", async () => {
  fake.behave({ status: 500 });
  for (let call = 0; call < 5; call += 1) await failure(fetchOutside(`${fake.url}/echo`, { retries: 0 }));
  expect((await failure(fetchOutside(`${fake.url}/echo`))).kind).toBe("resting");
  expect(fake.requests).toHaveLength(5);

  shiftClock(31 * SECOND_MS);
  expect((await failure(fetchOutside(`${fake.url}/echo`, { retries: 0 }))).status).toBe(500);
  const resting = await failure(fetchOutside(`${fake.url}/echo`));
  expect(resting.kind).toBe("resting");
  expect(resting.retryAfterSeconds).toBeGreaterThan(30);

  fake.behave();
  shiftClock(31 * SECOND_MS + 61 * SECOND_MS);
  expect((await fetchOutside(`${fake.url}/echo`)).status).toBe(200);
  expect((await fetchOutside(`${fake.url}/echo`)).status).toBe(200);
});

test("a long Retry-After is not waited for, and the host is left alone until then", async () => {
  fake.behave({ status: 429, headers: { "retry-after": "120" }, times: 1 });
  const error = await failure(fetchOutside(`${fake.url}/echo`));
  expect(error).toMatchObject({ status: 429, retryAfterSeconds: 120 });
  expect((await failure(fetchOutside(`${fake.url}/echo`))).kind).toBe("resting");
  shiftClock(121 * SECOND_MS);
  expect((await fetchOutside(`${fake.url}/echo`)).status).toBe(200);
});

test("a short Retry-After is waited for", async () => {
  fake.behave({ status: 503, headers: { "retry-after": "1" }, times: 1 });
  const started = performance.now();
  expect((await fetchOutside(`${fake.url}/echo`)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
});

test("a stream gives its pieces as they come and ends with an error when it stalls", async () => {
  const { chunks } = await streamOutside(`${fake.url}/drip`, { stallMs: 100 });
  let text = "";
  const error = await failure(
    (async () => {
      for await (const chunk of chunks) text += Buffer.from(chunk).toString();
    })(),
  );
  expect(text).toBe("one two");
  expect(error.kind).toBe("timeout");
});
