import { describe, expect, it } from "vitest";
import { inviteEverybody } from "~/domain/people/account/invite";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { keepMails, tokenMailedTo } from "../accounts/mailbox";
import { added, type Caller, call, joinCompany, makeCompany, memberOf } from "./company";

useDatabase();
keepMails();

let count = 0;
/** An address that nobody had before. */
const address = (): string => {
  count += 1;
  return `ana.silva${count}@miller.example.com`;
};

const accept = ({ cookie }: Pick<Caller, "cookie">, token: string) =>
  callApi("POST", "/api/organizations/invitations/accept", { cookie, body: { token } });

const accountFor = async (email: string): Promise<Caller> => {
  const user = await makeUser({ email });
  return { cookie: await sessionCookie(user), userId: user.id };
};

describe("an employee's sign-in", () => {
  it("comes by the mailed link and the account of the mailed address, and opens their own record and no other", async () => {
    const mailbox = address();
    const owner = await makeCompany();
    const other = await added(owner);
    const ana = await added(owner, { email: mailbox });
    expect((await call(owner, "GET", `employees/${ana}`)).body.account).toMatchObject({ state: "none", email: null });
    const sent = await call(owner, "POST", `employees/${ana}/invitation`, {});
    expect(sent).toMatchObject({ status: 201, body: { email: mailbox } });
    expect((await call(owner, "GET", `employees/${ana}`)).body.account).toMatchObject({
      state: "invited",
      email: mailbox,
    });
    const person = await accountFor(mailbox);
    const joined = await accept(person, await tokenMailedTo(mailbox, "employee-invitation"));
    expect(joined).toMatchObject({ status: 200, body: { organizationId: owner.organizationId, employeeId: ana } });
    const own = await call(person, "GET", `employees/${ana}`);
    expect(own.body).toMatchObject({
      isSelf: true,
      pay: { amount: 2_500 },
      account: { state: "connected", email: mailbox },
    });
    expect((await call(person, "GET", `employees/${other}`)).body.pay).toBeUndefined();
    expect(await callApi("GET", "/api/ats/candidates", { cookie: person.cookie })).toMatchObject({ status: 402 });
    expect((await accept(person, await tokenMailedTo(mailbox, "employee-invitation"))).status).toBe(404);
  });

  it("is never made by an address that merely reads the same, nor by a link in other hands", async () => {
    const mailbox = address();
    const owner = await makeCompany();
    const ana = await added(owner, { email: mailbox });
    // Somebody has an account of this address and a seat here: that alone connects nothing.
    const namesake = await accountFor(mailbox);
    await db().organizationMember.create({
      data: { organizationId: owner.organizationId, userId: namesake.userId, role: null, hrRole: "employee" },
    });
    await db().user.update({
      where: { id: namesake.userId },
      data: { defaultOrganizationId: owner.organizationId },
    });
    expect((await call(namesake, "GET", `employees/${ana}`)).body).toMatchObject({ isSelf: false });
    await call(owner, "POST", `employees/${ana}/invitation`, {});
    const token = await tokenMailedTo(mailbox, "employee-invitation");
    const finder = await accountFor(address());
    expect(await accept(finder, token)).toMatchObject({ status: 403, body: { code: "other_address" } });
    expect((await accept(namesake, token)).body).toMatchObject({ employeeId: ana });
    expect((await call(namesake, "GET", `employees/${ana}`)).body).toMatchObject({ isSelf: true });
  });

  it("adds the record to the seat of who hires here already, and takes no role away", async () => {
    const mailbox = address();
    const owner = await makeCompany();
    const ana = await added(owner, { email: mailbox });
    const recruiter = await accountFor(mailbox);
    await db().organizationMember.create({
      data: { organizationId: owner.organizationId, userId: recruiter.userId, role: "recruiter", hrRole: null },
    });
    await call(owner, "POST", `employees/${ana}/invitation`, {});
    expect((await accept(recruiter, await tokenMailedTo(mailbox, "employee-invitation"))).status).toBe(200);
    const seat = await db().organizationMember.findFirstOrThrow({ where: { userId: recruiter.userId } });
    expect(seat).toMatchObject({ role: "recruiter", hrRole: "employee", isActive: true });
  });

  it("is one account for one record: a second is refused on both sides until HR disconnects", async () => {
    const mailbox = address();
    const owner = await makeCompany();
    const ana = await added(owner, { email: mailbox });
    const twin = await added(owner, { email: address(), personalEmail: mailbox });
    const person = await accountFor(mailbox);
    await call(owner, "POST", `employees/${ana}/invitation`, {});
    await accept(person, await tokenMailedTo(mailbox, "employee-invitation"));
    expect(await call(owner, "POST", `employees/${ana}/invitation`, {})).toMatchObject({
      status: 409,
      body: { code: "already_connected" },
    });
    await call(owner, "POST", `employees/${twin}/invitation`, { to: "personal" });
    const token = await tokenMailedTo(mailbox, "employee-invitation");
    expect(await accept(person, token)).toMatchObject({ status: 409, body: { code: "other_record" } });
    expect((await call(owner, "DELETE", `employees/${ana}/account`)).status).toBe(204);
    expect((await call(person, "GET", `employees/${ana}`)).body).toMatchObject({ isSelf: false });
    expect((await accept(person, token)).body).toMatchObject({ employeeId: twin });
    expect(await call(owner, "DELETE", `employees/${ana}/account`)).toMatchObject({ status: 409 });
  });

  it("refuses drafts of the address, a second link, a withdrawn and an old one, and who is no HR", async () => {
    const mailbox = address();
    const owner = await makeCompany();
    const ana = await added(owner, { email: mailbox });
    const viewer = await joinCompany(owner.organizationId, "hr_viewer");
    expect((await call(viewer, "POST", `employees/${ana}/invitation`, {})).status).toBe(403);
    expect((await call(viewer, "GET", "employees?account=none")).status).toBe(403);
    expect(await call(owner, "POST", `employees/${ana}/invitation`, { to: "personal" })).toMatchObject({ status: 422 });
    expect(await call(owner, "POST", `employees/${ana}/invitation`, { to: "somewhere" })).toMatchObject({
      status: 422,
    });
    expect((await call(owner, "POST", "employees/999999/invitation", {})).status).toBe(404);
    expect((await call(owner, "DELETE", `employees/${ana}/invitation`)).status).toBe(404);
    await call(owner, "POST", `employees/${ana}/invitation`, {});
    const first = await tokenMailedTo(mailbox, "employee-invitation");
    await call(owner, "POST", `employees/${ana}/invitation`, {});
    const second = await tokenMailedTo(mailbox, "employee-invitation");
    const person = await accountFor(mailbox);
    expect((await accept(person, first)).status).toBe(404);
    shiftClock(15 * DAY_MS);
    expect(
      (
        await accept(
          { cookie: await sessionCookie(await db().user.findFirstOrThrow({ where: { email: mailbox } })) },
          second,
        )
      ).status,
    ).toBe(404);
    shiftClock(0);
    expect((await call(owner, "DELETE", `employees/${ana}/invitation`)).status).toBe(204);
    expect((await accept(person, second)).status).toBe(404);
    const another = await makeCompany();
    expect((await call(another, "POST", `employees/${ana}/invitation`, {})).status).toBe(404);
  });

  it("can be offered to everybody who has none, each once, and the directory says who is where", async () => {
    const owner = await makeCompany();
    const first = await added(owner);
    await added(owner);
    await joinCompany(owner.organizationId, "employee", first);
    const asked = async (state: string) => (await call(owner, "GET", `employees?account=${state}`)).body.data.length;
    expect([await asked("none"), await asked("invited"), await asked("connected")]).toEqual([1, 0, 1]);
    expect(await inviteEverybody(await memberOf(owner))).toEqual({ invited: 1, left: 0, failed: [] });
    expect([await asked("none"), await asked("invited"), await asked("connected")]).toEqual([0, 1, 1]);
    expect((await call(owner, "POST", "invitations")).body).toEqual({ invited: 0, left: 0, failed: [] });
  });
});
