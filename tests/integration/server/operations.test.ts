import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { withIdempotency } from "~/api/idempotency";
import { readCookie, SESSION_COOKIE, writeCookie } from "~/domain/accounts";
import { after, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { seal, unseal } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { forget } from "~/platform/once";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { account, principal } from "../../unit/access/principals";

useDatabase();
const server = useHttpServer();

afterEach(() => shiftClock(0));

describe("/metrics", () => {
  const figures = async () => (await fetch(`${server.url()}/metrics`)).text();

  it("shows what waits, inside the walls of organizations too, and how long it is due", async () => {
    const { id: organizationId } = await db().organization.create({ data: { name: "Waiting", slug: "waiting" } });
    await inOrganization(organizationId, async (tx) => {
      const data = { organizationId, url: "https://example.com/hook", events: [], secretEncrypted: "v1:" };
      const { id: webhookId } = await tx.webhook.create({ data });
      const due = { nextAttemptAt: after(now(), -MINUTE_MS), createdAt: now() };
      await tx.webhookDelivery.create({
        data: { organizationId, webhookId, eventId: "evt_1", eventType: "webhook.ping", payload: {}, ...due },
      });
    });
    const text = await figures();
    expect(text).toContain("statewise_database_up 1");
    expect(text).toContain('statewise_queue_waiting{queue="Webhook deliveries"} 1');
    const age = /statewise_queue_overdue_seconds\{queue="Webhook deliveries"\} ([\d.]+)/.exec(text)?.[1];
    expect(Number(age)).toBeGreaterThan(59);
  });

  it("shows jobs by how they last ended", async () => {
    await db().jobRun.createMany({
      data: [
        { name: "backup", slot: "a", status: "done", finishedAt: now() },
        { name: "backup", slot: "b", status: "failed", finishedAt: now() },
      ],
    });
    const text = await figures();
    expect(text).toContain('statewise_job_failed_runs{job="backup"} 1');
    expect(text).toMatch(/statewise_job_last_done_timestamp_seconds\{job="backup"\} 1[\d.]+/);
  });

  it("has every figure that the dashboard asks for", async () => {
    const dashboard = readFileSync("web/operations/grafana-dashboard.json", "utf8");
    const asked = new Set(dashboard.match(/\b(?:statewise|nodejs|process)_[a-z0-9_]+/g));
    const text = await figures();
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
  });

  it("is for this machine only", async () => {
    const answer = await fetch(`${server.url()}/metrics`, { headers: { "x-forwarded-for": "127.0.0.1" } });
    expect(answer.status).toBe(403);
  });
});

describe("a changed session secret", () => {
  it("still opens what the one before has signed, and nothing older", () => {
    const change = (values: Record<string, string | undefined>) => {
      Object.assign(process.env, values);
      for (const [name, value] of Object.entries(values)) if (value === undefined) delete process.env[name];
      for (const name of ["config", "session-secret", "session-secret-before"]) forget(name);
    };
    const [first, second, third] = ["1", "2", "3"].map((digit) => digit.repeat(40));
    change({ SESSION_SECRET: first });
    const link = seal("alerts", "12.proof");
    change({ SESSION_SECRET: second, SESSION_SECRET_BEFORE: first });
    expect(unseal("alerts", link)).toBe("12.proof");
    expect(unseal("other", link)).toBeNull();
    change({ SESSION_SECRET: third, SESSION_SECRET_BEFORE: second });
    expect(unseal("alerts", link)).toBeNull();
    change({ SESSION_SECRET: undefined, SESSION_SECRET_BEFORE: undefined });
  });
});

describe("cookies", () => {
  it("belong to this host alone where the product is reached over https", () => {
    const { APP_URL } = process.env;
    process.env.APP_URL = "https://statewise.example";
    forget("config");
    const line = writeCookie(SESSION_COOKIE, "abc", { maxAgeSeconds: 60 });
    expect(line).toBe("__Host-sw_session=abc; Path=/; SameSite=Lax; HttpOnly; Max-Age=60; Secure");
    expect(readCookie("sw_session=planted; __Host-sw_session=abc", SESSION_COOKIE)).toBe("abc");
    expect(readCookie("sw_session=planted", SESSION_COOKIE)).toBeNull();
    process.env.APP_URL = APP_URL;
    forget("config");
  });
});

describe("an idempotency key whose first call died", () => {
  it("is done by none of many calls that come later, since the first may have done it", async () => {
    const key = await apiKey(await makeUser());
    const headers = { "idempotency-key": "died" };
    const call = () =>
      callApi("POST", "/api/feedback", {
        key,
        headers,
        body: { type: "general-feedback", message: "Once only, please" },
      });
    expect((await call()).status).toBe(201);
    await db().idempotencyKey.updateMany({ data: { state: "running" } });
    shiftClock(3 * MINUTE_MS);
    const later = await Promise.all(Array.from({ length: 8 }, call));
    expect(new Set(later.map(({ body }) => body.code))).toEqual(new Set(["idempotency_outcome_unknown"]));
    expect(await db().feedback.count()).toBe(1);
  });

  it("stays taken where nobody knows how far it came, and is free after a refusal", async () => {
    const sent = (key: string, failure: Error) =>
      withIdempotency({
        key,
        principal: principal({ account: account() }),
        declared: { method: "post" } as never,
        request: new Request("http://localhost/api/feedback", { method: "POST" }),
        input: {},
        run: () => Promise.reject(failure),
      });
    const gone = Object.assign(new Error("terminating connection"), { code: "57P01" });
    await expect(sent("gone", gone)).rejects.toBe(gone);
    await expect(sent("gone", gone)).rejects.toMatchObject({ status: 409, code: "idempotency_key_busy" });
    const refusal = new Conflict("A refusal comes before the work.");
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(sent("refusal", refusal)).rejects.toBe(refusal);
    const mistake = await sent("mistake", new Error("a mistake of ours"));
    const again = await sent("mistake", new Error("must not be done again"));
    expect([mistake.status, again.status, again.headers.get("idempotent-replayed")]).toEqual([500, 500, "true"]);
  });
});
