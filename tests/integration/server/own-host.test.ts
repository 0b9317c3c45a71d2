import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "~/platform/config";
import { forget } from "~/platform/once";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";

useDatabase();
const server = useHttpServer();

const OWN = "https://statewise.example";

/** The settings of one test; what is left out is unset. */
function settings(values: { APP_URL?: string; TRUST_PROXY?: string }): void {
  for (const name of ["APP_URL", "TRUST_PROXY"] as const) {
    if (values[name] === undefined) delete process.env[name];
    else process.env[name] = values[name];
  }
  forget("config");
}
afterEach(() => settings({ APP_URL: server.url() }));

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

/** A request with whatever Host it likes, which fetch does not allow. */
function send(host: string, { method = "GET", path = "/laws", headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const sent = request(server.url(), { method, path, headers: { host, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", text }),
      );
    });
    sent.on("error", reject).end(body);
  });
}
const statusOf = async (host: string, sent?: Sent) => (await send(host, sent)).status;

describe("a request for another host", () => {
  it("changes no profile, also where its origin matches", async () => {
    settings({ APP_URL: OWN });
    const cookie = await sessionCookie(await makeUser());
    const change = (host: string, origin: string) =>
      statusOf(host, {
        method: "PATCH",
        path: "/api/auth/profile",
        headers: { cookie, origin, "content-type": "application/json" },
        body: JSON.stringify({ firstName: "Changed" }),
      });
    expect(await change("evil.example", "https://evil.example")).toBe(421);
    expect(await change("evil.example", OWN)).toBe(421);
    expect(await change("statewise.example", "https://evil.example")).toBe(403);
    expect(await change("statewise.example", "http://statewise.example")).toBe(403);
    expect(await change("statewise.example", OWN)).not.toBe(403);
  });

  it("is told where the product is: a person in a page, a program in a problem", async () => {
    settings({ APP_URL: OWN });
    const page = await send("evil.example", { headers: { accept: "text/html,*/*" } });
    expect(page.status).toBe(421);
    expect(page.text).toContain(`<a href="${OWN}/">Open Statewise</a>`);
    expect(page.text).not.toContain("evil.example");
    expect(JSON.parse((await send("evil.example")).text)).toMatchObject({ code: "misdirected", status: 421 });
    settings({});
    expect((await send("192.0.2.7:3000", { headers: { accept: "text/html" } })).text).toContain("sets APP_URL");
  });

  it("is one for every way to write a host, and none for the product's own", async () => {
    settings({ APP_URL: OWN });
    for (const host of ["statewise.example", "STATEWISE.example", "statewise.example:443", "statewise.example."]) {
      expect(await statusOf(host), host).not.toBe(421);
    }
    for (const host of [
      "statewise.example.evil.example",
      "evil.example:443",
      "statewise.example:8443",
      "127.evil.example",
    ]) {
      expect(await statusOf(host), host).toBe(421);
    }
    expect(await statusOf("statewise.example", { path: "http://evil.example/laws" })).toBe(421);
  });

  it("is heard where a balancer asks for health, and from this machine", async () => {
    settings({ APP_URL: OWN });
    for (const path of ["/healthz", "/readyz"]) expect(await statusOf("10.0.0.7:3000", { path }), path).not.toBe(421);
    expect(await statusOf("10.0.0.7:3000", { path: "/metrics" })).toBe(421);
    expect(await statusOf("localhost:3000", { path: "/metrics" })).toBe(200);
  });

  it("may come from a proxy that says which host it was asked for", async () => {
    const through = (host: string) => statusOf("statewise:3000", { headers: { "x-forwarded-host": host } });
    settings({ APP_URL: OWN });
    expect(await through("statewise.example")).toBe(421);
    settings({ APP_URL: OWN, TRUST_PROXY: "1" });
    expect(await through("statewise.example")).not.toBe(421);
    expect(await through("evil.example")).toBe(421);
    expect(await through("statewise.example, evil.example")).toBe(421);
  });
});

describe("where nothing is set", () => {
  it("the product listens to its own machine only, and takes test payments only there", () => {
    expect(readConfig({})).toMatchObject({ HOST: "127.0.0.1", payments: "test", isLoopback: true });
    expect(readConfig({ HOST: "0.0.0.0" })).toMatchObject({ payments: "none" });
    expect(readConfig({ HOST: "0.0.0.0", PAYMENTS: "test" })).toMatchObject({ payments: "test" });
    expect(readConfig({ APP_URL: "http://127.evil.example" })).toMatchObject({ payments: "none", isLoopback: false });
  });

  it("this machine may be called by any of its names, and by no other", async () => {
    settings({});
    for (const host of ["localhost:3000", "127.0.0.1:8080", "[::1]:3000", "statewise.localhost"]) {
      expect(await statusOf(host), host).not.toBe(421);
    }
    expect(await statusOf("rebound.evil.example:3000")).toBe(421);
    const post = { method: "POST", path: "/login", body: "" };
    expect(await statusOf("127.0.0.1:8080", { ...post, headers: { origin: "http://127.0.0.1:8080" } })).toBe(200);
    expect(await statusOf("127.0.0.1:8080", { ...post, headers: { origin: "http://127.0.0.1:9000" } })).toBe(403);
  });
});
