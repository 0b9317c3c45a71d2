import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { bodyLimits, sameOriginOnly } from "~/server/request-limits";
import type { ServerVariables } from "~/server/variables";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { makeTeam } from "../hiring/team";

useDatabase();
const server = useHttpServer({ limits: "on" });

describe("a name that a call does not know", () => {
  it("in the query is refused with the nearest known one, instead of answering another question", async () => {
    const { status, body } = await callApi("GET", "/api/laws/search?q=overtime&jurisdicton=CA");
    expect([status, body.code]).toEqual([422, "unknown_parameter"]);
    expect(body.detail).toBe('There is no query parameter "jurisdicton" here. Did you mean "jurisdiction"?');
    expect(body.fields).toEqual([{ field: "jurisdicton", message: body.detail }]);
    expect((await callApi("GET", "/api/topics?lang=es")).body.detail).toMatch(/Known: sort\.$/);
    expect((await callApi("GET", "/api/auth/access-status?lang=es")).body.detail).toMatch(/this call takes none\.$/);
  });

  it("in a body is refused, also inside and where no body is taken", async () => {
    const concern = { concern: "Do we pay out vacation?", jurisdicton: "CA" };
    expect((await callApi("POST", "/api/analyze-concern", { body: concern })).body).toMatchObject({
      status: 422,
      code: "unknown_field",
      fields: [{ field: "jurisdicton" }],
    });
    const cookie = await sessionCookie(await makeUser());
    const deep = { type: "no-answer", message: "None", context: { resultCount: 1 } };
    const { body } = await callApi("POST", "/api/feedback", { cookie, body: deep });
    expect(body.fields).toEqual([{ field: "context.resultCount", message: expect.stringContaining('"resultsCount"') }]);
    const check = (sent?: unknown) => callApi("POST", "/api/law-updates/check", { cookie, body: sent });
    expect((await check({ force: true })).body.detail).toBe('There is no field "force" here: this call takes none.');
    expect([(await check({})).status, (await check()).status]).toEqual([200, 200]);
  });

  it("in the candidate of a form is refused as well", async () => {
    const { cookie } = await makeTeam();
    const form = new FormData();
    form.set("candidateData", JSON.stringify({ firstNam: "Kim", lastName: "Lee", email: "kim@example.com" }));
    const { status, body } = await callApi("POST", "/api/ats/candidates/with-files", { cookie, form });
    expect([status, body.fields[0].field]).toEqual([422, "candidateData.firstNam"]);
  });

  it("on a link in a mail is none of our business", async () => {
    expect((await callApi("GET", "/api/unsubscribe/some-token-of-a-mail?utm_source=mail&fbclid=1")).status).toBe(303);
  });
});

describe("every answer", () => {
  const limitsOf = ({ headers }: { headers: Headers }) =>
    ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"].map((name) => Number(headers.get(name)));

  it("tells what is left of the limit: a success, every refusal, an unknown address, the document", async () => {
    const address = "198.51.100.20";
    const answers = [
      await callApi("GET", "/api/topics", { address }),
      await callApi("GET", "/api/topics", { address, key: "sw_wrong" }),
      await callApi("GET", "/api/topics?x=1", { address }),
      await callApi("GET", "/api/auth/user", { address }),
      await callApi("GET", "/api/nowhere", { address }),
      await callApi("PATCH", "/api/topics", { address }),
      await callApi("GET", "/api/openapi.json", { address }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 422, 401, 404, 405, 200]);
    for (const answer of answers) {
      for (const figure of limitsOf(answer)) expect(figure, `${answer.status} ${limitsOf(answer)}`).toBeGreaterThan(0);
    }
  });

  it("tells it over the network too, where the answer is compressed on its way and where it is not", async () => {
    for (const path of ["/api/topics", "/api/openapi.json", "/api/nowhere"]) {
      for (const encoding of ["gzip", "identity"]) {
        const { headers } = await fetch(`${server.url()}${path}`, { headers: { "accept-encoding": encoding } });
        expect(headers.get("content-encoding"), path).toBe(encoding === "gzip" ? "gzip" : null);
        for (const figure of limitsOf({ headers })) expect(figure, `${path} ${encoding}`).toBeGreaterThan(0);
      }
    }
  });

  it("tells it also where a request is refused ahead of the API, and pages are not counted", async () => {
    const app = new Hono<ServerVariables>();
    app.use((c, next) => {
      c.set("address", "198.51.100.21");
      return next();
    });
    app.use(sameOriginOnly());
    app.use(bodyLimits());
    const send = (path: string, headers: Record<string, string>) =>
      app.request(`http://localhost:3000${path}`, { method: "POST", headers, body: "{}" });
    const foreign = await send("/api/feedback", { "sec-fetch-site": "cross-site" });
    const large = await send("/api/feedback", { "content-length": "9000000" });
    const page = await send("/login", { "content-length": "9000000" });
    expect([foreign.status, large.status, page.status]).toEqual([403, 413, 413]);
    for (const answer of [foreign, large]) for (const figure of limitsOf(answer)) expect(figure).toBeGreaterThan(0);
    expect(page.headers.has("ratelimit-limit")).toBe(false);
  });

  it("past the limit says that nothing is left, and when to come back", async () => {
    const key = await apiKey(await makeUser());
    const ask = () => callApi("POST", "/api/export", { key, body: { format: "pdf" } });
    for (let count = 0; count < 30; count += 1) await ask();
    const over = await ask();
    expect(over.status).toBe(429);
    expect(limitsOf(over).slice(0, 2)).toEqual([30, 0]);
    expect(over.headers.get("retry-after")).toBe(over.headers.get("ratelimit-reset"));
  });

  it("to a wrong method says which are right", async () => {
    const { status, headers, body } = await callApi("PATCH", "/api/search-history/1");
    expect([status, headers.get("allow"), body.title]).toEqual([405, "GET, HEAD, DELETE", "Method not allowed"]);
    expect((await callApi("POST", "/api/openapi.json")).headers.get("allow")).toBe("GET, HEAD");
  });

  it("that refuses has the same sentence as detail, message and error", async () => {
    const { body } = await callApi("GET", "/api/auth/user");
    expect(body).toMatchObject({ detail: body.message, error: body.message, status: 401 });
    expect(body.detail).not.toBe("");
  });
});

describe("the OpenAPI document", () => {
  it("is sent once: whoever has it is told that it is the same", async () => {
    const first = await callApi("GET", "/api/openapi.json");
    const etag = first.headers.get("etag") ?? "";
    const ask = (known: string) => callApi("GET", "/api/openapi.json", { headers: { "if-none-match": known } });
    const [same, listed, other] = [await ask(etag), await ask(`"x", ${etag}`), await ask('"other"')];
    expect([same.status, same.body, same.headers.get("etag")]).toEqual([304, "", etag]);
    expect([listed.status, other.status]).toEqual([304, 200]);
  });
});
