import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();
beforeEach(async () => {
  await db().lawUpdate.deleteMany();
});
afterEach(() => shiftClock(0));

const cookie = async () => sessionCookie(await makeUser({ isAdmin: true }));
const admin = async (method: string, path: string, body?: unknown) =>
  callApi(method, `/api/admin/law-updates${path}`, { cookie: await cookie(), body });
const FORM = {
  title: "Test update",
  description: "What changes.",
  riskLevel: "HIGH",
  jurisdiction: "CA",
  category: "Wage and Hour",
};

const ahead = (ms: number) => new Date(now().getTime() + ms);

let serial = 0;
function stored(columns: Record<string, unknown> = {}) {
  serial += 1;
  return db().lawUpdate.create({
    data: { ...FORM, dedupeKey: `test-${serial}`, kind: "source", status: "approved", timestamp: now(), ...columns },
  });
}

describe("the recent law updates", () => {
  it("are the approved ones of 120 hours, the newest first, in the specified shape", async () => {
    const recent = await stored({
      title: "Recent",
      timestamp: ahead(-119 * HOUR_MS),
      effectiveDate: new Date("2027-01-01"),
    });
    const newest = await stored({ title: "Newest", sourceUrl: "https://example.gov/a" });
    await stored({ timestamp: ahead(-121 * HOUR_MS) });
    await stored({ timestamp: ahead(HOUR_MS) });
    await stored({ status: "pending" });
    await stored({ status: "suppressed" });
    const { status, body } = await callApi("GET", "/api/law-updates");
    expect(status).toBe(200);
    expect(body.hasUpdates).toBe(true);
    expect(body.updates.map(({ id }: { id: string }) => id)).toEqual([String(newest.id), String(recent.id)]);
    expect(body.updates[1]).toMatchObject({
      riskLevel: "HIGH",
      jurisdiction: "CA",
      category: "Wage and Hour",
      effectiveDate: "2027-01-01",
    });
    expect(body.updates[1]).not.toHaveProperty("sourceUrl");
    expect(body.updates[0].sourceUrl).toBe("https://example.gov/a");
    expect(JSON.stringify(body)).not.toContain("sample_update_");
  });

  it("are none, and say so, when there is no news; with when somebody last looked", async () => {
    expect((await callApi("GET", "/api/law-updates")).body).toEqual({
      hasUpdates: false,
      updates: [],
      lastCheck: null,
    });
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    await db().updateSource.create({ data: { key: "x", name: "X", lastAttemptAt: at } });
    expect((await callApi("GET", "/api/law-updates")).body.lastCheck).toBe(at.toISOString());
  });

  it("can be narrowed by place, subject and weight, and browsed in pages", async () => {
    for (const jurisdiction of ["CA", "NY", "CA"]) await stored({ jurisdiction, timestamp: ahead(-9 * DAY_MS) });
    await stored({ riskLevel: "LOW", category: "Harassment" });
    expect((await callApi("GET", "/api/law-updates?riskLevel=LOW")).body.updates).toHaveLength(1);
    expect((await callApi("GET", "/api/law-updates?jurisdiction=ny")).body.updates).toHaveLength(0);
    const first = await callApi("GET", "/api/law-updates/all?jurisdiction=CA&limit=2");
    expect(first.body.data).toHaveLength(2);
    const next = await callApi("GET", `/api/law-updates/all?jurisdiction=CA&limit=2&cursor=${first.body.nextCursor}`);
    expect(next.body.data).toHaveLength(1);
    expect(next.body.nextCursor).toBeNull();
    const ids = [...first.body.data, ...next.body.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const query of ["category=Nothing", "riskLevel=high", "limit=101"]) {
      expect((await callApi("GET", `/api/law-updates/all?${query}`)).status).toBe(422);
    }
    expect((await callApi("GET", "/api/law-updates/all?cursor=nonsense")).status).toBe(422);
  });

  it("are looked for by anybody's wish, once in five minutes for everybody", async () => {
    const wish = () => callApi("POST", "/api/law-updates/check");
    const [one] = await Promise.all([wish(), wish(), wish()]);
    expect(one?.body).toMatchObject({ hasUpdates: false, updates: [] });
    const runs = () => db().jobRun.findMany({ where: { name: "law-updates" } });
    expect((await runs()).map(({ trigger, status }) => [trigger, status])).toEqual([["event", "queued"]]);
    await db().jobRun.updateMany({ data: { status: "done" } });
    shiftClock(4 * MINUTE_MS);
    await wish();
    expect(await runs()).toHaveLength(1);
    shiftClock(6 * MINUTE_MS);
    await wish();
    expect(await runs()).toHaveLength(2);
  });
});

describe("law updates by hand", () => {
  it("wait until they are approved, and then are news", async () => {
    const law = await db().law.findFirstOrThrow({ where: { jurisdiction: "CA" } });
    const made = await admin("POST", "", { ...FORM, laws: [law.slug], effectiveDate: "2027-01-01" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: "pending", kind: "manual", effectiveDate: "2027-01-01" });
    expect((await callApi("GET", "/api/law-updates")).body.hasUpdates).toBe(false);
    expect((await callApi("GET", `/api/law-updates/${made.body.id}`)).status).toBe(404);
    shiftClock(10 * DAY_MS);
    const approved = await admin("PUT", `/${made.body.id}`, { status: "approved", version: 1 });
    expect(approved.body).toMatchObject({ status: "approved", version: 2 });
    const { body } = await callApi("GET", "/api/law-updates");
    expect(body.updates[0]).toMatchObject({ title: "Test update", laws: [{ slug: law.slug, title: law.title }] });
    const acts = await db().auditEntry.findMany({ where: { entityType: "law_update" }, orderBy: { id: "asc" } });
    expect(acts.map(({ action }) => action)).toEqual(["law_update.create", "law_update.change"]);
  });

  it("are suppressed, corrected on their latest version only, and removed only where nobody was told", async () => {
    const { id } = await stored({ externalId: "x" });
    expect((await admin("PUT", `/${id}`, { title: "Better", version: 1 })).body).toMatchObject({ title: "Better" });
    expect((await admin("PUT", `/${id}`, { title: "Late", version: 1 })).status).toBe(409);
    expect((await admin("DELETE", `/${id}`)).status).toBe(409);
    await admin("PUT", `/${id}`, { status: "suppressed" });
    expect((await callApi("GET", "/api/law-updates")).body.hasUpdates).toBe(false);
    const made = await admin("POST", "", FORM);
    expect((await admin("POST", "", FORM)).status).toBe(409);
    expect((await admin("DELETE", `/${made.body.id}`)).status).toBe(204);
    expect((await admin("DELETE", `/${made.body.id}`)).status).toBe(404);
  });

  it.each([
    [{ title: "  " }, "title"],
    [{ title: "x".repeat(501) }, "title"],
    [{ riskLevel: "Critical" }, "riskLevel"],
    [{ jurisdiction: "California" }, "jurisdiction"],
    [{ category: "Taxes" }, "category"],
    [{ effectiveDate: "2027-02-30" }, "effectiveDate"],
    [{ effectiveDate: "9999-01-01" }, "effectiveDate"],
    [{ sourceUrl: "javascript:alert(1)" }, "sourceUrl"],
    [{ laws: ["no-such-law"] }, "laws"],
    [{ status: "sent" }, "status"],
  ])("say what is wrong with %j", async (fields, field) => {
    const answer = await admin("POST", "", { ...FORM, ...fields });
    expect(answer.status).toBe(422);
    expect(answer.body.fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  it("belong to staff who may", async () => {
    const editor = await makeUser();
    const role = await db().userRole.findFirstOrThrow({ where: { name: "legal_editor" } });
    await db().userRoleAssignment.create({ data: { userId: editor.id, roleId: role.id } });
    const session = await sessionCookie(editor);
    expect((await callApi("POST", "/api/admin/law-updates", { cookie: session, body: FORM })).status).toBe(201);
    const reader = await sessionCookie(await makeUser());
    expect((await callApi("POST", "/api/admin/law-updates", { cookie: reader, body: FORM })).status).toBe(403);
  });
});

describe("the sources in administration", () => {
  it("are shown with their error and switched off and on", async () => {
    const failed = {
      key: "feed-x",
      name: "Feed X",
      status: "drift",
      lastError: "Changed",
      consecutiveFailures: 3,
      retryAfter: ahead(HOUR_MS),
    };
    await db().updateSource.create({ data: failed });
    expect((await admin("GET", "/sources")).body.data[0]).toMatchObject({
      key: "feed-x",
      status: "drift",
      lastError: "Changed",
    });
    expect((await admin("PUT", "/sources/feed-x", { isEnabled: false })).body.isEnabled).toBe(false);
    expect((await admin("PUT", "/sources/feed-x", { isEnabled: true })).body).toMatchObject({
      isEnabled: true,
      retryAfter: null,
      consecutiveFailures: 0,
    });
    expect((await admin("PUT", "/sources/none", { isEnabled: true })).status).toBe(404);
  });
});
