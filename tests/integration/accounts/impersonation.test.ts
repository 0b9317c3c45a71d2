import { afterEach, describe, expect, it } from "vitest";
import { changePassword } from "~/domain/accounts";
import { HOUR_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD } from "../../setup/factories";
import { principalOf, signedInUser, VISIT } from "./callers";
import { keepMails } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const start = (cookie: string, id: number, body: unknown = { reason: "Ticket 4711" }) =>
  callApi("POST", `/api/admin/customers/${id}/impersonate`, { cookie, body });
const stop = (cookie: string) => callApi("POST", "/api/admin/stop-impersonation", { cookie });
const whoIs = async (cookie: string) => (await callApi("GET", "/api/auth/user", { cookie })).body.id;

describe("viewing as a customer", () => {
  it("exchanges the session for the customer's and back, and writes down who, whom, when, how long", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    const viewing = await start(admin.cookie, customer.id);
    expect(viewing.status).toBe(200);
    expect(await whoIs(viewing.cookie)).toBe(customer.id);
    expect((await principalOf(admin.cookie)).account, "the earlier id is worth nothing").toBeNull();
    shiftClock(90_000);
    const back = await stop(viewing.cookie);
    expect(await whoIs(back.cookie)).toBe(admin.user.id);
    expect((await principalOf(viewing.cookie)).account).toBeNull();
    const record = await db().impersonation.findFirstOrThrow({ where: { adminId: admin.user.id } });
    expect(record).toMatchObject({ userId: customer.id, reason: "Ticket 4711", endedHow: "returned" });
    const acts = await db().auditEntry.findMany({
      // Every request between them has a line of its own.
      where: { subjectUserId: customer.id, action: { not: "impersonation.request" } },
      orderBy: { id: "asc" },
    });
    expect(acts.map(({ action }) => action)).toEqual(["impersonation.start", "impersonation.end"]);
    expect(acts[1]).toMatchObject({ actorId: customer.id, impersonatorId: admin.user.id });
    const seconds = (record.endedAt?.getTime() ?? 0) - record.startedAt.getTime();
    expect(seconds).toBeGreaterThanOrEqual(90_000);
    expect(acts[1]?.detail).toEqual({ how: "returned", seconds: Math.round(seconds / 1000) });
  });

  it("has the customer's access, no more and no less", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    const { cookie } = await start(admin.cookie, customer.id);
    const status = await callApi("GET", "/api/auth/access-status", { cookie });
    expect(status.body).toMatchObject({ hasAccess: false, accessType: "none" });
  });

  it("reaches no admin function, nor another customer", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const { cookie } = await start(admin.cookie, (await makeUser()).id);
    expect((await start(cookie, (await makeUser()).id)).status).toBe(403);
  });

  it("changes neither password, e-mail, keys, sessions nor the account's life", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    const { cookie } = await start(admin.cookie, customer.id);
    const calls: [string, string, unknown?][] = [
      ["PUT", "/api/auth/profile", { email: "mine@example.com" }],
      ["DELETE", "/api/auth/delete-account"],
      ["GET", "/api/api-keys"],
      ["POST", "/api/api-keys", { name: "x", scopes: ["account:read"] }],
      ["DELETE", "/api/api-keys/1"],
      ["POST", "/api/organizations", { name: "Mine" }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await callApi(method, path, { cookie, body });
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([403, "impersonating"]);
    }
    const change = changePassword(
      await principalOf(cookie),
      { currentPassword: PASSWORD, newPassword: "new-horse-battery" },
      VISIT,
    );
    await expect(change).rejects.toMatchObject({ code: "impersonating" });
  });

  it("is not possible as an administrator, a member of staff, a suspended or deleted account", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const targets = [
      [await makeUser({ isAdmin: true }), 403],
      [await makeUser({ suspendedAt: now() }), 409],
      [await makeUser({ deletedAt: now(), isActive: false }), 404],
      [{ id: 999_999_999 }, 404],
      [admin.user, 403],
    ] as const;
    for (const [target, expected] of targets) expect((await start(admin.cookie, target.id)).status).toBe(expected);
  });

  it("is for administrators at a screen: not for customers, not for keys", async () => {
    const customer = await makeUser();
    const other = await signedInUser();
    expect((await start(other.cookie, customer.id)).status).toBe(403);
    const admin = await signedInUser({ isAdmin: true });
    const key = await admin.key();
    const byKey = await callApi("POST", `/api/admin/customers/${customer.id}/impersonate`, { key, body: {} });
    expect(byKey.body.code).toBe("session_only");
    expect((await stop(other.cookie)).body.code).toBe("not_impersonating");
  });

  it("ends by itself after an hour, and with signing out", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const { cookie } = await start(admin.cookie, (await makeUser()).id);
    shiftClock(HOUR_MS + 1000);
    expect((await principalOf(cookie)).account).toBeNull();
    shiftClock(0);
    await callApi("POST", "/api/auth/logout", { cookie });
    expect((await principalOf(cookie)).account).toBeNull();
    const record = await db().impersonation.findFirstOrThrow({ where: { adminId: admin.user.id } });
    expect(record.endedHow).toBe("signed_out");
  });

  it("gives the administrator no longer session than he had", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const before = await db().session.findFirstOrThrow({ where: { userId: admin.user.id } });
    const viewing = await start(admin.cookie, (await makeUser()).id);
    const back = await stop(viewing.cookie);
    const later = await db().session.findFirstOrThrow({ where: { userId: admin.user.id } });
    expect(later.expire).toEqual(before.expire);
    expect(Number(back.headers.getSetCookie()[0]?.match(/Max-Age=(\d+)/)?.[1])).toBeLessThanOrEqual(86_400);
  });
});
