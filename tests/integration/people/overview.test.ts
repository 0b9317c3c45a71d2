import { describe, expect, it } from "vitest";
import { employeeQuery, listEmployees, organizationChart, peopleOverview, readEmployee } from "~/domain/people";
import { today } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, joinCompany, makeCompany, memberOf } from "./company";

useDatabase();

const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

describe("the overview of people", () => {
  it("counts people, says who starts and what is open, and warns before the seats run out", async () => {
    const owner = await makeCompany();
    await db().user.update({ where: { id: owner.userId }, data: { hrisEmployeeCount: 3 } });
    await added(owner);
    const starter = await added(owner, { startDate: inDays(7) });
    await added(owner, { startDate: inDays(90) });
    const overview = await peopleOverview(await memberOf(owner));
    expect(overview).toMatchObject({
      ...{ headCount: 1, toCome: 2 },
      drafts: 0,
      openTasks: 12,
      lateTasks: 4,
      starters: [{ id: starter, day: inDays(7) }],
      leavers: [],
      seats: { paid: 3, taken: 3, left: 0, state: "low" },
    });
  });

  it("shows who is still to come with the work they come to, in the directory, the chart and their own page", async () => {
    const owner = await makeCompany();
    const boss = await added(owner);
    const id = await added(owner, { startDate: inDays(7), title: "Pastry cook", managerId: boss });
    const member = await memberOf(owner);
    const { data } = await listEmployees(member, employeeQuery.parse({ status: "onboarding" }));
    expect(data).toMatchObject([{ id, title: "Pastry cook" }]);
    expect(await organizationChart(member)).toMatchObject([
      { id: boss, below: 1, reports: [{ title: "Pastry cook" }] },
    ]);
    expect(await readEmployee(member, id)).toMatchObject({ title: "Pastry cook", asOf: inDays(7) });
    expect(await readEmployee(member, id, today())).toMatchObject({ title: null });
  });

  it("shows employees no last days, no seats, no drafts and no tasks of others", async () => {
    const owner = await makeCompany();
    await added(owner);
    const own = await added(owner);
    const employee = await joinCompany(owner.organizationId, "employee", own);
    expect(await peopleOverview(await memberOf(employee))).toMatchObject({
      ...{ headCount: 2, drafts: null, seats: null, leavers: null, openTasks: 4 },
    });
  });
});
