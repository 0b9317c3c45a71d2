import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";

useDatabase();
let user: Awaited<ReturnType<typeof makeUser>>;
let key = "";

const OLD = "2026-11-23";
const NEW = "2026-11-28";
const MISSPELT = "/api/laws/search?q=overtime&jurisdicton=CA";
const asking = (version: string, path = MISSPELT) =>
  callApi("GET", path, { headers: { "statewise-version": version } });

beforeAll(async () => {
  user = await makeUser();
  key = await apiKey(user);
});

describe("the dated version of a call", () => {
  it("is the newest, and a new key keeps it", async () => {
    const answer = await callApi("GET", "/api/topics", {});
    expect([answer.headers.get("statewise-version"), answer.headers.get("deprecation")]).toEqual([NEW, null]);
    const made = await callApi("POST", "/api/api-keys", {
      cookie: await sessionCookie(user),
      body: { name: "Nightly", scopes: ["research:read"] },
    });
    expect(made.body.apiVersion).toBe(NEW);
  });

  it("is that of the key, until a call asks for another one; what ends says so, also where it refuses", async () => {
    await db().apiKey.updateMany({ where: { userId: user.id }, data: { apiVersion: OLD } });
    const old = await callApi("GET", MISSPELT, { key });
    expect([old.status, old.headers.get("statewise-version")]).toEqual([200, OLD]);
    expect(old.headers.get("deprecation")).toBe("@1795824000");
    expect(old.headers.get("sunset")).toBe("Tue, 30 Nov 2027 00:00:00 GMT");
    expect(old.headers.get("link")).toContain('rel="deprecation"');
    const refused = await callApi("POST", "/api/webhooks", { key, body: {} });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.headers.get("sunset")).toContain("2027");
    const asked = await callApi("GET", MISSPELT, { key, headers: { "statewise-version": NEW } });
    expect(asked).toMatchObject({ status: 422, body: { code: "unknown_parameter" } });
  });

  it("passes over unknown names as before 1.2.0 in the older one alone", async () => {
    expect((await asking(OLD)).status).toBe(200);
    expect((await asking(NEW)).status).toBe(422);
    const body = { grossPay: 1000, payFrequency: "weekly", state: "CA", strange: true };
    const written = (version: string) =>
      callApi("POST", "/api/pay/calculate", { body, headers: { "statewise-version": version } });
    expect((await written(NEW)).body.code).toBe("unknown_field");
    expect((await written(OLD)).body.code).not.toBe("unknown_field");
  });

  it("is refused where there is none, with those that there are", async () => {
    expect(await asking("2020-01-01", "/api/topics")).toMatchObject({
      status: 400,
      body: { code: "no_version", versions: [NEW, OLD] },
    });
  });
});
