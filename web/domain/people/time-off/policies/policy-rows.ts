import type { TimeOffPolicy } from "~/platform/db/generated/client";
import { dayOf, dayOrNull } from "../../plain-days";
import type { AccrualMethod, Rules, YearBasis } from "../ledger/ledger-types";
import type { GroupPolicy } from "../ledger/spans";

export type TenureStep = { afterMonths: number; grantMinutes: number };
export type Blackout = { from: string; to: string; reason: string };

/** A stored policy as the rules that the replay goes by. */
export const rulesOf = (row: TimeOffPolicy): Rules => ({
  policyId: row.id,
  name: row.name,
  method: row.method as AccrualMethod,
  grantMinutes: row.grantMinutes,
  workedPerMinute: row.workedPerMinute,
  tenureSteps: row.tenureSteps as TenureStep[],
  balanceCapMinutes: row.balanceCapMinutes,
  carryOverMinutes: row.carryOverMinutes,
  carryOverMonths: row.carryOverMonths,
  yearCapMinutes: row.yearCapMinutes,
  yearBasis: row.yearBasis as YearBasis,
  isProrated: row.isProrated,
  scalesWithHours: row.scalesWithHours,
});

export const groupOf = (row: TimeOffPolicy): GroupPolicy => ({
  code: row.code,
  rules: rulesOf(row),
  placeId: row.workLocationId,
  employmentType: row.employmentType,
  from: dayOf(row.effectiveFrom),
  to: dayOrNull(row.effectiveTo),
});

/** A policy as people and programs read it. */
export function policyView(row: TimeOffPolicy & { place: { name: string; state: string } | null }) {
  const { policyId: _, ...rules } = rulesOf(row);
  return {
    id: row.id,
    ...rules,
    tenureSteps: [...rules.tenureSteps],
    code: row.code,
    description: row.description,
    kind: row.kind,
    isPaid: row.isPaid,
    waitingDays: row.waitingDays,
    mostNegativeMinutes: row.mostNegativeMinutes,
    requiresApproval: row.requiresApproval,
    secondApprovalMinutes: row.secondApprovalMinutes,
    advanceRequestDays: row.advanceRequestDays,
    blackouts: row.blackouts as Blackout[],
    paidOutOnLeaving: row.paidOutOnLeaving,
    placeId: row.workLocationId,
    place: row.place ? { name: row.place.name, state: row.place.state } : null,
    employmentType: row.employmentType,
    effectiveFrom: dayOf(row.effectiveFrom),
    effectiveTo: dayOrNull(row.effectiveTo),
    version: row.version,
  };
}
export type PolicyView = ReturnType<typeof policyView>;
