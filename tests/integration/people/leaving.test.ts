import { afterEach, describe, expect, it } from "vitest";
import { turnDays } from "~/domain/people";
import { DAY_MS, shiftClock, today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { dayIn } from "../hiring/offered";
import { added, type Caller, call, joinCompany, makeCompany, signedInAgain } from "./company";

useDatabase();
afterEach(() => shiftClock(0));

const place = async (owner: Caller, state: string, city: string) =>
  (await call(owner, "POST", "places", { name: city, city, state })).body.id as number;
const leaving = (owner: Caller, id: number, method: string, body?: object) =>
  call(owner, method, `employees/${id}/leaving`, body);
const tasksOf = async (owner: Caller, id: number) =>
  (
    (await call(owner, "GET", `tasks?employeeId=${id}&status=all`)).body.data as {
      id: number;
      list: string;
      title: string;
      status: string;
      dueOn: string | null;
      citation: string | null;
    }[]
  ).filter(({ list }) => list === "leaving");
/** The fastest way through what is left to do. */
async function finish(owner: Caller, id: number): Promise<void> {
  for (const task of await tasksOf(owner, id))
    if (task.status === "todo") await call(owner, "POST", `tasks/${task.id}/step`, { status: "done" });
}

describe("the plan of a last day", () => {
  it("says what a discharge in California asks for, and writes nothing", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { placeId: await place(owner, "CA", "Oakland") });
    const lastDay = dayIn(3);
    const { body } = await call(owner, "GET", `employees/${id}/leaving/plan?kind=discharge&lastDay=${lastDay}`);
    expect(body).toMatchObject({
      place: { state: "CA" },
      finalPay: { dueOn: lastDay, isAtOnce: true, basis: { cite: expect.stringContaining("201(a)") } },
      leave: { rule: "required", lines: [] },
      // $25 an hour, 8 hours, for at most 30 days.
      late: { perDay: 20_000, mostDays: 30 },
      notices: { cobra: { isFederal: false } },
      warn: null,
    });
    expect((await leaving(owner, id, "GET")).status).toBe(404);
    const texas = await added(owner, { placeId: await place(owner, "TX", "Austin") });
    const other = await call(owner, "GET", `employees/${texas}/leaving/plan?kind=discharge&lastDay=${lastDay}`);
    expect(other.body).toMatchObject({ finalPay: { dueOn: dayIn(9), isAtOnce: false }, late: { perDay: null } });
    const death = await call(owner, "GET", `employees/${texas}/leaving/plan?kind=death&lastDay=${today()}`);
    expect(death.body).toMatchObject({ finalPay: { dueOn: null, needs: "words" }, warn: null });
  });

  it("pays out what is left of the leave where the law or the policy says so", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { placeId: await place(owner, "CA", "Oakland") });
    const { organizationId } = owner;
    await inOrganization(organizationId, async (tx) => {
      for (const [kind, minutes] of [
        ["vacation", 2400],
        ["sick", 960],
      ] as const) {
        const policy = await tx.timeOffPolicy.create({
          data: { organizationId, name: kind, code: kind, kind, method: "front" },
          select: { id: true },
        });
        await tx.timeOffEntry.create({
          data: {
            ...{ organizationId, employeeId: id, policyId: policy.id, kind: "adjust", minutes, source: "opening" },
            effectiveOn: new Date("2026-01-01T00:00:00Z"),
          },
          select: { id: true },
        });
      }
    });
    const { body } = await call(owner, "GET", `employees/${id}/leaving/plan?kind=resignation&lastDay=${dayIn(20)}`);
    const lines = Object.fromEntries(body.leave.lines.map((line: { kind: string }) => [line.kind, line]));
    expect(lines.vacation).toMatchObject({ minutes: 2400, isPaidOut: true, amount: 100_000 });
    expect(lines.sick).toMatchObject({ minutes: 960, isPaidOut: false, amount: null });
  });

  it("looks twice after protected leave and at many layoffs of one site, and goes on once it was read", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { placeId: await place(owner, "TX", "Austin") });
    const { organizationId } = owner;
    await inOrganization(organizationId, async (tx) => {
      const policy = await tx.timeOffPolicy.create({
        data: { organizationId, name: "Family leave", code: "fml", kind: "family_medical" },
        select: { id: true },
      });
      const day = new Date(`${dayIn(-30)}T00:00:00Z`);
      await tx.timeOffRequest.create({
        data: {
          ...{ organizationId, employeeId: id, policyId: policy.id, startDate: day, endDate: day },
          ...{ minutes: 480, status: "taken" },
        },
        select: { id: true },
      });
    });
    const form = { kind: "discharge", lastDay: dayIn(1) };
    const refused = await leaving(owner, id, "POST", form);
    expect(refused.body).toMatchObject({
      status: 422,
      code: "look_twice",
      detail: expect.stringMatching(/Family leave/),
    });
    expect((await leaving(owner, id, "POST", { ...form, acceptWarnings: true })).status).toBe(201);
    expect((await leaving(owner, id, "POST", { ...form, acceptWarnings: true })).body).toMatchObject({
      code: "already_leaving",
    });
  });
});

it("the meter of mass layoffs counts a site's rolling 90 days and is held against both acts", async () => {
  const owner = await makeCompany();
  const { organizationId } = owner;
  const placeId = await place(owner, "CA", "Oakland");
  const id = await added(owner, { placeId });
  await inOrganization(organizationId, async (tx) => {
    const start = new Date("2024-01-08T00:00:00Z");
    const { positionId } = await tx.employeePosition.findFirstOrThrow({ select: { positionId: true } });
    const people = await tx.employee.createManyAndReturn({
      data: Array.from({ length: 100 }, (_, at) => ({
        ...{ organizationId, employeeId: `X-${at}`, firstName: "A", lastName: "B", status: "active" },
        ...{ email: `x${at}@miller.example.com`, hireDate: start },
      })),
      select: { id: true },
    });
    const ends = (at: number) => (at < 49 ? new Date(`${dayIn(-80)}T00:00:00Z`) : null);
    await tx.employmentPeriod.createMany({
      data: people.map(({ id: employeeId }, at) => ({
        ...{ organizationId, employeeId, startDate: start, endDate: ends(at) },
        endKind: at < 49 ? "layoff" : null,
      })),
    });
    await tx.employeePosition.createMany({
      data: people.map(({ id: employeeId }, at) => ({
        ...{ organizationId, employeeId, positionId, workLocationId: placeId, startDate: start, endDate: ends(at) },
      })),
    });
  });
  const meter = async (lastDay: string) =>
    (await call(owner, "GET", `employees/${id}/leaving/plan?kind=layoff&lastDay=${lastDay}`)).body.warn;
  const reached = await meter(dayIn(5));
  expect(reached).toMatchObject({ jobsLost: 50, atSite: 101, employees: 52, isReached: false });
  expect(reached.rules.length).toBeGreaterThan(5);
  // Day 91: the losses of then are out of the window.
  expect(await meter(dayIn(12))).toMatchObject({ jobsLost: 1 });
});

describe("a last day", () => {
  it("is begun, moved, lived through by the nightly job, and complete when its tasks are", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { placeId: await place(owner, "TX", "Austin") });
    const planned = await leaving(owner, id, "POST", { kind: "discharge", lastDay: dayIn(1), reason: "No work left" });
    expect(planned.body).toMatchObject({
      status: "planned",
      openTasks: 0,
      allowedActions: ["in_progress", "cancelled"],
    });
    expect((await leaving(owner, id, "PUT", { status: "complete" })).body).toMatchObject({
      code: "no_such_transition",
    });
    expect((await leaving(owner, id, "PUT", { status: "in_progress", version: 9 })).status).toBe(409);
    const begun = await leaving(owner, id, "PUT", { status: "in_progress" });
    expect(begun.body.status).toBe("in_progress");
    const tasks = await tasksOf(owner, id);
    expect(tasks.map(({ title, dueOn }) => [title.split(":")[0], dueOn])).toEqual(
      expect.arrayContaining([
        ["Final pay", dayIn(7)],
        ["Close accounts, keys and access", dayIn(1)],
        ["Take back equipment", dayIn(1)],
      ]),
    );
    expect((await leaving(owner, id, "PUT", { lastDay: dayIn(2) })).body).toMatchObject({ lastDay: dayIn(2) });
    expect((await tasksOf(owner, id)).find(({ title }) => title.startsWith("Final"))?.dueOn).toBe(dayIn(8));
    expect((await call(owner, "GET", "leavings")).body.data).toMatchObject([{ id: begun.body.id, lastDay: dayIn(2) }]);
    await turnDays();
    expect((await call(owner, "GET", `employees/${id}`)).body).toMatchObject({ status: "active", lastDay: dayIn(2) });
    expect((await leaving(owner, id, "PUT", { status: "complete" })).body).toMatchObject({ code: "not_yet" });
    shiftClock(4 * DAY_MS);
    expect(await turnDays()).toMatchObject({ left: 1 });
    expect(await turnDays()).toMatchObject({ left: 0 });
    const later = await signedInAgain(owner);
    expect((await call(later, "GET", `employees/${id}`)).body).toMatchObject({ status: "terminated" });
    expect((await leaving(later, id, "PUT", { status: "complete" })).body).toMatchObject({ code: "tasks_open" });
    await finish(later, id);
    expect((await leaving(later, id, "PUT", { status: "complete" })).body).toMatchObject({ status: "complete" });
    const memo = await call(later, "GET", `employees/${id}/leaving/memo`);
    expect(memo.status).toBe(200);
  });

  it("is taken back while they are here: employment, work and tasks are as before", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const raise = { effectiveOn: dayIn(40), pay: { amount: 3_000, type: "hourly" } };
    await call(owner, "POST", `employees/${id}/changes`, raise);
    const before = (await call(owner, "GET", `employees/${id}`)).body;
    await leaving(owner, id, "POST", { kind: "resignation", lastDay: dayIn(14), begin: true });
    expect((await call(owner, "GET", `employees/${id}`)).body.payHistory).toHaveLength(1);
    expect((await leaving(owner, id, "PUT", { status: "cancelled" })).status).toBe(422);
    const back = await leaving(owner, id, "PUT", { status: "cancelled", reason: "Took the resignation back" });
    expect(back.body).toMatchObject({ status: "cancelled" });
    const after = (await call(owner, "GET", `employees/${id}`)).body;
    expect({ ...after, version: before.version }).toEqual(before);
    expect(new Set((await tasksOf(owner, id)).map(({ status }) => status))).toEqual(new Set(["skipped"]));
    // And a second time, with tasks of its own.
    const again = await leaving(owner, id, "POST", { kind: "resignation", lastDay: dayIn(14), begin: true });
    expect(again.status).toBe(201);
    expect((await tasksOf(owner, id)).some(({ status }) => status === "todo")).toBe(true);
  });

  it("moves into the past only when that is meant, and a mistake is taken back afterwards, with its reason", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const before = (await call(owner, "GET", `employees/${id}`)).body;
    await leaving(owner, id, "POST", { kind: "resignation", lastDay: dayIn(3), begin: true });
    const past = { lastDay: dayIn(-7) };
    expect((await leaving(owner, id, "PUT", past)).body).toMatchObject({ fields: [{ field: "acceptPast" }] });
    expect((await call(owner, "GET", `employees/${id}`)).body.status).toBe("active");
    const moved = await leaving(owner, id, "PUT", { ...past, acceptPast: true });
    expect(moved.body).toMatchObject({ lastDay: dayIn(-7), allowedActions: ["cancelled"] });
    expect((await call(owner, "GET", `employees/${id}`)).body.status).toBe("terminated");
    expect((await leaving(owner, id, "PUT", { status: "cancelled" })).status).toBe(422);
    const back = { status: "cancelled", reason: "The day was typed wrong" };
    expect((await leaving(owner, id, "PUT", back)).body).toMatchObject({ status: "cancelled" });
    const after = (await call(owner, "GET", `employees/${id}`)).body;
    expect({ ...after, version: before.version }).toEqual(before);
    // Who began anew since is not put back into the first employment.
    await leaving(owner, id, "POST", { kind: "resignation", lastDay: dayIn(-7), begin: true });
    const work = { startDate: dayIn(-2), title: "Baker", pay: { amount: 2_600, type: "hourly" } };
    expect((await call(owner, "POST", `employees/${id}/employments`, { ...work, startDate: dayIn(-9) })).status).toBe(
      422,
    );
    const again = await call(owner, "POST", `employees/${id}/employments`, work);
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id, status: "active", pay: { amount: 2_600 } });
    expect(again.body.history).toMatchObject([{ reason: "hire" }, { reason: "rehire", startDate: dayIn(-2) }]);
    expect((await call(owner, "POST", `employees/${id}/employments`, work)).body.code).toBe("already_employed");
    expect((await leaving(owner, id, "PUT", back)).body).toMatchObject({ code: "begun_again" });
  });

  it("is read by payroll, which does its own task and nobody else's", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const reason = "Moves to another city";
    await leaving(owner, id, "POST", { kind: "resignation", lastDay: dayIn(3), reason, begin: true });
    const payroll = await joinCompany(owner.organizationId, "payroll");
    expect((await call(payroll, "GET", "leavings")).body.data).toMatchObject([{ employeeId: id, reason: null }]);
    expect((await leaving(payroll, id, "GET")).body).toMatchObject({ lastDay: dayIn(3), allowedActions: [] });
    expect((await leaving(payroll, id, "PUT", { lastDay: dayIn(4) })).status).toBe(403);
    const [pay, ...more] = (await call(payroll, "GET", `tasks?employeeId=${id}`)).body.data;
    expect([pay.owner, pay.title, more]).toEqual(["payroll", expect.stringMatching(/^Final pay/), []]);
    expect((await call(payroll, "POST", `tasks/${pay.id}/step`, { status: "done" })).status).toBe(204);
    const other = (await tasksOf(owner, id)).find((one) => one.id !== pay.id);
    expect((await call(payroll, "POST", `tasks/${other?.id}/step`, { status: "done" })).status).toBe(404);
    const viewer = await joinCompany(owner.organizationId, "hr_viewer");
    expect((await call(viewer, "GET", `tasks?employeeId=${id}`)).body.data).toEqual([]);
    expect((await call(viewer, "GET", "leavings")).status).toBe(403);
  });

  it("does not move once the final pay is done, comes before no first day, and is nobody's own", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { placeId: await place(owner, "TX", "Austin") });
    const plan = (body: object) => leaving(owner, id, "POST", body);
    expect((await plan({ kind: "retired", lastDay: dayIn(1) })).status).toBe(422);
    expect((await plan({ kind: "discharge", lastDay: "2027-02-29" })).status).toBe(422);
    expect((await plan({ kind: "discharge", lastDay: "2020-01-01" })).status).toBe(422);
    expect((await plan({ kind: "resignation", lastDay: dayIn(1), noticeOn: dayIn(2) })).status).toBe(422);
    expect((await plan({ kind: "discharge", lastDay: dayIn(5), nextPayday: dayIn(1) })).status).toBe(422);
    expect((await plan({ kind: "discharge", lastDay: dayIn(5), begin: true })).status).toBe(201);
    await finish(owner, id);
    expect((await leaving(owner, id, "PUT", { lastDay: dayIn(6) })).body).toMatchObject({ code: "final_pay_done" });
    const own = await added(owner);
    const hr = await joinCompany(owner.organizationId, "hr_admin", own);
    expect((await leaving(hr, own, "POST", { kind: "discharge", lastDay: dayIn(5) })).body).toMatchObject({
      code: "self_approval",
    });
    const employee = await joinCompany(owner.organizationId, "employee", await added(owner));
    for (const path of [`employees/${id}/leaving`, "leavings", `employees/${id}/leaving/memo`])
      expect((await call(employee, "GET", path)).status).toBe(403);
    const stranger = await makeCompany();
    expect((await leaving(stranger, id, "GET")).status).toBe(404);
    expect((await leaving(stranger, id, "POST", { kind: "discharge", lastDay: dayIn(5) })).status).toBe(404);
  });

  it("of two people at once is planned once, and a first day that has come begins in the night", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const form = { kind: "resignation", lastDay: dayIn(14) };
    const answers = await Promise.all([leaving(owner, id, "POST", form), leaving(owner, id, "POST", form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const newcomer = await added(owner, { startDate: dayIn(3) });
    expect((await call(owner, "GET", `employees/${newcomer}`)).body.status).toBe("onboarding");
    shiftClock(4 * DAY_MS);
    expect((await turnDays()).begun).toBeGreaterThan(0);
    expect((await call(await signedInAgain(owner), "GET", `employees/${newcomer}`)).body.status).toBe("active");
  });
});
