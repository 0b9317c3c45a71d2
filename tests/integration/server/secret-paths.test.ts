import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordAudit } from "~/domain/access";
import { unsubscribeUrl } from "~/domain/alerts/subscribers/alert-links";
import { db } from "~/platform/db/client";
import { log, makeLog } from "~/platform/log";
import { forget, once } from "~/platform/once";
import { projectRoot } from "~/platform/root";
import { shownPath, withoutSecretPaths } from "~/platform/secret-paths";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { useHttpServer } from "../../setup/http-server";

useDatabase();
const server = useHttpServer();

const SECRET = "1k.Hq8-sEcReT_0aZ";
const lines: string[] = [];
const written = () => lines.join("");

beforeAll(() => {
  process.env.LOG_LEVEL = "info";
  forget("log");
  once("log", () => makeLog({ write: (line) => lines.push(line) }));
});
afterAll(() => {
  process.env.LOG_LEVEL = "silent";
  forget("log");
});

describe("a secret that stands in a path", () => {
  it("is in no line about a request, however the address is written", async () => {
    for (const address of [
      `/calendar/${SECRET}.ics`,
      `/CALENDAR/${SECRET}.ics`,
      `//calendar//${SECRET}.ics`,
      `/%63alendar/${SECRET}.ics`,
      `/time-off-calendar/${SECRET}.ics`,
      `/shared/${SECRET}`,
      `/shared/${SECRET}.data?_routes=routes%2Fshared`,
      `/unsubscribe/${SECRET}/`,
      `/api/unsubscribe/${SECRET}`,
      `/api/unsubscribe/${encodeURIComponent(SECRET)}?token=${SECRET}`,
    ]) {
      lines.length = 0;
      await (await fetch(`${server.url()}${address}`, { redirect: "manual" })).text();
      expect(written(), address).toContain('"msg":"request"');
      expect(written(), address).toContain("[secret]");
      expect(written(), address).not.toContain(SECRET);
    }
    expect(await (await fetch(`${server.url()}/metrics`)).text()).not.toContain(SECRET);
  });

  it("is in no message or trace of an error, and what is not secret stays", () => {
    lines.length = 0;
    const message = `No route matches URL "/calendar/${SECRET}.ics", sent from https://statewise.example/shared/${SECRET}`;
    log().error(
      { err: new Error(message), at: `/reset-password?token=${SECRET}&x=1` },
      `GET /unsubscribe/${SECRET} failed`,
    );
    expect(written()).not.toContain(SECRET);
    expect(() => JSON.parse(written())).not.toThrow();
    expect(written()).toContain("secret-paths.test.ts");
    expect(withoutSecretPaths("at file:///srv/shared/statewise/build/server.cjs:1")).toContain("/shared/statewise/");
    expect(shownPath("/laws/california-sick-leave")).toBe("/laws/california-sick-leave");
    expect(shownPath("/laws/%E0%A4%A")).toBe("/laws/%E0%A4%A");
  });

  it("is neither in the audit nor beside an answer that is kept", async () => {
    await recordAudit(
      db(),
      { kind: "visitor" },
      {
        action: "test.secret",
        detail: {
          page: `/calendar/${SECRET}.ics`,
          from: [`https://statewise.example/alert-preferences?token=${SECRET}`],
        },
      },
    );
    const [entry] = await db().auditEntry.findMany({ where: { action: "test.secret" } });
    expect(JSON.stringify(entry?.detail)).toContain("/calendar/[secret]");
    expect(JSON.stringify(entry?.detail)).not.toContain(SECRET);
    await callApi("POST", `/api/unsubscribe/${SECRET}`, { headers: { "idempotency-key": "secret-path" } });
    expect(JSON.stringify(await db().idempotencyKey.findMany())).not.toContain(SECRET);
    expect(new URL(unsubscribeUrl(SECRET)).pathname).toBe(`/api/unsubscribe/${SECRET}`);
  });

  it("is on the list: every route whose address holds one", () => {
    // A folder is an area and no part of an address.
    const files = readdirSync(path.join(projectRoot, "web/app/routes"), { recursive: true, encoding: "utf8" });
    const routes = files.map((file) => path.basename(file).replace(/\.tsx?$/, ""));
    const pages = routes.map((name) => `/${name.replaceAll(".", "/")}`);
    const openapi = JSON.parse(readFileSync(path.join(projectRoot, "openapi/openapi.json"), "utf8"));
    const addresses = [...pages, ...Object.keys(openapi.paths)].filter((one) =>
      /[${]\w*(token|secret|code|link)/i.test(one),
    );
    expect(addresses.length).toBeGreaterThan(3);
    const filled = addresses.map((one) => one.replace(/\$\w+|\{\w+\}/g, SECRET));
    expect(filled.filter((one) => shownPath(one).includes(SECRET))).toEqual([]);
  });
});
