import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "~/platform/config";
import { forget } from "~/platform/once";
import { otherOrigins } from "~/server/other-origins";
import { sameOriginOnly } from "~/server/request-limits";
import type { ServerVariables } from "~/server/variables";

const partner = "https://app.partner.example";

/** The server's two gates, as they stand in front of the API. */
function server(origins: string) {
  process.env.CORS_ORIGINS = origins;
  forget("config");
  const app = new Hono<ServerVariables>();
  app.use("/api/*", otherOrigins());
  app.use(sameOriginOnly());
  app.all("*", (c) => c.json({ taken: true }));
  return (method: string, headers: Record<string, string>, path = "/api/laws/search") =>
    app.request(`http://localhost:3000${path}`, { method, headers: { host: "localhost:3000", ...headers } });
}
afterEach(() => {
  delete process.env.CORS_ORIGINS;
  forget("config");
});

const key = { authorization: "Bearer sw_key" };
const asks = { "access-control-request-method": "POST", "access-control-request-headers": "authorization" };

describe("pages of other sites", () => {
  it("of a listed one may call with a key, and the browser is told so beforehand", async () => {
    const call = server(`${partner}, https://other.example`);
    const before = await call("OPTIONS", { origin: partner, ...asks });
    expect(before.status).toBe(204);
    expect(before.headers.get("access-control-allow-origin")).toBe(partner);
    expect(before.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const taken = await call("POST", { origin: partner, "sec-fetch-site": "cross-site", ...key });
    expect(taken.status).toBe(200);
    expect(taken.headers.get("access-control-allow-origin")).toBe(partner);
    expect(taken.headers.get("access-control-expose-headers")).toContain("ratelimit-remaining");
    expect(taken.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("may do nothing with a reader's cookie, listed or not", async () => {
    const call = server(partner);
    const crossing = { origin: partner, "sec-fetch-site": "cross-site", cookie: "sw_session=a" };
    expect((await call("POST", crossing)).status).toBe(403);
    expect((await call("POST", { ...crossing, ...key })).status).toBe(403);
    expect(
      (await call("POST", { origin: partner, ...key }, "/login")).headers.get("access-control-allow-origin"),
    ).toBeNull();
  });

  it("that is not listed may not, nor any where nothing is set", async () => {
    for (const call of [server(partner), server("")]) {
      const other = { origin: "https://evil.example", "sec-fetch-site": "cross-site", ...key };
      const refused = await call("POST", other);
      expect(refused.status).toBe(403);
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
      const before = await call("OPTIONS", { origin: "https://evil.example", ...asks });
      expect(before.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("are named as origins: a setting that names none is refused", () => {
    expect(readConfig({ CORS_ORIGINS: "*" }).CORS_ORIGINS).toEqual(["*"]);
    expect(readConfig({ CORS_ORIGINS: `${partner}/` }).CORS_ORIGINS).toEqual([partner]);
    expect(() => readConfig({ CORS_ORIGINS: "app.partner.example" })).toThrow("CORS_ORIGINS must be origins");
    expect(() => readConfig({ CORS_ORIGINS: `${partner}/path` })).toThrow("CORS_ORIGINS must be origins");
  });
});
