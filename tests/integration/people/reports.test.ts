import { describe, expect, it } from "vitest";
import { countEmployees, employeeQuery } from "~/domain/people";
import { addDays } from "~/domain/people/plain-days";
import { reportFile } from "~/domain/people/reports/report-file";
import { today } from "~/platform/clock";
import { readTable } from "~/platform/sheets/read-table";
import { useDatabase } from "../../setup/database";
import { added, call, joinCompany, makeCompany, memberOf } from "./company";
import { policyOf } from "./time-off-company";

useDatabase();

/** Two who work here, one to come, and one who left three days ago; vacation is paid out on leaving. */
async function company() {
  const owner = await makeCompany();
  const departmentId = (await call(owner, "POST", "departments", { name: "Kitchen" })).body.id;
  const ana = await added(owner, { departmentId });
  await added(owner, { pay: { amount: 6_240_000, type: "annual" } });
  await added(owner, { startDate: addDays(today(), 10) });
  const left = await added(owner);
  const plan = { kind: "resignation", lastDay: addDays(today(), -3), begin: true, acceptWarnings: true };
  const answer = await call(owner, "POST", `employees/${left}/leaving`, plan);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  await policyOf(owner, { method: "front", grantMinutes: 2400, carryOverMinutes: 0, paidOutOnLeaving: true });
  return { owner, ana };
}

describe("reports about people", () => {
  it("count what the directory counts, on any day", async () => {
    const { owner } = await company();
    const report = (await call(owner, "GET", "reports/headcount")).body;
    const { headCount } = await countEmployees(await memberOf(owner), employeeQuery.parse({}));
    expect(headCount).toBe(2);
    expect(report).toMatchObject({
      headCount,
      byDepartment: [
        { name: "Kitchen", headCount: 1 },
        { name: "No department", headCount: 1 },
      ],
      byEmployment: [{ name: "full_time", headCount: 2 }],
    });
    expect(report.months).toHaveLength(13);
    expect(report.months[0].headCount).toBe(3);
    const before = (await call(owner, "GET", `reports/headcount?asOf=${addDays(today(), -3)}`)).body;
    expect(before.headCount).toBe(3);
    expect((await call(owner, "GET", "reports/headcount?asOf=2020-02-29")).body.headCount).toBe(0);
  });

  it("say who left of how many, and how that is counted", async () => {
    const { owner } = await company();
    const { body } = await call(owner, "GET", "reports/turnover");
    expect(body).toMatchObject({ left: 1, byKind: [{ left: 1 }], definition: expect.stringContaining("average") });
    expect(body.averageHeadCount).toBeGreaterThan(2);
    expect(body.rate).toBeCloseTo(1 / body.averageHeadCount, 2);
    expect((await call(owner, "GET", "reports/turnover?asOf=2024-02-29")).body).toMatchObject({
      ...{ from: "2023-02-28", left: 0, rate: expect.any(Number) },
    });
    expect((await call(owner, "GET", "reports/turnover?asOf=1990-01-01")).body).toMatchObject({ left: 0, rate: null });
  });

  it("reckon unused leave at the pay of the day, for HR and payroll alone", async () => {
    const { owner, ana } = await company();
    const { body } = await call(owner, "GET", "reports/leave-liability");
    const line = body.lines.find(({ employeeId }: { employeeId: number }) => employeeId === ana);
    expect(line).toMatchObject({ minutes: 2400, hourlyCents: 2_500, cents: 100_000 });
    expect(body.lines.map(({ hourlyCents }: { hourlyCents: number }) => hourlyCents).sort()).toEqual([2_500, 3_000]);
    expect(body).toMatchObject({ minutes: 4_800, cents: 220_000, withoutPay: 0, isPart: false });
    const { organizationId } = owner;
    const viewer = await joinCompany(organizationId, "hr_viewer");
    const payroll = await joinCompany(organizationId, "payroll");
    const employee = await joinCompany(organizationId, "employee", ana);
    const asked = async (who: typeof viewer, name: string) => (await call(who, "GET", `reports/${name}`)).status;
    expect(await asked(viewer, "headcount")).toBe(200);
    expect(await asked(viewer, "leave-liability")).toBe(403);
    expect(await asked(payroll, "leave-liability")).toBe(200);
    expect(await asked(employee, "headcount")).toBe(403);
    await expect(reportFile(await memberOf(viewer), "leave-liability", { format: "csv" })).rejects.toMatchObject({
      status: 403,
    });
    for (const format of ["csv", "excel"] as const) {
      const { stream } = await reportFile(await memberOf(payroll), "leave-liability", { format });
      const { headers, rows } = readTable(new Uint8Array(await new Response(stream).arrayBuffer()), 100);
      expect(headers).toEqual(["Employee", "Leave", "Hours", "Pay per hour", "Amount"]);
      expect(rows.map((row) => row[4]).sort()).toEqual(["1000", "1200"]);
    }
    expect((await call(owner, "GET", "reports/headcount?asOf=tomorrow")).status).toBe(422);
  });
});
