import { afterEach, describe, expect, it } from "vitest";
import { organizationAction } from "~/app/areas/account/organization/organization-screen.server";
import { INTENT } from "~/app/forms/intents";
import { formToken } from "~/app/server/sent-once.server";
import { createOrganization, listSessions, setSessionPolicy } from "~/domain/accounts";
import { HOUR_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf, sentForm, signedInUser } from "./callers";

useDatabase();
afterEach(() => shiftClock(0));

/** A company with its owner and a member without any role in it. */
async function company(name = "Miller Bakeries") {
  const owner = await signedInUser();
  const { id } = await createOrganization(owner.principal, { name });
  const member = await makeUser();
  await db().organizationMember.create({ data: { organizationId: id, userId: member.id, role: "viewer" } });
  return { id, owner, member };
}
const isIn = async (cookie: string) => (await principalOf(cookie)).account !== null;
/** A page opened at a moment after now. */
const later = async (cookie: string, ms: number) => {
  shiftClock(ms);
  return isIn(cookie);
};

describe("how long members of a company stay signed in", () => {
  it("is what its administrators say: unused sessions end, used ones go on, and each when it is too old", async () => {
    const { id, owner, member } = await company();
    await setSessionPolicy(owner.principal, id, { idleMinutes: 30, sessionHours: 2 });
    const [unused, used] = [await sessionCookie(member), await sessionCookie(member)];
    for (let minutes = 20; minutes < 120; minutes += 20) expect(await later(used, minutes * MINUTE_MS)).toBe(true);
    expect(await isIn(unused)).toBe(false);
    expect(await later(used, 2 * HOUR_MS + MINUTE_MS)).toBe(false);
  });

  it("holds for sessions that are open already, the own one too, and for nobody else", async () => {
    const { id, owner, member } = await company();
    const [open, stranger] = [await sessionCookie(member), await sessionCookie(await makeUser())];
    shiftClock(HOUR_MS + MINUTE_MS);
    expect(await isIn(open)).toBe(true);
    await db().session.updateMany({ data: { provedAt: now() } });
    await setSessionPolicy(owner.principal, id, { idleMinutes: null, sessionHours: 1 });
    expect([await isIn(open), await isIn(owner.cookie), await isIn(stranger)]).toEqual([false, false, true]);
  });

  it("is the strictest of several companies, never longer than everywhere, and is over with the membership", async () => {
    const [one, two] = [await company("One"), await company("Two")];
    const person = await signedInUser();
    for (const { id } of [one, two])
      await db().organizationMember.create({ data: { organizationId: id, userId: person.user.id, role: "viewer" } });
    await setSessionPolicy(one.owner.principal, one.id, { idleMinutes: 60, sessionHours: 720 });
    await setSessionPolicy(two.owner.principal, two.id, { idleMinutes: 240, sessionHours: 12 });
    const { limits, sessions } = await listSessions(person.principal);
    expect(limits).toEqual({ idleMinutes: 60, longestHours: 12, setBy: ["One", "Two"] });
    expect(sessions[0]?.expiresAt.getTime()).toBe((sessions[0]?.startedAt.getTime() ?? 0) + 12 * HOUR_MS);
    await db().organizationMember.updateMany({ where: { userId: person.user.id }, data: { isActive: false } });
    expect((await listSessions(person.principal)).limits).toEqual({
      idleMinutes: 20_160,
      longestHours: 720,
      setBy: [],
    });
  });

  it("is set on the page of the company, and lasts as usual where nothing is chosen", async () => {
    const { id, owner } = await company();
    const send = async (idleMinutes: string, sessionHours: string) => {
      const arrival = sentForm(owner.cookie, `/organizations/${id}`, formToken(), [
        ["intent", INTENT.setSessionPolicy],
        ["idleMinutes", idleMinutes],
        ["sessionHours", sessionHours],
      ]);
      await organizationAction({ ...arrival, params: { id: String(id) } });
      return db().organization.findUniqueOrThrow({ where: { id } });
    };
    expect(await send("30", "")).toMatchObject({ idleMinutes: 30, sessionHours: null });
    expect(await send("", "12")).toMatchObject({ idleMinutes: null, sessionHours: 12 });
    expect(await send("5", "12"), "too short to work in").toMatchObject({ idleMinutes: null, sessionHours: 12 });
    const acts = await db().auditEntry.findMany({
      where: { organizationId: id, action: "organization.set_session_policy" },
    });
    expect(acts).toHaveLength(2);
  });

  it("is not for members to say, nor for a proof of yesterday", async () => {
    const { id, owner, member } = await company();
    const policy = { idleMinutes: null, sessionHours: null };
    const call = (cookie: string) =>
      callApi("PUT", `/api/organizations/${id}/session-policy`, { cookie, body: policy });
    expect((await call(await sessionCookie(member))).status).toBe(403);
    expect((await call(owner.cookie)).status).toBe(200);
    shiftClock(16 * MINUTE_MS);
    expect(await call(owner.cookie)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  });
});
