import { afterEach, describe, expect, it } from "vitest";
import { endpoints } from "~/api/endpoints";
import {
  answerDeviceRequest,
  changePassword,
  endOtherSessions,
  pollDeviceSignIn,
  requestPasswordReset,
  resetPassword,
  startDeviceSignIn,
} from "~/domain/accounts";
import { after, DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, PASSWORD } from "../../setup/factories";
import { principalOf, signedInUser, VISIT } from "./callers";
import { keepMails } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

/** A terminal that the person confirmed in the browser. */
async function terminalOf(cookie: string, scopes?: string[]) {
  const start = await startDeviceSignIn({ clientName: "laptop", scopes, address: "192.0.2.9" });
  await answerDeviceRequest(await principalOf(cookie), start.userCode, "approve");
  const poll = await pollDeviceSignIn(start.deviceCode);
  if (poll.status !== "approved") throw new Error(poll.status);
  return poll.key;
}

async function organizationOf(userId: number, name: string): Promise<number> {
  const slug = `${name.toLowerCase()}-${userId}`;
  const members = { create: { userId, role: "owner" } };
  return (await db().organization.create({ data: { name, slug, members }, select: { id: true } })).id;
}

const whoIs = (key: string) => callApi("GET", "/api/auth/user", { key });
const list = (cookie: string) => callApi("GET", "/api/api-keys", { cookie });
const make = (call: { cookie?: string; key?: string }, fields: Record<string, unknown> = {}) =>
  callApi("POST", "/api/api-keys", { ...call, body: { name: "Child", scopes: ["account:read"], ...fields } });

/** Everything that says what these people may do. Others may open accounts meanwhile, as anybody may. */
function powersOf(ids: number[]) {
  const where = { userId: { in: ids } };
  return Promise.all([
    db().apiKey.findMany({ where, omit: { lastUsedAt: true, lastUsedIp: true } }),
    db().session.findMany({ where }),
    db().organizationMember.findMany({ where }),
    db().organizationInvitation.findMany(),
    db().userRole.findMany({ orderBy: { id: "asc" } }),
    db().rolePermission.findMany({ orderBy: { id: "asc" } }),
    db().userRoleAssignment.findMany({ where }),
    db().user.findMany({
      where: { id: { in: ids } },
      select: { isAdmin: true, securityStamp: true, passwordHash: true, defaultOrganizationId: true },
      orderBy: { id: "asc" },
    }),
  ]);
}

/** Shuts the account of a customer out, which ends its sessions: what programs of operators do when a bill stays open. */
const ENDS_SESSIONS = new Set(["suspendCustomer", "bulkCustomers", "startBulkOperation"]);

describe("a key", () => {
  it("of an administrator who owns an organization changes no key, member, session or role by any endpoint", async () => {
    const admin = await makeUser({ isAdmin: true });
    const organizationId = await organizationOf(admin.id, "Own");
    await db().user.update({ where: { id: admin.id }, data: { defaultOrganizationId: organizationId } });
    const colleague = await makeUser();
    await db().organizationMember.create({ data: { organizationId, userId: colleague.id, role: "viewer" } });
    const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
    const assignment = await db().userRoleAssignment.create({ data: { userId: colleague.id, roleId: role.id } });
    const key = await apiKey(admin);
    const { id: keyId } = await db().apiKey.findFirstOrThrow({ where: { userId: admin.id } });
    const rows: Record<string, number> = {
      organizations: organizationId,
      members: colleague.id,
      "api-keys": keyId,
      roles: role.id,
      assignments: assignment.id,
      customers: colleague.id,
    };
    const ids = [admin.id, colleague.id];
    const before = await powersOf(ids);
    const open: string[] = [];
    const unsafe = endpoints.filter(({ method }) => method !== "get");
    for (const declared of unsafe.filter(({ operationId }) => !ENDS_SESSIONS.has(operationId))) {
      const path = declared.path.replace(/([\w-]+)\/\{\w+\}/g, (_, kind: string) => `${kind}/${rows[kind] ?? 1}`);
      const { status } = await callApi(declared.method.toUpperCase(), path, { key, body: declared.bodyExample ?? {} });
      if (declared.changes && status !== 403) open.push(`${declared.operationId} ${status}`);
    }
    expect(open).toEqual([]);
    expect(await powersOf(ids)).toEqual(before);
  });

  it("is told what it needs instead", async () => {
    const { key } = await signedInUser();
    expect((await make({ key: await key() })).body).toMatchObject({ status: 403, code: "person_only" });
  });

  it("bound to an organization finds no other, founds none and leaves the person where they work", async () => {
    const { user, cookie } = await signedInUser();
    const bound = await organizationOf(user.id, "Bound");
    const other = await organizationOf(user.id, "Other");
    const made = await make({ cookie }, { scopes: ["account:*"], organizationId: bound });
    const key = made.body.secret;
    const { data } = (await callApi("GET", "/api/organizations", { key })).body;
    expect(data.map(({ id }: { id: number }) => id)).toEqual([bound]);
    const ids = (path: string) => path.replace("{id}", String(other)).replace(/\{\w+\}/g, "1");
    const about = endpoints.filter(({ path }) => path.startsWith("/api/organizations/{id}"));
    expect(about.length).toBeGreaterThan(8);
    for (const { method, path, bodyExample, operationId } of about) {
      const body = method === "get" ? undefined : (bodyExample ?? {});
      const { status } = await callApi(method.toUpperCase(), ids(path), { key, body });
      expect([403, 404], operationId).toContain(status);
    }
    expect((await callApi("PUT", `/api/organizations/${bound}`, { key, body: { headCount: 9 } })).status).toBe(200);
    expect((await db().organization.findUniqueOrThrow({ where: { id: other } })).name).toBe("Other");
  });

  it("bound to an organization that its person left enters no other one", async () => {
    const { user, cookie } = await signedInUser({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), DAY_MS) });
    const bound = await organizationOf(user.id, "Left");
    const stays = await organizationOf(user.id, "Stays");
    await db().user.update({ where: { id: user.id }, data: { defaultOrganizationId: stays } });
    const { secret } = (await make({ cookie }, { scopes: ["ats:read", "ats:write"], organizationId: bound })).body;
    // The chair alone: leaving by the door revokes the key as well.
    await db().organizationMember.updateMany({ where: { organizationId: bound }, data: { isActive: false } });
    expect((await callApi("GET", "/api/ats/jobs", { key: secret })).status).toBe(403);
  });

  it("bound to an organization carries no scope of administrators", async () => {
    const { user, cookie } = await signedInUser({ isAdmin: true });
    const organizationId = await organizationOf(user.id, "Admins");
    const refused = await make({ cookie }, { scopes: ["admin:read"], organizationId });
    expect(refused.body.code).toBe("scope_beyond");
    const { secret } = (await make({ cookie }, { organizationId })).body;
    await db().apiKey.updateMany({ where: { organizationId }, data: { scopes: ["admin:read", "account:read"] } });
    expect((await callApi("GET", "/api/admin/customers", { key: secret })).body.code).toBe("scope_missing");
  });

  it("says when and from where it was used last", async () => {
    const { cookie } = await signedInUser();
    const { secret } = (await make({ cookie })).body;
    await callApi("GET", "/api/auth/user", { key: secret, address: "198.51.100.4" });
    expect((await list(cookie)).body.data[0]).toMatchObject({
      kind: "key",
      lastUsedAt: expect.any(String),
      lastUsedAddress: "198.51.100.4",
    });
    shiftClock(61_000);
    await callApi("GET", "/api/auth/user", { key: secret, address: "198.51.100.5" });
    expect((await list(cookie)).body.data[0].lastUsedAddress).toBe("198.51.100.5");
  });
});

describe("a terminal that a person signed in", () => {
  it("makes and revokes keys, none beyond its own scopes and time", async () => {
    const { cookie } = await signedInUser();
    const terminal = await terminalOf(cookie, ["account:read", "account:write"]);
    const call = { key: terminal.secret };
    expect((await make(call, { scopes: ["research:read"] })).body.code).toBe("scope_beyond");
    const late = after(now(), 200 * DAY_MS).toISOString();
    expect((await make(call, { expiresAt: late })).body.fields[0].field).toBe("expiresAt");
    const child = (await make(call, { scopes: ["account:read", "account:write"] })).body;
    expect(child).toMatchObject({ kind: "key", expiresAt: terminal.expiresAt?.toISOString() });
    expect((await make({ key: child.secret })).body.code).toBe("person_only");
    expect((await callApi("DELETE", `/api/api-keys/${child.id}`, call)).status).toBe(204);
  });

  it("signs out when the person signs out elsewhere, and with a new password", async () => {
    const { user, cookie } = await signedInUser();
    const first = await terminalOf(cookie);
    const kept = (await make({ cookie })).body.secret;
    expect(await endOtherSessions(await principalOf(cookie))).toBe(1);
    expect((await whoIs(first.secret)).status).toBe(401);
    const second = await terminalOf(cookie);
    const change = { currentPassword: PASSWORD, newPassword: "another-fine-battery" };
    const changed = await changePassword(await principalOf(cookie), change, VISIT);
    expect((await whoIs(second.secret)).status).toBe(401);
    expect((await whoIs(kept)).status).toBe(200);
    const again = { currentPassword: change.newPassword, newPassword: PASSWORD, endKeys: true };
    await changePassword(await principalOf(changed.cookie.split(";")[0] ?? ""), again, VISIT);
    expect((await whoIs(kept)).status).toBe(401);
    expect(await db().apiKey.count({ where: { userId: user.id, revokedAt: null } })).toBe(0);
  });
});

describe("a reset password", () => {
  it("ends every key", async () => {
    const { user, cookie } = await signedInUser({ emailVerifiedAt: now() });
    const { secret } = (await make({ cookie })).body;
    const { token } = await requestPasswordReset(user.email, VISIT);
    await resetPassword({ token: token ?? "", password: "another-fine-battery" }, VISIT);
    expect((await whoIs(secret)).status).toBe(401);
  });
});
