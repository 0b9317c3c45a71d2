import { afterEach, describe, expect, it } from "vitest";
import { INTENT } from "~/app/forms/intents";
import { action as foundingAction } from "~/app/routes/account/organizations._index";
import { formToken } from "~/app/server/sent-once.server";
import { accessOf } from "~/domain/access";
import { ensureOrganization, finishClosures } from "~/domain/accounts";
import { after, DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf, sentForm, signedInUser } from "./callers";
import { keepMails, mailTo, tokenMailedTo } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const ORGANIZATIONS = "/api/organizations";
const found = async (columns = {}) => {
  const owner = await signedInUser(columns);
  const { body } = await callApi("POST", ORGANIZATIONS, { cookie: owner.cookie, body: { name: "Miller Bakeries" } });
  return { ...owner, id: body.id as number, path: `${ORGANIZATIONS}/${body.id}` };
};
type Owner = Awaited<ReturnType<typeof found>>;
const invite = ({ path, cookie }: { path: string; cookie: string }, email: string, role = "recruiter") =>
  callApi("POST", `${path}/invitations`, { cookie, body: { email, role } });
const accept = (cookie: string, token: string) =>
  callApi("POST", `${ORGANIZATIONS}/invitations/accept`, { cookie, body: { token } });
async function join(owner: Owner, role = "recruiter") {
  const member = await signedInUser();
  await invite(owner, member.user.email, role);
  await accept(member.cookie, await tokenMailedTo(member.user.email, "organization-invitation"));
  return { ...member, path: owner.path };
}
const rolesIn = async (id: number) => {
  const members = await db().organizationMember.findMany({ where: { organizationId: id, isActive: true } });
  return members.map(({ userId, role }) => [userId, role] as const);
};

describe("organizations", () => {
  it("are founded by their owner, who works in them from then on", async () => {
    const { cookie, id, path } = await found();
    expect((await callApi("GET", path, { cookie })).body).toMatchObject({
      id,
      role: "owner",
      isCurrent: true,
      version: 1,
    });
    expect((await principalOf(cookie)).seat).toMatchObject({ organizationId: id, role: "owner" });
  });

  it("are not there for strangers, on any path", async () => {
    const { path } = await found();
    const { cookie, user } = await signedInUser();
    const calls: [string, string, unknown?][] = [
      ["GET", ""],
      ["PUT", "", { name: "Mine now" }],
      ["GET", "/members"],
      ["PUT", `/members/${user.id}`, { role: "admin" }],
      ["DELETE", `/members/${user.id}`],
      ["GET", "/invitations"],
      ["POST", "/invitations", { email: "x@example.com", role: "admin" }],
      ["DELETE", "/invitations/1"],
      ["POST", "/switch"],
      ["POST", "/leave"],
      ["POST", "/close"],
      ["POST", "/reopen"],
      ["POST", "/transfer", { userId: user.id }],
    ];
    for (const [method, tail, body] of calls) {
      expect((await callApi(method, path + tail, { cookie, body })).status, `${method} ${tail}`).toBe(404);
    }
  });

  it("are made once at the first use of hiring, also when ten screens load at once", async () => {
    const { user, principal } = await signedInUser();
    const seats = await Promise.all(Array.from({ length: 10 }, () => ensureOrganization(principal)));
    expect(new Set(seats.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(seats[0]?.organizationName).toMatch(/^Dana Miller\d+'s organization$/);
    expect(await db().organizationMember.count({ where: { userId: user.id } })).toBe(1);
  });

  it("are changed by owners and admins, and by one of two editors of the same version", async () => {
    const owner = await found();
    const recruiter = await join(owner);
    const change = (cookie: string, body: unknown) => callApi("PUT", owner.path, { cookie, body });
    expect((await change(recruiter.cookie, { name: "Mine" })).status).toBe(403);
    expect((await change(owner.cookie, { headCount: 55, version: 1 })).body).toMatchObject({
      headCount: 55,
      version: 2,
    });
    expect((await change(owner.cookie, { headCount: 60, version: 1 })).body.code).toBe("changed_elsewhere");
    expect((await change(owner.cookie, { timeZone: "Mars/Olympus" })).status).toBe(422);
    expect((await change(owner.cookie, { website: "javascript:alert(1)" })).status).toBe(422);
  });

  it("are founded once per Idempotency-Key", async () => {
    const { cookie, user } = await signedInUser();
    const call = { cookie, body: { name: "Once" }, headers: { "idempotency-key": "found-1" } };
    const first = await callApi("POST", ORGANIZATIONS, call);
    const second = await callApi("POST", ORGANIZATIONS, call);
    expect(second.body).toEqual(first.body);
    expect(await db().organizationMember.count({ where: { userId: user.id } })).toBe(1);
  });

  it("are founded once by a form that is sent three times, and again by the form of the next page", async () => {
    const { cookie, user } = await signedInUser();
    const send = (token: string, name: string) => {
      const fields: [string, string][] = [
        ["intent", INTENT.createOrganization],
        ["name", name],
      ];
      return foundingAction(sentForm(cookie, "/organizations", token, fields)) as Promise<Response>;
    };
    const token = formToken();
    const [first, second] = await Promise.all([send(token, "Pressed Twice"), send(token, "Pressed Twice")]);
    const reloaded = await send(token, "Pressed Twice");
    const places = [first, second, reloaded].map(({ headers }) => headers.get("location"));
    expect(places[0]).toMatch(/^\/organizations\/\d+$/);
    expect(new Set(places).size, "all lead to the one that was made").toBe(1);
    const count = () => db().organizationMember.count({ where: { userId: user.id } });
    expect(await count()).toBe(1);
    await send(token, "");
    await send(token, "Another Wish");
    await send(formToken(), "Pressed Twice");
    expect(await count()).toBe(3);
  });
});

describe("invitations", () => {
  it("are mailed, accepted by the invited address once, and give the role", async () => {
    const owner = await found();
    const guest = await signedInUser();
    const invited = await invite(owner, guest.user.email.toUpperCase(), "hiring_manager");
    expect(invited.status).toBe(201);
    expect((await mailTo(guest.user.email, "organization-invitation"))?.data).toMatchObject({ role: "hiring manager" });
    const token = await tokenMailedTo(guest.user.email, "organization-invitation");
    const other = await signedInUser();
    const wrong = await accept(other.cookie, token);
    expect(wrong.status).toBe(403);
    expect(wrong.body.code).toBe("other_address");
    const seat = { organizationId: owner.id, role: "hiring_manager", employeeId: null };
    expect((await accept(guest.cookie, token)).body).toEqual(seat);
    expect((await principalOf(guest.cookie)).seat).toMatchObject({ organizationId: owner.id, role: "hiring_manager" });
    expect((await accept(guest.cookie, token)).status).toBe(404);
  });

  it("die by a newer one, by revocation, by being declined, after 14 days", async () => {
    const owner = await found();
    const guest = await signedInUser();
    const newest = async () => {
      const { body } = await invite(owner, guest.user.email);
      return { id: body.id, token: await tokenMailedTo(guest.user.email, "organization-invitation") };
    };
    const first = await newest();
    const second = await newest();
    expect((await accept(guest.cookie, first.token)).status).toBe(404);
    const path = `${owner.path}/invitations/${second.id}`;
    expect((await callApi("DELETE", path, { cookie: owner.cookie })).status).toBe(204);
    expect((await accept(guest.cookie, second.token)).status).toBe(404);
    const third = await newest();
    const declined = await callApi("POST", `${ORGANIZATIONS}/invitations/decline`, { body: { token: third.token } });
    expect(declined.status).toBe(200);
    expect((await accept(guest.cookie, third.token)).status).toBe(404);
    const fourth = await newest();
    shiftClock(14 * DAY_MS + 1);
    expect((await accept(await sessionCookie(guest.user), fourth.token)).status).toBe(404);
  });

  it("are sent by owners and admins only, never for the role of owner", async () => {
    const owner = await found();
    const recruiter = await join(owner);
    const admin = await join(owner, "admin");
    expect((await invite(recruiter, "a@example.com")).status).toBe(403);
    expect((await invite(admin, "a@example.com")).status).toBe(201);
    expect((await invite(owner, "b@example.com", "owner")).status).toBe(422);
    expect((await invite(owner, recruiter.user.email)).body.code).toBe("already_member");
  });
});

describe("members", () => {
  it("have their roles changed by managers; nobody touches the owner", async () => {
    const owner = await found();
    const admin = await join(owner, "admin");
    const viewer = await join(owner, "viewer");
    const path = (id: number) => `${owner.path}/members/${id}`;
    const promoted = await callApi("PUT", path(viewer.user.id), {
      cookie: admin.cookie,
      body: { role: "interviewer", hrRole: "payroll" },
    });
    expect(promoted.body).toMatchObject({ role: "interviewer", hrRole: "payroll" });
    const self = await callApi("PUT", path(viewer.user.id), { cookie: viewer.cookie, body: { role: "admin" } });
    expect(self.status).toBe(403);
    expect(
      (await callApi("PUT", path(owner.user.id), { cookie: admin.cookie, body: { role: "viewer" } })).body.code,
    ).toBe("is_owner");
    expect((await callApi("DELETE", path(owner.user.id), { cookie: admin.cookie })).body.code).toBe("is_owner");
    expect((await callApi("PUT", path(viewer.user.id), { cookie: owner.cookie, body: { role: "owner" } })).status).toBe(
      422,
    );
  });

  it("lose the organization with the next request when they are removed or leave", async () => {
    const owner = await found();
    const removed = await join(owner);
    const left = await join(owner);
    expect((await callApi("DELETE", `${owner.path}/members/${removed.user.id}`, { cookie: owner.cookie })).status).toBe(
      204,
    );
    expect((await principalOf(removed.cookie)).seat).toBeNull();
    expect((await callApi("POST", `${owner.path}/leave`, { cookie: left.cookie })).status).toBe(200);
    expect((await principalOf(left.cookie)).seat).toBeNull();
    expect((await callApi("POST", `${owner.path}/leave`, { cookie: owner.cookie })).body.code).toBe("is_owner");
    expect((await callApi("GET", `${owner.path}/members`, { cookie: left.cookie })).status).toBe(404);
  });

  it("share what the owner bought, as long as they are in and it lasts", async () => {
    const owner = await found({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), DAY_MS) });
    const member = await join(owner);
    const access = async () => accessOf(await principalOf(member.cookie), "ats");
    expect(await access()).toMatchObject({ allowed: true, level: "monthly", source: "organization" });
    expect(accessOf(await principalOf(member.cookie), "research").allowed).toBe(false);
    shiftClock(DAY_MS + 1);
    expect(await access()).toMatchObject({ allowed: false });
    shiftClock(0);
    await callApi("POST", `${owner.path}/leave`, { cookie: member.cookie });
    expect(await access()).toMatchObject({ allowed: false, level: "none" });
  });

  it("are out of reach for an administrator who views as the owner", async () => {
    const owner = await found();
    const cookie = await sessionCookie(owner.user, await makeUser({ isAdmin: true }));
    expect((await invite({ path: owner.path, cookie }, "x@example.com")).body.code).toBe("impersonating");
    expect((await callApi("POST", `${owner.path}/close`, { cookie })).body.code).toBe("impersonating");
  });
});

describe("the ownership", () => {
  const offer = (owner: Owner, userId: number) =>
    callApi("POST", `${owner.path}/transfer`, { cookie: owner.cookie, body: { userId } });

  it("goes over when the heir accepts, and there is one owner at every moment", async () => {
    const owner = await found();
    const heir = await join(owner);
    expect((await offer(owner, heir.user.id)).status).toBe(201);
    expect(await rolesIn(owner.id)).toContainEqual([owner.user.id, "owner"]);
    const token = await tokenMailedTo(heir.user.email, "organization-invitation");
    expect((await accept(heir.cookie, token)).body.role).toBe("owner");
    expect(await rolesIn(owner.id)).toEqual(
      expect.arrayContaining([
        [owner.user.id, "admin"],
        [heir.user.id, "owner"],
      ]),
    );
  });

  it("cannot be offered twice at once, by others, or to strangers", async () => {
    const owner = await found();
    const first = await join(owner, "admin");
    const second = await join(owner);
    await offer(owner, first.user.id);
    const stale = await tokenMailedTo(first.user.email, "organization-invitation");
    await offer(owner, second.user.id);
    expect((await accept(first.cookie, stale)).status).toBe(404);
    const byAdmin = await callApi("POST", `${owner.path}/transfer`, {
      cookie: first.cookie,
      body: { userId: first.user.id },
    });
    expect(byAdmin.status).toBe(403);
    expect((await offer(owner, (await makeUser()).id)).status).toBe(404);
  });
});

describe("closing", () => {
  it("takes nobody in any more, can be taken back, and is final after 30 days", async () => {
    const owner = await found();
    const close = () => callApi("POST", `${owner.path}/close`, { cookie: owner.cookie });
    const { body } = await close();
    expect(new Date(body.closesAt).getTime() - now().getTime()).toBeGreaterThan(29 * DAY_MS);
    expect((await invite(owner, "late@example.com")).body.code).toBe("organization_closing");
    expect((await close()).status).toBe(409);
    await callApi("POST", `${owner.path}/reopen`, { cookie: owner.cookie });
    expect((await invite(owner, "late@example.com")).status).toBe(201);
    await close();
    const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);
    expect(await finishClosures(inDays(29))).toBe(0);
    expect((await principalOf(owner.cookie)).seat?.closingAt).not.toBeNull();
    expect(await finishClosures(inDays(31))).toBe(1);
    expect((await principalOf(owner.cookie)).seat).toBeNull();
  });
});
