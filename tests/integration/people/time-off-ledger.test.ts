import { describe, expect, it } from "vitest";
import { readBalances } from "~/domain/people/time-off/balances";
import { addHandEntry, listLedger } from "~/domain/people/time-off/hand-entries";
import { settleLedgers } from "~/domain/people/time-off/ledger/settle-ledger";
import { changePolicy, listPolicies, withdrawPolicy } from "~/domain/people/time-off/policies/policies";
import { policyForm } from "~/domain/people/time-off/policies/policy-form";
import { inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, call, joinCompany, makeCompany } from "./company";
import { entriesOf, memberOf, policyOf } from "./time-off-company";

useDatabase();

const UNTIL = "2026-06-30";
const settle = (organizationId: number, ids: number[]) =>
  inOrganization(organizationId, (tx) => settleLedgers(tx, organizationId, ids, UNTIL));

describe("the ledger of leave", () => {
  it("is written once however often and however many at a time write it", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { startDate: "2025-01-01" });
    await policyOf(owner, { method: "monthly", grantMinutes: 5760 });
    const counts = await Promise.all([settle(owner.organizationId, [id]), settle(owner.organizationId, [id])]);
    expect(counts.sort()).toEqual([0, 18]);
    const entries = await entriesOf(owner.organizationId, id);
    expect(entries).toHaveLength(18);
    expect(entries.at(-1)).toEqual({ kind: "accrue", minutes: 480, on: UNTIL, source: "accrue:2026-06-30" });
  });

  it("puts right on its own day what a back-dated change made wrong", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { startDate: "2026-01-01" });
    await policyOf(owner, { method: "monthly", grantMinutes: 5760, scalesWithHours: true });
    await settle(owner.organizationId, [id]);
    const half = { effectiveOn: "2026-05-01", weeklyMinutes: 1200, reason: "hours" };
    expect((await call(owner, "POST", `employees/${id}/changes`, half)).status).toBe(200);
    expect(await settle(owner.organizationId, [id])).toBe(2);
    expect(await settle(owner.organizationId, [id])).toBe(0);
    expect((await entriesOf(owner.organizationId, id)).slice(-4)).toEqual([
      { kind: "accrue", minutes: 480, on: "2026-05-31", source: "accrue:2026-05-31" },
      { kind: "adjust", minutes: -240, on: "2026-05-31", source: "accrue:2026-05-31~1" },
      { kind: "accrue", minutes: 480, on: "2026-06-30", source: "accrue:2026-06-30" },
      { kind: "adjust", minutes: -240, on: "2026-06-30", source: "accrue:2026-06-30~1" },
    ]);
  });

  it("refuses a second entry of a source, and any change of one", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const id = await added(owner);
    const policyId = await policyOf(owner);
    await settle(organizationId, [id]);
    const twin = inOrganization(organizationId, (tx) =>
      tx.timeOffEntry.create({
        data: {
          ...{ organizationId, employeeId: id, policyId, kind: "grant", minutes: 1, source: "grant:2025-01-01" },
          effectiveOn: new Date("2025-01-01T00:00:00Z"),
        },
      }),
    );
    await expect(twin).rejects.toThrow(/Unique constraint/);
    const change = inOrganization(organizationId, (tx) => tx.timeOffEntry.updateMany({ data: { minutes: 5 } }));
    await expect(change).rejects.toThrow(/append only/);
  });
});

describe("a balance", () => {
  it("goes on where somebody moves to a place with a policy of its own", async () => {
    const owner = await makeCompany();
    const place = (await call(owner, "POST", "places", { name: "Oakland", state: "CA" })).body.id;
    const id = await added(owner, { startDate: "2025-01-01" });
    await policyOf(owner, { name: "Sick leave", kind: "sick", grantMinutes: 24 * 60 });
    await policyOf(owner, { name: "Sick leave California", kind: "sick", grantMinutes: 40 * 60, placeId: place });
    const move = { effectiveOn: "2026-07-01", placeId: place, reason: "transfer" };
    expect((await call(owner, "POST", `employees/${id}/changes`, move)).status).toBe(200);
    const member = await memberOf(owner);
    const [sick] = await readBalances(member, { employeeId: id, asOf: "2026-12-31" });
    // 24 hours a year twice, and sixteen more for 184 of 365 days.
    expect(sick).toMatchObject({
      code: "sick",
      name: "Sick leave California",
      minutes: 2 * 24 * 60 + 484,
      opening: 24 * 60,
    });
    expect(sick?.lines.map(({ note }) => note)).toEqual([
      "24 h a year, in front",
      "16 h more than under the policy before, for 184 of 365 days",
    ]);
  });

  it("goes on under the policy that follows from a day on, which never meets the one before", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { startDate: "2025-01-01" });
    const policyId = await policyOf(owner);
    const member = await memberOf(owner);
    const better = policyForm.parse({ name: "Vacation", kind: "vacation", method: "front", grantMinutes: 4800 });
    await changePolicy(member, policyId, better, "2026-01-01");
    const of = async (asOf: string) => (await readBalances(member, { employeeId: id, asOf }))[0]?.minutes;
    expect([await of("2024-12-31"), await of("2025-12-31"), await of("2026-01-01")]).toEqual([0, 2400, 7200]);
    expect((await listPolicies(member)).map(({ effectiveTo }) => effectiveTo)).toEqual(["2025-12-31", null]);
    await expect(policyOf(owner, { name: "Other", effectiveFrom: "2025-05-01" })).rejects.toMatchObject({
      status: 422,
    });
    await expect(policyOf(owner, { name: "Sick", kind: "sick", code: "vacation" })).rejects.toMatchObject({
      status: 422,
    });
  });

  it("takes what HR writes by hand with its reason, and gives back what a withdrawn policy gave", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { startDate: "2025-01-01" });
    const policyId = await policyOf(owner);
    const member = await memberOf(owner);
    const entry = { employeeId: id, policyId, effectiveOn: "2025-03-01", note: "Paid out at her wish" };
    await addHandEntry(member, { ...entry, kind: "payout", minutes: -480 });
    await expect(addHandEntry(member, { ...entry, kind: "payout", minutes: 480 })).rejects.toMatchObject({
      status: 422,
    });
    const wrong = { status: 422 };
    await expect(addHandEntry(member, { ...entry, kind: "expire", minutes: -1980 })).rejects.toMatchObject(wrong);
    await expect(addHandEntry(member, { ...entry, kind: "adjust", minutes: -30_000 })).rejects.toMatchObject(wrong);
    const early = { ...entry, effectiveOn: "2024-12-31", kind: "adjust" as const, minutes: 60 };
    await expect(addHandEntry(member, early)).rejects.toMatchObject(wrong);
    const jury = await policyOf(owner, { name: "Jury duty", kind: "jury", method: "none", grantMinutes: 0 });
    await expect(addHandEntry(member, { ...entry, policyId: jury, kind: "adjust", minutes: 60 })).rejects.toMatchObject(
      {
        details: { fields: [{ field: "policyId" }] },
      },
    );
    const balances = await readBalances(member, { employeeId: id, asOf: "2025-03-01" });
    expect(balances.find(({ code }) => code === "vacation")?.minutes).toBe(1920);
    expect((await listLedger(member, { employeeId: id, limit: 1 })).data[0]).toMatchObject({
      kind: "payout",
      minutes: -480,
    });
    await withdrawPolicy(member, policyId);
    await settle(owner.organizationId, [id]);
    const made = (await entriesOf(owner.organizationId, id)).filter(({ kind }) => kind !== "payout");
    expect(made.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
  });

  it("is seen by the person, their manager, HR and payroll, and by nobody else", async () => {
    const owner = await makeCompany();
    const boss = await added(owner);
    const id = await added(owner, { managerId: boss });
    const colleague = await added(owner);
    await policyOf(owner);
    const sees = async (role: string, own?: number) => {
      const member = await memberOf(await joinCompany(owner.organizationId, role, own));
      return readBalances(member, { employeeId: id }).then(
        (balances) => balances.length,
        ({ status }) => status,
      );
    };
    expect(await sees("employee", id)).toBe(1);
    expect(await sees("employee", boss)).toBe(1);
    expect(await sees("employee", colleague)).toBe(404);
    expect(await sees("payroll")).toBe(1);
    expect(await sees("hr_viewer")).toBe(404);
    const alone = await memberOf(await joinCompany(owner.organizationId, "hr_viewer"));
    await expect(readBalances(alone, {})).rejects.toMatchObject({ status: 403 });
  });
});
