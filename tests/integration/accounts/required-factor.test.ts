import type { AppLoadContext } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "~/api/endpoints";
import * as ats from "~/app/routes/hiring/ats";
import * as jobs from "~/app/routes/hiring/jobs/ats.jobs._index";
import * as employees from "~/app/routes/people/employees/hris.employees._index";
import * as hris from "~/app/routes/people/hris";
import { accessOf, isAdministrator, permissionsOf } from "~/domain/access";
import {
  askSecondFactor,
  confirmApp,
  createAdministrator,
  ensureOrganization,
  readOrganization,
  removeFactorsOf,
  startApp,
  switchOrganization,
} from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { forget } from "~/platform/once";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { MATRIX } from "../authorization/matrix";
import { principalOf, signedInUser, VISIT } from "./callers";
import { codeOf, giveFactor } from "./factor";
import { keepMails, mailTo } from "./mailbox";

useDatabase();
keepMails();

/** The session of somebody with a factor, after the second step. */
async function complete(user: { id: number; securityStamp: number }) {
  const cookie = await sessionCookie(user);
  await db().session.updateMany({ where: { userId: user.id }, data: { secondFactorAt: new Date() } });
  return cookie;
}

describe("where administrators and staff need a second step", () => {
  beforeAll(() => {
    process.env.SECOND_FACTOR = "staff";
    forget("config");
  });
  afterAll(() => {
    delete process.env.SECOND_FACTOR;
    forget("config");
  });

  it("an administrator without one is anybody else at every endpoint of administrators", async () => {
    const user = await makeUser({ isAdmin: true });
    const callers = [{ cookie: await sessionCookie(user) }, { key: await apiKey(user) }];
    const ofStaff = endpoints.filter(({ who, permission }) => who === "admin" || permission);
    expect(ofStaff.length).toBeGreaterThan(20);
    const open: string[] = [];
    for (const [turn, { operationId, method, path }] of ofStaff.entries()) {
      for (const caller of callers) {
        const body = method === "get" ? undefined : {};
        const call = { ...caller, body, address: `198.51.100.${turn % 250}` };
        const answer = await callApi(method.toUpperCase(), path.replace(/\{\w+\}/g, "999999999"), call);
        if (answer.status !== 403) open.push(`${operationId} ${answer.status}`);
        else if (caller.cookie) expect(answer.body.code, operationId).toBe("second_factor_owed");
        expect(MATRIX[operationId]?.user, operationId).toBe(403);
      }
    }
    expect(open).toEqual([]);
  });

  it("neither the flag nor a role opens anything until it is set up, and then the session goes on", async () => {
    const { user, cookie, principal } = await signedInUser({ isAdmin: true });
    expect(principal.secondFactor).toBe("owed");
    expect(isAdministrator(principal)).toBe(false);
    expect((await permissionsOf(principal)).size).toBe(0);
    expect(accessOf(principal, "research").allowed).toBe(false);
    const { secret } = await startApp(principal, PASSWORD);
    await confirmApp(principal, { code: codeOf(secret), name: "Telephone" }, VISIT);
    const after = await principalOf(cookie);
    expect(after).toMatchObject({ secondFactor: "free", account: { id: user.id } });
    expect(isAdministrator(after)).toBe(true);
  });

  it("members of staff owe it too, customers do not", async () => {
    const { user, cookie, principal } = await signedInUser();
    expect(principal.secondFactor).toBe("free");
    const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
    await db().userRoleAssignment.create({ data: { userId: user.id, roleId: role.id } });
    expect((await principalOf(cookie)).secondFactor).toBe("owed");
    expect((await permissionsOf(await principalOf(cookie))).size).toBe(0);
  });

  it("makes no key of administrators meanwhile", async () => {
    const { cookie } = await signedInUser({ isAdmin: true });
    const body = { name: "Way around", scopes: ["admin:read"] };
    expect((await callApi("POST", "/api/keys", { cookie, body })).status).not.toBe(201);
    expect(await db().apiKey.count({ where: { name: "Way around" } })).toBe(0);
  });
});

describe("an organization that asks it of its members", () => {
  async function asking() {
    const owner = await makeUser();
    await giveFactor(owner);
    const { id } = await db().organization.create({
      data: {
        name: "Miller Bakeries",
        slug: `miller-${owner.id}`,
        members: { create: { userId: owner.id, role: "owner" } },
      },
    });
    await db().user.update({ where: { id: owner.id }, data: { defaultOrganizationId: id } });
    const member = await makeUser({ defaultOrganization: { connect: { id } } });
    await db().organizationMember.create({ data: { organizationId: id, userId: member.id, role: "admin" } });
    const principal = await principalOf(await complete(owner));
    return { id, owner: principal, member };
  }

  it("gives no seat to a member without one, by browser or key, until it is set up", async () => {
    const { id, owner, member } = await asking();
    const cookie = await sessionCookie(member);
    expect((await principalOf(cookie)).seat?.organizationId).toBe(id);
    await askSecondFactor(owner, id, true);
    const principal = await principalOf(cookie);
    expect(principal).toMatchObject({ seat: null, secondFactor: "owed" });
    const owed = expect.objectContaining({ status: 403, code: "second_factor_owed" });
    await expect(readOrganization(principal, id)).rejects.toEqual(owed);
    await expect(switchOrganization(principal, id)).rejects.toEqual(owed);
    await expect(ensureOrganization(principal)).rejects.toEqual(owed);
    const key = await apiKey(member);
    expect((await callApi("GET", `/api/organizations/${id}/members`, { key })).body.code).toBe("second_factor_owed");
    const { secret } = await startApp(principal, PASSWORD);
    await confirmApp(principal, { code: codeOf(secret), name: "Telephone" }, VISIT);
    expect((await principalOf(cookie)).seat?.organizationId).toBe(id);
    expect((await callApi("GET", `/api/organizations/${id}/members`, { key })).status).toBe(200);
  });

  it("is said of hiring and people as well, by every door and before any plan: what the owner bought waits with the seat", async () => {
    const { id, owner, member } = await asking();
    const paid = { hrisAccessLevel: "monthly", atsAccessLevel: "monthly" };
    const until = { hrisAccessExpiry: new Date("2099-01-01"), atsAccessExpiry: new Date("2099-01-01") };
    await db().user.update({ where: { id: owner.account?.id ?? 0 }, data: { ...paid, ...until } });
    await askSecondFactor(owner, id, true);
    const cookie = await sessionCookie(member);
    for (const caller of [{ cookie }, { key: await apiKey(member) }])
      for (const path of ["/api/people/employees", "/api/ats/jobs"])
        expect(await callApi("GET", path, caller), path).toMatchObject({
          status: 403,
          body: { code: "second_factor_owed" },
        });
    const screens = { "/hris": hris, "/hris/employees": employees, "/ats": ats, "/ats/jobs": jobs };
    for (const [path, { loader }] of Object.entries(screens)) {
      const request = new Request(`http://localhost${path}`, { headers: { cookie } });
      const context = { address: "203.0.113.7" } as AppLoadContext;
      const answer = await loader({ request, context, params: {} }).then(
        () => "shown",
        (thrown: Response) => thrown.headers.get("location"),
      );
      expect(answer, path).toBe(`/profile/sign-in?${new URLSearchParams({ returnTo: path })}`);
    }
  });

  it("is asked by the owner alone, who goes first", async () => {
    const { id, owner, member } = await asking();
    await expect(askSecondFactor(await principalOf(await sessionCookie(member)), id, true)).rejects.toMatchObject({
      status: 403,
    });
    await db().secondFactor.deleteMany({ where: { userId: owner.account?.id ?? 0 } });
    await expect(askSecondFactor(owner, id, true)).rejects.toMatchObject({ code: "no_second_factor" });
  });
});

describe("an administrator's removal", () => {
  it("is audited, told to the customer, and ends sessions in which only the password was right", async () => {
    const { principal: admin } = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    await giveFactor(customer);
    const asked = await sessionCookie(customer);
    await removeFactorsOf(admin, customer.id, VISIT);
    expect((await principalOf(asked)).account).toBeNull();
    expect((await mailTo(customer.email, "second-factor-changed"))?.data).toMatchObject({
      change: "removed_by_administrator",
    });
    const action = "customer.remove_second_factor";
    expect(await db().auditEntry.count({ where: { action, subjectUserId: customer.id } })).toBe(1);
    await expect(removeFactorsOf(admin, customer.id, VISIT)).rejects.toMatchObject({ status: 409 });
  });

  it("is for administrators, and not for their equals", async () => {
    const { principal: admin } = await signedInUser({ isAdmin: true });
    const colleague = await makeUser({ isAdmin: true });
    await giveFactor(colleague);
    await expect(removeFactorsOf(admin, colleague.id, VISIT)).rejects.toMatchObject({ code: "staff_account" });
    const { user, principal } = await signedInUser();
    await expect(removeFactorsOf(principal, user.id, VISIT)).rejects.toMatchObject({ status: 403 });
    expect(await db().secondFactor.count({ where: { userId: colleague.id } })).toBe(1);
  });

  it("is left to whoever may type at the server, for a colleague who has lost everything", async () => {
    const colleague = await makeUser({ isAdmin: true });
    await giveFactor(colleague);
    await createAdministrator(colleague.email, "a-quite-new-password");
    expect(await db().secondFactor.count({ where: { userId: colleague.id } })).toBe(0);
  });
});
