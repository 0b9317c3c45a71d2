import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  assignRole,
  deleteRole,
  listRoles,
  PERMISSIONS,
  type PermissionName,
  permissionsOf,
  requirePermission,
  saveRole,
  unassignRole,
} from "~/domain/access";
import { setTemporaryPassword } from "~/domain/accounts";
import { after, DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { seedSystemRows } from "../../../prisma/seed/system-rows";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser } from "./callers";
import { keepMails } from "./mailbox";

useDatabase();
keepMails();
beforeAll(() => seedSystemRows());
afterEach(() => shiftClock(0));

const roleId = async (name: string) => (await db().userRole.findUniqueOrThrow({ where: { name } })).id;
const administrator = async () => (await signedInUser({ isAdmin: true })).principal;
async function staff(role: string, expiresAt: Date | null = null) {
  const user = await makeUser();
  await assignRole(await administrator(), { userId: user.id, roleId: await roleId(role), expiresAt });
  const cookie = await sessionCookie(await db().user.findUniqueOrThrow({ where: { id: user.id } }));
  return { user, cookie, principal: await principalOf(cookie) };
}
const refused = expect.objectContaining({ status: 403 });

describe("permissions", () => {
  it("are all an administrator's and none a customer's", async () => {
    expect((await permissionsOf(await administrator())).size).toBe(Object.keys(PERMISSIONS).length);
    expect((await permissionsOf((await signedInUser()).principal)).size).toBe(0);
    expect((await permissionsOf(await principalOf(""))).size).toBe(0);
  });

  it("let support look but not grant, and a legal editor edit law only", async () => {
    const support = (await staff("support")).principal;
    const editor = (await staff("legal_editor")).principal;
    const may = async (principal: typeof support, name: PermissionName) =>
      requirePermission(principal, name).then(
        () => true,
        () => false,
      );
    expect(await may(support, "customers:read")).toBe(true);
    expect(await may(support, "customers:grant")).toBe(false);
    expect(await may(support, "customers:impersonate")).toBe(false);
    expect(await may(editor, "law:write")).toBe(true);
    expect(await may(editor, "customers:read")).toBe(false);
  });

  it("end with the assignment to the second, with the role switched off, and when taken away", async () => {
    const { principal } = await staff("support", after(now(), DAY_MS));
    shiftClock(DAY_MS - 2000);
    expect((await permissionsOf(principal)).has("customers:read")).toBe(true);
    shiftClock(DAY_MS + 1000);
    expect((await permissionsOf(principal)).size).toBe(0);
    shiftClock(0);
    const id = await roleId("support");
    await db().userRole.update({ where: { id }, data: { isActive: false } });
    expect((await permissionsOf(principal)).size).toBe(0);
    await db().userRole.update({ where: { id }, data: { isActive: true } });
    await unassignRole(await administrator(), principal.account?.id ?? 0, id);
    expect((await permissionsOf(principal)).size).toBe(0);
  });

  it("are none while an administrator views as a member of staff", async () => {
    const { user } = await staff("support");
    const admin = await makeUser({ isAdmin: true });
    const fresh = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    expect((await permissionsOf(await principalOf(await sessionCookie(fresh, admin)))).size).toBe(0);
  });
});

describe("roles", () => {
  const form = { name: "night_shift", displayName: "Night shift", permissions: ["feedback:read"] };

  it("are made, changed by one of two editors, and removed with what they gave", async () => {
    const admin = await administrator();
    const { id } = await saveRole(admin, form);
    await expect(saveRole(admin, form)).rejects.toMatchObject({ code: "role_exists" });
    await saveRole(admin, { ...form, id, permissions: ["feedback:read", "mails:read"], version: 1 });
    await expect(saveRole(admin, { ...form, id, version: 1 })).rejects.toMatchObject({ code: "changed_elsewhere" });
    const { principal } = await staff("night_shift");
    expect([...(await permissionsOf(principal))].sort()).toEqual(["feedback:read", "mails:read"]);
    await deleteRole(admin, id);
    expect((await permissionsOf(principal)).size).toBe(0);
    await expect(deleteRole(admin, await roleId("support"))).rejects.toMatchObject({ code: "system_role" });
  });

  it("keep an operator's changes when the system rows are put in place again", async () => {
    const admin = await administrator();
    const id = await roleId("auditor");
    await saveRole(admin, { id, name: "auditor", displayName: "Revision", permissions: ["audit:read"] });
    await seedSystemRows();
    const role = (await listRoles(admin)).find((each) => each.id === id);
    expect(role).toMatchObject({ displayName: "Revision", permissions: ["audit:read"] });
  });

  it("give nobody more than the giver has", async () => {
    const admin = await administrator();
    await saveRole(admin, {
      name: "role_clerk",
      displayName: "Clerk",
      permissions: ["roles:read", "roles:write", "feedback:read"],
    });
    const clerk = (await staff("role_clerk")).principal;
    const other = await makeUser();
    await expect(
      saveRole(clerk, { name: "more", displayName: "More", permissions: ["customers:grant"] }),
    ).rejects.toMatchObject({ code: "permission_beyond" });
    await expect(assignRole(clerk, { userId: other.id, roleId: await roleId("support") })).rejects.toMatchObject({
      code: "permission_beyond",
    });
    const { id } = await saveRole(clerk, { name: "reader", displayName: "Reader", permissions: ["feedback:read"] });
    await expect(assignRole(clerk, { userId: clerk.account?.id ?? 0, roleId: id })).rejects.toMatchObject({
      code: "own_role",
    });
    await assignRole(clerk, { userId: other.id, roleId: id });
    await expect(saveRole(clerk, { name: "x", displayName: "X", permissions: ["nonsense"] })).rejects.toMatchObject({
      status: 422,
    });
  });

  it("are a way into no colleague's account", async () => {
    const manager = (await staff("customer_manager")).principal;
    const colleague = (await staff("auditor")).user;
    const admin = await makeUser({ isAdmin: true });
    for (const target of [colleague, admin]) {
      const take = setTemporaryPassword(manager, { customerId: target.id, password: "temporary-1234" });
      await expect(take).rejects.toEqual(refused);
    }
  });

  it("end the sessions of who gets or loses one", async () => {
    const { user, cookie } = await signedInUser();
    const admin = await administrator();
    const id = await roleId("analyst");
    await assignRole(admin, { userId: user.id, roleId: id });
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it("are refused to customers", async () => {
    const { principal } = await signedInUser();
    await expect(listRoles(principal)).rejects.toEqual(refused);
    await expect(saveRole(principal, form)).rejects.toEqual(refused);
    await expect(assignRole(principal, { userId: 1, roleId: 1 })).rejects.toEqual(refused);
  });
});
