import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { bodyLimits, sameOriginOnly } from "~/server/request-limits";
import type { ServerVariables } from "~/server/variables";

const app = new Hono<ServerVariables>();
app.use(sameOriginOnly());
app.use(bodyLimits());
app.all("*", async (c) => c.json({ size: (await c.req.text()).length }));

const post = (headers: Record<string, string>, body = "{}", path = "/login") =>
  app.request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { host: "localhost:3000", ...headers },
    body,
  });

describe("requests from other sites", () => {
  it.each([
    ["our own page with a cookie", { cookie: "sw_session=a", origin: "http://localhost:3000" }, 200],
    ["our own page by the browser's word", { cookie: "sw_session=a", "sec-fetch-site": "same-origin" }, 200],
    ["a program without cookie and origin", {}, 200],
    ["another site with a cookie", { cookie: "sw_session=a", origin: "https://evil.example" }, 403],
    ["another site without a cookie, to sign the reader in as somebody else", { origin: "https://evil.example" }, 403],
    ["another site by the browser's word", { "sec-fetch-site": "cross-site" }, 403],
    ["a cookie of which nobody says where it came from", { cookie: "sw_session=a" }, 403],
    ["an origin that is no address", { cookie: "sw_session=a", origin: "null" }, 403],
  ])("%s", async (_name, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it("reading is open to links from anywhere", async () => {
    const answer = await app.request("http://localhost:3000/laws", {
      headers: { cookie: "a=b", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(200);
  });
});

describe("bodies", () => {
  it("over the limit are refused by their announced length and while they are read", async () => {
    const large = "x".repeat(1024 * 1024 + 1);
    expect((await post({ "content-length": String(large.length) }, large)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode("x".repeat(100_000)));
        controller.close();
      },
    });
    const request = new Request("http://localhost:3000/login", {
      method: "POST",
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
  });

  it("up to the limit arrive whole", async () => {
    const answer = await post({}, "x".repeat(500_000));
    expect(await answer.json()).toEqual({ size: 500_000 });
  });
});
