import { z } from "zod";
import { invalidField } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { roleAllows } from "../states/abilities";
import { savePolicies } from "./company-settings";
import { type ApprovalStep, approvalStep } from "./policies";

export const approvalStepForm = z.array(approvalStep).max(10);

/**
 * Names the steps that a requisition goes through, in their order, each with its approvers. Empty: one step, any owner or
 * admin. Rounds that are under way keep the steps they began with.
 */
export async function saveApprovalSteps(member: HiringMember, steps: ApprovalStep[]): Promise<void> {
  const { organizationId } = member;
  const team = await inHiring(member, (tx) =>
    tx.teamMember.findMany({
      where: { organizationId, isActive: true, userId: { not: null } },
      select: { id: true, role: true },
    }),
  );
  const able = new Set(
    team.filter(({ role }) => roleAllows(role as HiringMember["role"], "jobs:approve")).map(({ id }) => id),
  );
  for (const { name, approverIds, requiredApprovals } of steps) {
    const unable = approverIds.some((id) => !able.has(id));
    if (unable) throw invalidField("steps", `${name}: choose people of the team who may approve.`);
    if (new Set(approverIds).size < requiredApprovals)
      throw invalidField("steps", `${name}: it needs more approvals than it has approvers.`);
  }
  await savePolicies(member, { approvalSteps: steps });
}
