import { beforeAll, describe, expect, it } from "vitest";
import { seedPermissions } from "~/domain/access";
import { DAY_MS, after as later, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { MARKED, subjectIn } from "~/platform/personal/marks";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser } from "../accounts/callers";

useDatabase();

let admin: string;
let support: string;
beforeAll(async () => {
  await seedPermissions();
  admin = (await signedInUser({ isAdmin: true })).cookie;
  const { user, cookie } = await signedInUser();
  const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
  await db().userRoleAssignment.create({ data: { userId: user.id, roleId: role.id } });
  support = cookie;
});

const call = (method: string, path: string, body?: unknown, cookie = admin) =>
  callApi(method, `/api/admin/${path}`, { cookie, body });
const row = (id: number) => db().user.findUniqueOrThrow({ where: { id } });
const lastAct = (id: number) =>
  db().auditEntry.findFirstOrThrow({ where: { subjectUserId: id }, orderBy: { id: "desc" } });

describe("access", () => {
  it("is set with an end of day, is written to the audit log, and holds at once", async () => {
    const { user, cookie } = await signedInUser();
    const date = later(now(), 40 * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const answer = await call("PUT", `customers/${user.id}/access`, { accessLevel: "monthly", accessExpiry: date });
    expect(answer).toMatchObject({ status: 200, body: { message: "Access Updated" } });
    expect((await principalOf(cookie)).account).toMatchObject({ accessLevel: "monthly", accessSource: "admin" });
    expect(await lastAct(user.id)).toMatchObject({ action: "customer.access", before: { level: "none" } });
  });

  it.each([
    ["trial", 30 * 60_000],
    ["daily", DAY_MS],
    ["monthly", 30 * DAY_MS],
  ])("%s without a date lasts as long as its name says", async (accessLevel, ms) => {
    const { id } = await makeUser();
    await call("PUT", `customers/${id}/access`, { accessLevel, accessExpiry: "" });
    const { accessExpiry } = await row(id);
    expect(Math.abs((accessExpiry?.getTime() ?? 0) - now().getTime() - ms)).toBeLessThan(10_000);
  });

  it("refuses yesterday, no level, an unknown customer and one who is none", async () => {
    const { id } = await makeUser();
    const yesterday = later(now(), -2 * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const past = await call("PUT", `customers/${id}/access`, { accessLevel: "daily", accessExpiry: yesterday });
    expect(past).toMatchObject({ status: 422, body: { message: "Expiry date cannot be earlier than today" } });
    const none = await call("PUT", `customers/${id}/access`, {});
    expect(none).toMatchObject({ status: 422, body: { message: "Please select an access level" } });
    expect((await call("PUT", "customers/999999/access", { accessLevel: "daily" })).status).toBe(404);
    expect((await call("PUT", "customers/abc/access", { accessLevel: "daily" })).status).toBe(404);
  });

  it("of hiring, people and benefits is granted and revoked, people with at least one employee", async () => {
    const { id } = await makeUser();
    await call("POST", `customers/${id}/grant-ats`, { customerId: id, accessLevel: "annual" });
    await call("POST", `customers/${id}/grant-hris`, { accessLevel: "monthly", employeeCount: 0 });
    await call("POST", `customers/${id}/grant-benefits`, { accessLevel: "unlimited" });
    expect(await row(id)).toMatchObject({
      atsAccessLevel: "annual",
      hrisAccessLevel: "monthly",
      hrisEmployeeCount: 1,
      hrisPricingModel: "per-employee",
      benefitsAccessLevel: "unlimited",
      benefitsAccessExpiry: null,
    });
    await call("POST", `customers/${id}/revoke-ats`);
    await call("POST", `customers/${id}/revoke-hris`);
    expect(await row(id)).toMatchObject({ atsAccessLevel: "none", atsAccessExpiry: null, hrisAccessLevel: "none" });
  });
});

describe("two administrators on one customer", () => {
  it("the second of two at the same moment is told that somebody was faster", async () => {
    const { id, version } = await makeUser();
    const both = await Promise.all(
      ["daily", "monthly"].map((accessLevel) => call("PUT", `customers/${id}/access`, { accessLevel, version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.body.version;
    expect(winner).toBe(version + 1);
    expect((await row(id)).version).toBe(version + 1);
    const late = await call("PUT", `customers/${id}`, { firstName: "Late", version });
    expect(late).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
    expect((await row(id)).firstName).toBe("Dana");
  });
});

describe("suspension", () => {
  it("ends sessions and keys at once, and reactivation lets in again", async () => {
    const { user, cookie, key } = await signedInUser();
    const secret = await key();
    expect((await call("POST", `customers/${user.id}/suspend`, { reason: "Chargeback" })).status).toBe(200);
    expect((await principalOf(cookie)).account).toBeNull();
    expect((await callApi("GET", "/api/auth/user", { key: secret })).status).toBe(401);
    expect((await call("POST", `customers/${user.id}/suspend`, {})).status).toBe(409);
    expect((await call("POST", `customers/${user.id}/reactivate`, {})).status).toBe(200);
    expect((await callApi("GET", "/api/auth/user", { key: secret })).status).toBe(200);
  });

  it("of oneself is refused", async () => {
    const self = await signedInUser({ isAdmin: true });
    expect((await call("POST", `customers/${self.user.id}/suspend`, {}, self.cookie)).status).toBe(422);
  });
});

describe("sign-in of a customer", () => {
  it("ends everywhere by force logout", async () => {
    const { user, cookie } = await signedInUser();
    expect((await call("POST", `customers/${user.id}/force-logout`)).status).toBe(200);
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it("with a temporary password answers 423; the password needs eight characters", async () => {
    const { id, email } = await makeUser();
    const short = await call("POST", `customers/${id}/set-temp-password`, { tempPassword: "short" });
    expect(short.body.message).toBe("Temporary password must be at least 8 characters long");
    await call("POST", `customers/${id}/set-temp-password`, { tempPassword: "winter-apples", expiry: "" });
    const signIn = await callApi("POST", "/api/auth/login", { body: { email, password: "winter-apples" } });
    expect(signIn.status).toBe(423);
  });

  it("by a reset link is mailed", async () => {
    const { id, email } = await makeUser();
    expect((await call("POST", `customers/${id}/reset-password`)).body.message).toBe("Password Reset Initiated");
    expect(await db().mail.count({ where: { toAddress: email, template: "password-reset" } })).toBe(1);
  });
});

describe("a new customer", () => {
  const person = { email: "New.Person@Example.com", firstName: "Zoë", lastName: "O'Neil 李" };

  it("gets an account, access by duration and a link to choose a password", async () => {
    const made = await call("POST", "customers", {
      ...person,
      accessLevel: "monthly",
      accessDuration: "90",
      atsAccessLevel: "active",
      hrisAccessLevel: "monthly",
      hrisEmployeeCount: 12,
    });
    expect(made).toMatchObject({ status: 201, body: { message: "Customer Added", email: "new.person@example.com" } });
    const saved = await row(made.body.id);
    expect(saved).toMatchObject({ firstName: "Zoë", lastName: "O'Neil 李", hrisEmployeeCount: 12, passwordHash: null });
    expect(Math.round(((saved.accessExpiry?.getTime() ?? 0) - now().getTime()) / DAY_MS)).toBe(90);
    const [mail] = await db().mail.findMany({ where: { toAddress: saved.email } });
    expect(mail).toMatchObject({ template: "customer-invitation" });
    expect(JSON.stringify(mail?.data)).not.toContain("token=");
    expect((await call("POST", "customers", person)).status).toBe(409);
  });

  it.each([
    [{}, "Email, first name, and last name are required"],
    [{ email: "x@example.com", firstName: " ", lastName: "B" }, "Email, first name, and last name are required"],
    [{ ...person, email: "not an address" }, "Invalid email address"],
    [
      { ...person, email: "t@example.com", setTempPassword: true, tempPassword: "short" },
      "Temporary password must be at least 8 characters long",
    ],
    [{ ...person, email: "l@example.com", firstName: "x".repeat(101) }, "First name must be at most 100 characters"],
    [
      { ...person, email: "e@example.com", accessLevel: "daily", accessDuration: "custom", accessExpiry: "2020-01-01" },
      "Expiry date cannot be earlier than today",
    ],
  ])("is refused when %j", async (body, message) => {
    expect(await call("POST", "customers", body)).toMatchObject({ status: 422, body: { message } });
  });
});

describe("a note", () => {
  it("is kept with its author, leaves no text in the log, and can go", async () => {
    const { id } = await makeUser();
    const { body } = await call("POST", `customers/${id}/notes`, { body: "Prefers invoices by post" });
    const notes = await call("GET", `customers/${id}/notes`, undefined, support);
    expect(notes.body).toMatchObject([{ body: "Prefers invoices by post", author: expect.stringContaining("Miller") }]);
    expect(JSON.stringify((await lastAct(id)).detail ?? {})).not.toContain("invoices");
    expect((await call("DELETE", `customers/${id}/notes/${body.id}`)).status).toBe(204);
    expect((await call("DELETE", `customers/${id}/notes/${body.id}`)).status).toBe(404);
  });
});

describe("texts of any length and script", () => {
  const long = (count: number) => "長".repeat(count);
  it.each([
    ["PUT", "", { lastName: long(101) }, "Last name must be at most 100 characters"],
    ["PUT", "", { phoneNumber: "5".repeat(21) }, "Phone number must be at most 20 characters"],
    ["PUT", "", { mailingAddress: long(501) }, "Mailing address must be at most 500 characters"],
    ["POST", "/notes", { body: long(5001) }, "A note has at most 5,000 characters"],
    ["POST", "/notify", { subject: long(201), message: "x" }, "Subject must be at most 200 characters"],
    ["POST", "/notify", { subject: "x", message: long(10_001) }, "Message must be at most 10,000 characters"],
    ["POST", "/notify", { subject: "a\nBcc: all@example.com", message: "x" }, "Subject must be one line"],
    ["POST", "/suspend", { reason: long(501) }, "Reason must be at most 500 characters"],
    [
      "POST",
      "/set-temp-password",
      { tempPassword: "x".repeat(129) },
      "Temporary password must be at most 128 characters long",
    ],
  ])("%s %s refuses what is too long, in its field's words (%#)", async (method, path, body, said) => {
    const { id } = await makeUser();
    const answer = await call(method, `customers/${id}${path}`, body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain(said);
  });

  it("are kept as they were typed, without what nobody can see or store", async () => {
    const { id, email } = await makeUser();
    const name = { firstName: "أحمد 👩🏽‍💼", lastName: "O\u2019Bri\u200ben\u202e Ωμέγα" };
    expect((await call("PUT", `customers/${id}`, name)).status).toBe(200);
    expect(await row(id)).toMatchObject({ firstName: "أحمد 👩🏽‍💼", lastName: "O’Bri en Ωμέγα" });
    const note = await call("POST", `customers/${id}/notes`, { body: "=cmd|' /C calc'!A0 <img src=x>\n終" });
    expect(note.status).toBe(201);
    const notice = { subject: "Ваш план 🎉", message: "Zeile 1\nZeile 2" };
    expect((await call("POST", `customers/${id}/notify`, notice)).status).toBe(200);
    expect(await db().mail.count({ where: { toAddress: email, subject: "Ваш план 🎉" } })).toBe(1);
    for (const body of ["a\u0000b", "half \ud83d"]) {
      expect((await call("POST", `customers/${id}/notes`, { body })).status).toBe(400);
    }
    const listed = await call("GET", `customers?limit=5&search=${encodeURIComponent("ΩΜΈΓΑ")}`);
    expect(listed.body.data).toMatchObject([{ id }]);
  });
});

describe("a privacy export", () => {
  it("holds what is stored about the person, and nothing that opens the account", async () => {
    const { user } = await signedInUser({ firstName: "Export" });
    await db().purchase.create({ data: { userId: user.id, serviceType: "daily", amount: 499 } });
    const { body, status } = await call("POST", `customers/${user.id}/export-data`);
    expect(status).toBe(200);
    expect(body.records.users).toMatchObject([{ firstName: "Export" }]);
    expect(body.records.purchase_history).toMatchObject([{ amount: 499 }]);
    expect(JSON.stringify(body)).not.toMatch(/Hash"|"sid"|"sess"|Token"|argon2/);
    expect((await lastAct(user.id)).action).toBe("customer.export_data");
  });

  it("forgets no table that knows whose row it is", async () => {
    const known = await db().$queryRaw<{ name: string }[]>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'converted_user_id') order by 1`;
    // A record in people, with its own export.
    const elsewhere = ["employees"];
    const declared = MARKED.filter((marked) => subjectIn(marked, "user")).map(({ table }) => table);
    expect(known.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual(elsewhere);
  });
});

describe("staff", () => {
  it("of the support role look and grant nothing, and colleagues stay out of a manager's reach", async () => {
    const { id } = await makeUser();
    expect((await call("GET", `customers/${id}`, undefined, support)).status).toBe(200);
    expect((await call("PUT", `customers/${id}/access`, { accessLevel: "daily" }, support)).status).toBe(403);
    const manager = await signedInUser();
    const role = await db().userRole.findUniqueOrThrow({ where: { name: "customer_manager" } });
    await db().userRoleAssignment.create({ data: { userId: manager.user.id, roleId: role.id } });
    const boss = await makeUser({ isAdmin: true });
    const grant = await call("PUT", `customers/${boss.id}/access`, { accessLevel: "daily" }, manager.cookie);
    expect(grant).toMatchObject({ status: 403, body: { code: "staff_account" } });
    expect((await call("PUT", `customers/${id}/access`, { accessLevel: "daily" }, manager.cookie)).status).toBe(200);
  });

  it("whose role ended in the middle of the work is refused with the next act", async () => {
    const { user, cookie } = await signedInUser();
    const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
    const expiresAt = later(now(), 60_000);
    await db().userRoleAssignment.create({ data: { userId: user.id, roleId: role.id, expiresAt } });
    expect((await call("GET", "customers?limit=1", undefined, cookie)).status).toBe(200);
    shiftClock(120_000);
    expect((await call("GET", "customers?limit=1", undefined, cookie)).status).toBe(403);
    shiftClock(0);
  });

  it("who view as a customer can do nothing of it", async () => {
    const boss = await makeUser({ isAdmin: true });
    const cookie = await sessionCookie(await makeUser(), boss);
    const { id } = await makeUser();
    expect((await call("GET", "customers", undefined, cookie)).status).toBe(403);
    expect((await call("POST", `customers/${id}/suspend`, {}, cookie)).status).toBe(403);
    expect((await call("POST", "customers", {}, cookie)).status).toBe(403);
  });
});
