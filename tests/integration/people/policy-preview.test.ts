import { describe, expect, it } from "vitest";
import { today } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { added, call, joinCompany, makeCompany } from "./company";
import { policyOf } from "./time-off-company";

useDatabase();

describe("a policy of leave before it is saved", () => {
  it("says whose balance becomes which, as saving then makes it, and writes nothing", async () => {
    const owner = await makeCompany();
    const ana = await added(owner, { startDate: "2024-01-01" });
    const cut = await added(owner, { startDate: "2024-01-01", employmentType: "part_time" });
    const id = await policyOf(owner, { method: "front", grantMinutes: 2400, carryOverMinutes: 0 });
    const balanceOf = async (employeeId: number) =>
      (await call(owner, "GET", `time-off/balances?employeeId=${employeeId}`)).body.data[0]?.minutes;
    expect([await balanceOf(ana), await balanceOf(cut)]).toEqual([2400, 2400]);
    const [kept] = (await call(owner, "GET", "time-off/policies")).body.data;
    const { place: _, allowedActions: __, id: ___, ...policy } = kept;
    const wish = { ...policy, grantMinutes: 3000, employmentType: "full_time" };
    const preview = await call(owner, "POST", "time-off/policies/preview", { id, policy: wish });
    expect(preview).toMatchObject({
      status: 200,
      body: { asOf: today(), people: 2, isPart: false, more: 1, less: 1, same: 0 },
    });
    const lines = new Map(preview.body.lines.map((line: { employeeId: number }) => [line.employeeId, line]));
    expect(lines.get(ana)).toMatchObject({ before: 2400, after: 3000 });
    expect(lines.get(cut)).toMatchObject({ before: 2400, after: 0 });
    expect([await balanceOf(ana), await balanceOf(cut)]).toEqual([2400, 2400]);
    expect((await call(owner, "GET", "time-off/policies")).body.data).toHaveLength(1);
    expect((await call(owner, "PUT", `time-off/policies/${id}`, { policy: wish })).status).toBe(200);
    expect(await balanceOf(ana)).toBe(3000);
    expect((await balanceOf(cut)) ?? 0).toBe(0);
  });

  it("is refused as saving would be, and to who may not write policies", async () => {
    const owner = await makeCompany();
    const payroll = await joinCompany(owner.organizationId, "payroll");
    const id = await policyOf(owner, { carryOverMinutes: 0 });
    const [kept] = (await call(owner, "GET", "time-off/policies")).body.data;
    const { place: _, allowedActions: __, id: ___, ...policy } = kept;
    const ask = (body: object) => call(owner, "POST", "time-off/policies/preview", body);
    expect((await call(payroll, "POST", "time-off/policies/preview", { id, policy })).status).toBe(403);
    expect(await ask({ policy })).toMatchObject({ status: 422 });
    expect(await ask({ id: 999_999, policy })).toMatchObject({ status: 404 });
    expect(await ask({ id, from: "1990-01-01", policy })).toMatchObject({ status: 422 });
    expect(await ask({ id, policy: { ...policy, version: policy.version + 1 } })).toMatchObject({ status: 409 });
  });
});
