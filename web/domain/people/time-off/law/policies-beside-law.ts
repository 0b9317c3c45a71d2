import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { headsBy } from "../../employment/heads";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { type GroupPolicy, policyOn } from "../ledger/spans";
import { groupOf, type PolicyView, policyView } from "../policies/policy-rows";
import { compareSickPolicy, compareVacationPolicy } from "./compare-policy";
import type { Finding, Provision, SickLeaveLaw } from "./law-types";
import { payoutLaw, sickLeaveLaw } from "./sick-leave-law";

export type PolicyBesideLaw = { policyId: number; name: string; findings: Finding[] };
export type PlaceBesideLaw = {
  placeId: number;
  place: string;
  state: string;
  heads: number;
  sick: { law: SickLeaveLaw | null; policies: PolicyBesideLaw[]; missing: Finding | null };
  payout: { isRequired: boolean; provision: Provision | null; policies: PolicyBesideLaw[] } | null;
};

const TYPES = ["full_time", "part_time"] as const;
/** A policy of these kinds can serve as sick leave. */
const SERVES = [["sick"], ["pto"]] as const;

/** Each place of work with its law on sick leave and on vacation that is left, and what the policies that hold there lack. */
export const policiesBesideLaw = (member: PeopleMember): Promise<PlaceBesideLaw[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const places = await tx.organizationLocation.findMany({
      where: { organizationId, isActive: true },
      orderBy: { name: "asc" },
      take: 200,
    });
    const heads = await headsBy(tx, organizationId, "work_location_id", today());
    const all = [...heads.values()].reduce((sum, count) => sum + count, 0);
    const policies = await policiesInForce(tx, organizationId);
    const states = [...new Set(places.map(({ state }) => state))];
    const byState = new Map(
      await Promise.all(
        states.map(async (state) => {
          const inState = places
            .filter((place) => place.state === state)
            .reduce((sum, { id }) => sum + (heads.get(id) ?? 0), 0);
          const size = { all, inState };
          return [
            state,
            { sick: await sickLeaveLaw(state, size, today()), payout: await payoutLaw(state, today()) },
          ] as const;
        }),
      ),
    );
    return places.map(({ id, name, state }) => {
      const law = byState.get(state) ?? { sick: null, payout: null };
      const at = (kinds: readonly string[]) => holding(policies, id, kinds);
      const serving = SERVES.map((kinds) => at(kinds)).find((found) => found.length > 0) ?? [];
      const isAsked = law.sick?.status === "required";
      return {
        ...{ placeId: id, place: name, state, heads: heads.get(id) ?? 0 },
        sick: {
          law: law.sick,
          policies: isAsked && law.sick ? serving.map(beside(compareSickPolicy, law.sick)) : [],
          missing: isAsked && law.sick && serving.length === 0 ? missingOf(law.sick) : null,
        },
        payout: law.payout && {
          isRequired: law.payout.isRequired,
          provision: law.payout.sentences.payout,
          policies: at(["vacation", "pto"]).map(beside(compareVacationPolicy, law.payout)),
        },
      };
    });
  });

type Policy = { view: PolicyView; group: GroupPolicy };

async function policiesInForce(tx: Transaction, organizationId: number): Promise<Policy[]> {
  const rows = await tx.timeOffPolicy.findMany({
    where: { organizationId, isActive: true },
    include: { place: { select: { name: true, state: true } } },
  });
  return rows.map((row) => ({ view: policyView(row), group: groupOf(row) }));
}

/** The policies of some kinds that hold today for somebody who works at a place. */
function holding(policies: readonly Policy[], placeId: number, kinds: readonly string[]): PolicyView[] {
  const own = policies.filter(({ view }) => kinds.includes(view.kind));
  const codes = [...new Set(own.map(({ view }) => view.code))];
  const day = today();
  const found = TYPES.flatMap((employmentType) =>
    codes.flatMap((code) => {
      const slice = { from: day, to: null, startedOn: day, placeId, employmentType, weeklyMinutes: 2400 };
      const groups = own.filter(({ view }) => view.code === code).map(({ group }) => group);
      return policyOn(groups, slice, day)?.rules.policyId ?? [];
    }),
  );
  return own.filter(({ view }) => found.includes(view.id)).map(({ view }) => view);
}

const beside =
  <Law>(compare: (policy: PolicyView, law: Law) => Finding[], law: Law) =>
  (policy: PolicyView): PolicyBesideLaw => ({
    policyId: policy.id,
    name: policy.name,
    findings: compare(policy, law),
  });

const missingOf = ({ stateName, hoursPerYear, accrualHours, sentences }: SickLeaveLaw): Finding => ({
  ...{ key: "none", level: "short", provision: sentences.none ?? null },
  message: `${stateName} asks for paid sick leave: no policy of yours gives it here.`,
  change:
    hoursPerYear === null
      ? `add one that earns 1 hour for every ${accrualHours ?? 40} worked`
      : `add one that gives ${hoursPerYear} hours a year`,
});
