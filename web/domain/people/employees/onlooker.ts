import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { teamOf } from "../employment/managers";
import type { Onlooker } from "../fields/field-table";
import type { PeopleMember } from "../member/people-member";
import { settingsOf } from "../settings/people-settings";

/** What this member is to each employee: asked once for a page of them. */
export async function onlookerOf(tx: Transaction, member: PeopleMember): Promise<(employeeId: number) => Onlooker> {
  const { organizationId, role, employeeId: own } = member;
  const team = await teamOf(tx, organizationId, own, today());
  const { managersSeePay } = await settingsOf(tx, organizationId);
  return (employeeId) => ({ role, isSelf: employeeId === own, isManager: team.has(employeeId), managersSeePay });
}
