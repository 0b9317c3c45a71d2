import { beforeAll, describe, expect, it } from "vitest";
import { seedPermissions } from "~/domain/access";
import { changeTemporaryPassword, confirmTemporaryPasswordByMail } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD } from "../../setup/factories";
import { signedInUser, VISIT } from "../accounts/callers";
import { keepMails, mailTo, tokenMailedTo } from "../accounts/mailbox";

useDatabase();
keepMails();
beforeAll(() => seedPermissions());

const CHOSEN = "chosen-by-staff-1";
let desk = 0;
/** Each from a place of its own: not the slow-down is tried here. */
const signIn = (email: string, password: string) => {
  desk += 1;
  return callApi("POST", "/api/auth/login", { body: { email, password }, address: `198.51.100.${desk}` });
};
const onCustomer = ({ cookie }: { cookie: string }, id: number, act: string, body: unknown = {}) =>
  callApi("POST", `/api/admin/customers/${id}/${act}`, { cookie, body });
const onCustomerByKey = (key: string, id: number, act: string, body: unknown = {}) =>
  callApi("POST", `/api/admin/customers/${id}/${act}`, { key, body });

async function staffAs(role: string) {
  const person = await signedInUser();
  const { id: roleId } = await db().userRole.findUniqueOrThrow({ where: { name: role } });
  await db().userRoleAssignment.create({ data: { userId: person.user.id, roleId } });
  return person;
}

async function ownerOfCompany() {
  const owner = await makeUser();
  await db().organization.create({
    data: { name: "Acme", slug: `acme-${owner.id}`, members: { create: { userId: owner.id, role: "owner" } } },
  });
  return owner;
}

describe("a customer manager", () => {
  it("cannot choose a customer's password, nor have one made; the old one goes on", async () => {
    const manager = await staffAs("customer_manager");
    const victim = await makeUser();
    for (const body of [{ tempPassword: CHOSEN }, {}]) {
      expect((await onCustomer(manager, victim.id, "set-temp-password", body)).status).toBe(403);
    }
    expect((await onCustomer(manager, victim.id, "impersonate")).status).toBe(403);
    expect((await signIn(victim.email, CHOSEN)).status).toBe(401);
    expect((await signIn(victim.email, PASSWORD)).status).toBe(200);
  });

  it("may reset the password, and reads nothing of the link", async () => {
    const manager = await staffAs("customer_manager");
    const victim = await makeUser();
    const answer = await onCustomer(manager, victim.id, "reset-password");
    expect(answer).toMatchObject({ status: 200, body: { message: "Password Reset Initiated" } });
    const token = await tokenMailedTo(victim.email, "password-reset");
    expect(JSON.stringify(answer.body)).not.toContain(token);
  });

  it("cannot open an account with a password of his choice, by form, file or flag", async () => {
    const { cookie } = await staffAs("customer_manager");
    const person = { email: "planted@example.com", firstName: "Pat", lastName: "Jones" };
    const body = { ...person, setTempPassword: true, tempPassword: CHOSEN };
    expect((await callApi("POST", "/api/admin/customers", { cookie, body })).status).toBe(403);
    const csv = `email,firstName,lastName,setTempPassword,tempPassword\nplanted@example.com,Pat,Jones,true,${CHOSEN}\n`;
    const imported = await callApi("POST", "/api/admin/customers/import", { cookie, body: { csv } });
    expect(imported.status).toBeLessThan(300);
    expect((await signIn("planted@example.com", CHOSEN)).status).toBe(401);
    expect(await db().user.findUnique({ where: { email: "planted@example.com" } })).toBeNull();
  });

  it("changes neither address, flags nor rights of an account with the form of its particulars", async () => {
    const { cookie } = await staffAs("customer_manager");
    const victim = await makeUser();
    const body = {
      firstName: "Dana",
      email: "mine@example.com",
      isAdmin: true,
      passwordHash: "x",
      emailVerifiedAt: null,
    };
    await callApi("PUT", `/api/admin/customers/${victim.id}`, { cookie, body });
    const after = await db().user.findUniqueOrThrow({ where: { id: victim.id } });
    const { email, isAdmin, passwordHash } = victim;
    expect(after).toMatchObject({ email, isAdmin, passwordHash });
  });
});

describe("an administrator", () => {
  it("hands over a chosen password, and the customer is told at once", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    const answer = await onCustomer(admin, customer.id, "set-temp-password", { tempPassword: CHOSEN });
    expect(answer.status).toBe(200);
    expect((await signIn(customer.email, CHOSEN)).status).toBe(423);
    expect(await mailTo(customer.email, "temporary-password-set")).not.toBeNull();
  });

  it("without a choice has one made, which stands in the customer's mail only", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const customer = await makeUser();
    const answer = await onCustomer(admin, customer.id, "set-temp-password");
    const password = (await mailTo(customer.email, "temporary-password"))?.secrets.password ?? "";
    expect(password.length).toBeGreaterThan(15);
    expect(JSON.stringify(answer.body)).not.toContain(password);
    const mail = await db().mail.findFirstOrThrow({ where: { toAddress: customer.email } });
    const shown = await callApi("GET", `/api/admin/mails/${mail.id}`, { cookie: admin.cookie });
    expect(JSON.stringify(shown.body)).not.toContain(password);
    expect((await signIn(customer.email, password)).status).toBe(423);
  });

  it("by a key chooses no password and opens no account with one", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const key = await admin.key();
    const customer = await makeUser();
    const chosen = await onCustomerByKey(key, customer.id, "set-temp-password", { tempPassword: CHOSEN });
    expect(chosen.body.code).toBe("person_only");
    const body = { email: "k@example.com", firstName: "K", lastName: "K", setTempPassword: true, tempPassword: CHOSEN };
    expect((await callApi("POST", "/api/admin/customers", { key, body })).body.code).toBe("session_only");
  });

  it("viewing as a customer chooses nobody's password", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const viewing = await onCustomer(admin, (await makeUser()).id, "impersonate");
    const other = await makeUser();
    const answer = await onCustomer({ cookie: viewing.cookie }, other.id, "set-temp-password", {
      tempPassword: CHOSEN,
    });
    expect(answer.status).toBe(403);
  });
});

describe("the owner of a company, or a colleague", () => {
  const ask = async (target: { id: number }) => {
    const admin = await signedInUser({ isAdmin: true });
    const answer = await onCustomer(admin, target.id, "set-temp-password", { tempPassword: CHOSEN });
    return { admin, answer };
  };

  it("keeps the own password until a second person confirms; the one who asked is none", async () => {
    for (const target of [await ownerOfCompany(), (await staffAs("support")).user, await makeUser({ isAdmin: true })]) {
      const { admin, answer } = await ask(target);
      expect(answer.status).toBe(202);
      expect((await signIn(target.email, CHOSEN)).status).toBe(401);
      expect((await signIn(target.email, PASSWORD)).status).toBe(200);
      expect((await onCustomer(admin, target.id, "confirm-temp-password")).body.code).toBe("second_person");
      const manager = await staffAs("customer_manager");
      expect((await onCustomer(manager, target.id, "confirm-temp-password")).status).toBe(403);
      const key = await (await signedInUser({ isAdmin: true })).key();
      expect((await onCustomerByKey(key, target.id, "confirm-temp-password")).status).toBe(403);
      expect((await signIn(target.email, CHOSEN)).status).toBe(401);
    }
  });

  it("gets it by a second administrator, once, with a mail and both names in the log", async () => {
    const owner = await ownerOfCompany();
    const { admin } = await ask(owner);
    const second = await signedInUser({ isAdmin: true });
    expect((await onCustomer(second, owner.id, "confirm-temp-password")).status).toBe(200);
    expect((await onCustomer(second, owner.id, "confirm-temp-password")).status).toBe(422);
    expect((await signIn(owner.email, CHOSEN)).status).toBe(423);
    expect(await mailTo(owner.email, "temporary-password-set")).not.toBeNull();
    const acts = await db().auditEntry.findMany({
      where: { subjectUserId: owner.id, action: { contains: "temporary" } },
      orderBy: { id: "asc" },
    });
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["customer.request_temporary_password", admin.user.id],
      ["customer.set_temporary_password", second.user.id],
    ]);
    expect(acts[1]?.detail).toMatchObject({ requestedBy: admin.user.id, confirmedBy: "administrator" });
    expect(JSON.stringify(await db().accountToken.findMany({ where: { userId: owner.id } }))).not.toContain("argon2");
  });

  it("gets it by the link in the own mailbox, once", async () => {
    const owner = await ownerOfCompany();
    await ask(owner);
    const token = await tokenMailedTo(owner.email, "temporary-password-request");
    await confirmTemporaryPasswordByMail(token, VISIT.address);
    await expect(confirmTemporaryPasswordByMail(token, VISIT.address)).rejects.toMatchObject({ code: "link_expired" });
    const { challenge } = (await signIn(owner.email, CHOSEN)).body;
    const form = { email: owner.email, newPassword: "a-quite-new-password", challenge };
    await changeTemporaryPassword(form, null, VISIT);
    expect((await signIn(owner.email, "a-quite-new-password")).status).toBe(200);
  });

  it("loses a waiting one with a reset of the password", async () => {
    const owner = await ownerOfCompany();
    await ask(owner);
    const token = await tokenMailedTo(owner.email, "temporary-password-request");
    await callApi("POST", "/api/auth/reset-password-request", { body: { email: owner.email } });
    const reset = await tokenMailedTo(owner.email, "password-reset");
    await callApi("POST", "/api/auth/reset-password", { body: { token: reset, password: "a-quite-new-password" } });
    await expect(confirmTemporaryPasswordByMail(token, VISIT.address)).rejects.toMatchObject({ code: "link_expired" });
  });
});
