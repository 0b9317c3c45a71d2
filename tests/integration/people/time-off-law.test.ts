import { describe, expect, it } from "vitest";
import { policiesBesideLaw } from "~/domain/people/time-off/law/policies-beside-law";
import { changePolicy } from "~/domain/people/time-off/policies/policies";
import { policyForm } from "~/domain/people/time-off/policies/policy-form";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, makeCompany } from "./company";
import { memberOf, policyOf } from "./time-off-company";

useDatabase();

const placeOf = async (owner: Caller, state: string) => {
  const placeId = (await call(owner, "POST", "places", { name: `Shop ${state}`, state })).body.id;
  await added(owner, { placeId });
  return placeId;
};

describe("a policy beside the law of a place", () => {
  it("is short of what California asks, with the sentence of the law and the smallest change", async () => {
    const owner = await makeCompany();
    await placeOf(owner, "CA");
    const sick = { name: "Sick leave", kind: "sick", grantMinutes: 24 * 60, waitingDays: 120 };
    const policyId = await policyOf(owner, sick);
    const member = await memberOf(owner);
    const short = async () =>
      (await policiesBesideLaw(member))[0]?.sick.policies[0]?.findings.filter(({ level }) => level === "short") ?? [];
    expect(await short()).toMatchObject([
      {
        key: "hours",
        message: "California asks for 40 hours a year: yours gives 24 hours.",
        change: "give 40 hours a year",
        provision: { slug: "ca-paid-sick-leave", cite: expect.stringContaining("246(d)"), level: "official" },
      },
      { key: "waiting", change: "wait 90 days at most", provision: { slug: "ca-paid-sick-leave" } },
    ]);
    // What it says is enough is enough.
    const better = policyForm.parse({ ...sick, method: "front", grantMinutes: 40 * 60, waitingDays: 90 });
    await changePolicy(member, policyId, better);
    expect(await short()).toEqual([]);
  });

  it("is missed where none gives sick leave, and not asked for where no law does", async () => {
    const owner = await makeCompany();
    const texas = await placeOf(owner, "TX");
    await placeOf(owner, "CO");
    await policyOf(owner, { kind: "vacation" });
    const places = await policiesBesideLaw(await memberOf(owner));
    const of = (state: string) => places.find((place) => place.state === state);
    expect(of("CO")?.sick.missing).toMatchObject({
      message: "Colorado asks for paid sick leave: no policy of yours gives it here.",
      change: "add one that gives 48 hours a year",
      provision: { slug: "co-paid-sick-leave" },
    });
    expect(of("TX")).toMatchObject({ placeId: texas, heads: 1, sick: { policies: [], missing: null } });
  });

  it("shows where vacation must be paid out and may not be lost", async () => {
    const owner = await makeCompany();
    await placeOf(owner, "CA");
    await placeOf(owner, "TX");
    await policyOf(owner, { carryOverMinutes: 0 });
    const places = await policiesBesideLaw(await memberOf(owner));
    const keys = (state: string) =>
      places.find((place) => place.state === state)?.payout?.policies[0]?.findings.map(({ key }) => key);
    expect(keys("CA")).toEqual(["payout", "forfeiture"]);
    expect(keys("TX")).toEqual([]);
  });

  it("asks less of a small company where the law does, and nothing where it begins later", async () => {
    const owner = await makeCompany();
    for (const state of ["AZ", "NE", "VA"]) await placeOf(owner, state);
    await policyOf(owner, { name: "Sick leave", kind: "sick", grantMinutes: 24 * 60 });
    const places = await policiesBesideLaw(await memberOf(owner));
    const law = (state: string) => places.find((place) => place.state === state)?.sick.law;
    expect(law("AZ")).toMatchObject({ status: "required", hoursPerYear: 24 });
    expect(law("NE")?.status).toBe("smaller");
    expect(law("VA")?.status).not.toBe("required");
  });
});
