import { describe, expect, it } from "vitest";
import { addDays } from "~/domain/people/plain-days";
import { accrueLeave } from "~/domain/people/time-off/accrue-leave";
import { stepRequest } from "~/domain/people/time-off/requests/decide-request";
import {
  makeTimeOffFeed,
  revokeTimeOffFeed,
  timeOffFeed,
  timeOffFeedState,
} from "~/domain/people/time-off/requests/feed";
import { readRequest } from "~/domain/people/time-off/requests/list-requests";
import { DAY_MS, shiftClock, today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, joinCompany, makeCompany } from "./company";
import { entriesOf, memberOf, policyOf } from "./time-off-company";

useDatabase();

/** A Monday so many weeks ahead. */
const monday = (weeks: number): string => {
  const weekday = new Date(`${today()}T00:00:00Z`).getUTCDay();
  return addDays(today(), ((8 - weekday) % 7) + weeks * 7);
};

/** A company with a boss, somebody who reports to them, and forty hours of vacation. */
async function team() {
  const owner = await makeCompany();
  const bossId = await added(owner, { startDate: "2024-01-01" });
  const anaId = await added(owner, { startDate: "2024-01-01", managerId: bossId });
  const boss = await joinCompany(owner.organizationId, "employee", bossId);
  const ana = await joinCompany(owner.organizationId, "employee", anaId);
  const policyId = await policyOf(owner, { carryOverMinutes: 0 });
  return { owner, boss, ana, anaId, bossId, policyId };
}
const ask = (caller: Caller, body: object) => call(caller, "POST", "time-off/requests", body);
const step = (caller: Caller, id: number, body: object) => call(caller, "POST", `time-off/requests/${id}/step`, body);
const vacationOf = async (caller: Caller, asOf: string) =>
  (await call(caller, "GET", `time-off/balances?asOf=${asOf}`)).body.data[0];

describe("a request for leave", () => {
  it("counts working days, leaves holidays out, and may take a part of the first and the last day", async () => {
    const { owner, ana, policyId } = await team();
    const start = monday(3);
    await call(owner, "POST", "time-off/holidays", { day: addDays(start, 1), name: "Founders' day" });
    const body = { policyId, startDate: start, endDate: addDays(start, 7), firstDayMinutes: 240, lastDayMinutes: 60 };
    const preview = await ask(ana, { ...body, preview: true });
    expect(preview).toMatchObject({ status: 200, body: { id: null, minutes: 240 + 3 * 480 + 60 } });
    expect(preview.body.free).toEqual([
      { on: addDays(start, 1), why: "holiday" },
      { on: addDays(start, 5), why: "not_scheduled" },
      { on: addDays(start, 6), why: "not_scheduled" },
    ]);
    expect((await ask(ana, body)).status).toBe(201);
    expect(await vacationOf(ana, today())).toMatchObject({ held: 1740, available: expect.any(Number) });
    const off = await ask(ana, { policyId, startDate: addDays(start, 1) });
    expect(off).toMatchObject({ status: 422 });
  });

  it("is approved by the manager, never by the person, and taken once its days have passed", async () => {
    const { owner, boss, ana, anaId, policyId } = await team();
    const { id } = (await ask(ana, { policyId, startDate: monday(2), endDate: addDays(monday(2), 1) })).body;
    expect((await step(ana, id, { action: "approve" })).body).toMatchObject({ status: 403, code: "self_approval" });
    const open = (await call(boss, "GET", "time-off/requests?toDecide=true")).body.data;
    expect(open).toMatchObject([{ id, allowedActions: ["approve", "deny"] }]);
    expect((await step(boss, id, { action: "approve", version: 1 })).body).toMatchObject({ status: "approved" });
    expect((await step(boss, id, { action: "approve" })).body).toMatchObject({ code: "no_such_transition" });
    const [hers, hr] = [await memberOf(ana), await memberOf(owner)];
    try {
      shiftClock(30 * DAY_MS);
      await accrueLeave();
      expect(await readRequest(hers, id)).toMatchObject({ status: "taken", allowedActions: [] });
      const lines = (await entriesOf(owner.organizationId, anaId)).filter(({ source }) => source.includes(`:${id}:`));
      const day = [
        ["hold", -480],
        ["use", -480],
        ["release", 480],
      ];
      expect(lines.map(({ kind, minutes }) => [kind, minutes])).toEqual([...day, ...day]);
      // Nobody takes back what was taken but HR.
      await expect(stepRequest(hers, id, { action: "cancel" })).rejects.toMatchObject({ status: 409 });
      expect(await stepRequest(hr, id, { action: "cancel" })).toBe("cancelled");
    } finally {
      shiftClock(0);
    }
  });

  it("gives back what was held when it is denied or called off, and says why it was denied", async () => {
    const { boss, ana, policyId } = await team();
    const body = { policyId, startDate: monday(4) };
    const first = (await ask(ana, body)).body;
    expect((await step(boss, first.id, { action: "deny" })).status).toBe(422);
    const no = { action: "deny", ground: "staffing", reason: "Three are away that day" };
    expect((await step(boss, first.id, no)).body).toMatchObject({ status: "denied", deniedReason: no.reason });
    const second = (await ask(ana, body)).body;
    expect((await step(ana, second.id, { action: "cancel" })).body).toMatchObject({ status: "cancelled" });
    expect(await vacationOf(ana, today())).toMatchObject({ held: 0 });
  });

  it("refuses overlaps, too much, the wrong policy, early days and days that are closed", async () => {
    const { owner, ana, anaId, policyId } = await team();
    const start = monday(3);
    expect((await ask(ana, { policyId, startDate: start, firstDayMinutes: 240 })).status).toBe(201);
    // The other half of the day is free.
    expect((await ask(ana, { policyId, startDate: start })).body).toMatchObject({ code: "overlap" });
    expect((await ask(ana, { policyId, startDate: start, firstDayMinutes: 241 })).body).toMatchObject({
      code: "overlap",
    });
    expect((await ask(ana, { policyId, startDate: start, firstDayMinutes: 240 })).status).toBe(201);
    const long = await ask(ana, { policyId, startDate: addDays(start, 1), endDate: addDays(start, 9) });
    expect(long.body.errors?.[0]?.message ?? JSON.stringify(long.body)).toContain("can be used by");
    const backwards = { policyId, startDate: start, endDate: addDays(start, -1) };
    expect((await ask(ana, backwards)).status).toBe(422);
    expect((await ask(ana, { policyId: 999_999, startDate: monday(5) })).status).toBe(422);
    expect((await ask(ana, { policyId, startDate: "2023-01-02" })).status).toBe(422);
    const strict = { name: "Personal", kind: "pto", advanceRequestDays: 30 };
    const closed = [{ from: monday(6), to: addDays(monday(6), 4), reason: "Holiday rush" }];
    const ptoId = await policyOf(owner, { ...strict, blackouts: closed });
    expect((await ask(ana, { policyId: ptoId, startDate: monday(2) })).status).toBe(422);
    expect(JSON.stringify((await ask(ana, { policyId: ptoId, startDate: monday(6) })).body)).toContain("Holiday rush");
    const waiting = await policyOf(owner, { name: "Study", kind: "other", waitingDays: 3650 });
    expect(JSON.stringify((await ask(ana, { policyId: waiting, startDate: monday(8) })).body)).toContain(
      "can be used from",
    );
    // HR asks for others, on days that have been as well; a colleague does not.
    expect((await ask(owner, { employeeId: anaId, policyId: ptoId, startDate: monday(-2) })).status).toBe(201);
    expect((await ask(owner, { employeeId: anaId, policyId, startDate: monday(5) })).status).toBe(201);
    const other = await joinCompany(owner.organizationId, "employee", await added(owner));
    expect((await ask(other, { employeeId: anaId, policyId, startDate: monday(6) })).status).toBe(404);
  });

  it("lets two at once ask for what only one can have, and one have it", async () => {
    const { ana, policyId } = await team();
    const body = { policyId, startDate: monday(3), endDate: addDays(monday(3), 3) };
    const both = await Promise.all([
      ask(ana, body),
      ask(ana, { ...body, startDate: monday(4), endDate: addDays(monday(4), 3) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("needs two people where it is long", async () => {
    const { owner, boss, ana } = await team();
    const policyId = await policyOf(owner, { name: "Long", kind: "other", secondApprovalMinutes: 960 });
    const long = { policyId, startDate: monday(3), endDate: addDays(monday(3), 3) };
    const { id } = (await ask(ana, long)).body;
    expect((await step(boss, id, { action: "approve" })).body).toMatchObject({ status: "pending_second" });
    expect((await step(boss, id, { action: "approve" })).body).toMatchObject({ code: "second_person" });
    expect((await step(owner, id, { action: "approve" })).body).toMatchObject({ status: "approved" });
  });

  it("goes below nothing as far as the policy allows", async () => {
    const { owner, ana } = await team();
    const policyId = await policyOf(owner, { name: "Flex", kind: "other", grantMinutes: 60, mostNegativeMinutes: 480 });
    const day = monday(3);
    // What was granted in three years, and a day that is owed.
    const has = (await call(ana, "GET", `time-off/balances?asOf=${day}`)).body.data.find(
      ({ policyId: of }: { policyId: number }) => of === policyId,
    ).minutes;
    expect((await ask(ana, { policyId, startDate: day })).body.balanceAfter).toBe(has - 480);
    expect((await ask(ana, { policyId, startDate: addDays(day, 1) })).status).toBe(422);
  });
});

describe("leave that the law protects", () => {
  it("is asked for without notice and on closed days, and not denied for staffing, at places whose law says so", async () => {
    const { owner, boss, bossId } = await team();
    const at = async (state: string) => {
      const placeId = (await call(owner, "POST", "places", { name: state, state })).body.id;
      const id = await added(owner, { startDate: "2024-01-01", managerId: bossId, placeId });
      return joinCompany(owner.organizationId, "employee", id);
    };
    const sick = { name: "Sick leave", kind: "sick", advanceRequestDays: 7 };
    const policyId = await policyOf(owner, sick);
    const [california, texas] = [await at("CA"), await at("TX")];
    const soon = monday(0);
    expect((await ask(texas, { policyId, startDate: soon })).status).toBe(422);
    const { id } = (await ask(california, { policyId, startDate: soon })).body;
    const no = { action: "deny", ground: "staffing", reason: "We need you" };
    const refused = await step(boss, id, no);
    expect(refused.body).toMatchObject({ status: 409, code: "protected_leave", slug: "ca-paid-sick-leave" });
    expect((await step(boss, id, { ...no, ground: "no_balance" })).status).toBe(200);
    const later = (await ask(texas, { policyId, startDate: monday(3) })).body;
    expect((await step(boss, later.id, no)).body).toMatchObject({ status: "denied" });
  });
});

describe("who is out", () => {
  it("is seen by all, what kind of leave it is by those who may, and what is not decided likewise", async () => {
    const { owner, boss, ana, policyId } = await team();
    const start = monday(3);
    const { id } = (await ask(ana, { policyId, startDate: start })).body;
    const other = await joinCompany(owner.organizationId, "employee", await added(owner));
    const out = async (caller: Caller) =>
      (await call(caller, "GET", `time-off/out?from=${start}&to=${start}`)).body.data;
    expect(await out(other)).toEqual([]);
    expect(await out(boss)).toMatchObject([{ kind: "vacation", isPending: true }]);
    await step(boss, id, { action: "approve" });
    expect(await out(other)).toMatchObject([{ on: start, kind: null, isPending: false }]);
    expect(await out(ana)).toMatchObject([{ kind: "vacation" }]);
    // Nobody else opens the request or its ledger.
    expect((await call(other, "GET", `time-off/requests/${id}`)).status).toBe(404);
    expect((await step(other, id, { action: "cancel" })).status).toBe(404);
    expect((await call(other, "GET", "time-off/requests")).body.data).toEqual([]);
    expect((await call(other, "POST", "time-off/policies", { name: "X", kind: "pto", method: "none" })).status).toBe(
      403,
    );
  });
});

describe("the calendar address of who is out", () => {
  it("shows names and whole days to who holds it, and dies with a new one, on request, and with the job", async () => {
    const { owner, boss, ana, anaId, policyId } = await team();
    const [hers, hr] = [await memberOf(ana), await memberOf(owner)];
    const start = monday(3);
    const { id } = (await ask(ana, { policyId, startDate: start, endDate: addDays(start, 1), firstDayMinutes: 60 }))
      .body;
    const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split("/")[2]?.replace(".ics", "") ?? "";
    const token = tokenOf(await makeTimeOffFeed(hers));
    expect(await timeOffFeed(token)).not.toContain("BEGIN:VEVENT");
    await step(boss, id, { action: "approve" });
    const text = await timeOffFeed(token);
    expect(text).toContain(`DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${addDays(start, 2).replaceAll("-", "")}`);
    expect(text).toContain(": out");
    expect(text).not.toMatch(/vacation/i);
    const next = tokenOf(await makeTimeOffFeed(hers));
    await expect(timeOffFeed(token)).rejects.toMatchObject({ status: 404 });
    expect(await timeOffFeedState(hers)).not.toBeNull();
    await inOrganization(owner.organizationId, (tx) =>
      tx.employee.update({ where: { id: anaId }, data: { status: "terminated" }, select: { id: true } }),
    );
    await expect(timeOffFeed(next)).rejects.toMatchObject({ status: 404 });
    await revokeTimeOffFeed(hers);
    await expect(makeTimeOffFeed(hr)).rejects.toMatchObject({ status: 403 });
  });
});
