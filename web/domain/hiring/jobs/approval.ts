import { RESTRICTION, seesJob } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import type { HiringMember } from "../member/hiring-member";
import { type ApprovalStep, readPolicies } from "../settings/policies";
import { seatEverybody } from "../team/seat-everybody";

type Asked = { id: number; organizationId: number; approvalRound: number; createdBy: number | null };

/** Opens a new round of approval: the organization's steps as they are now, the first one due. */
export async function openRound(tx: Transaction, member: HiringMember, job: Asked): Promise<void> {
  const { organizationId } = member;
  const round = job.approvalRound + 1;
  const steps = await stepsOf(tx, member, job.id);
  await voidVotes(tx, job);
  await tx.jobApprovalStep.createMany({
    data: steps.map((step, index) => ({
      organizationId,
      jobId: job.id,
      round,
      stepOrder: index + 1,
      status: index === 0 ? "due" : "waiting",
      createdAt: now(),
      ...step,
    })),
  });
  await tx.job.update({ where: { id: job.id }, data: { approvalRound: round }, select: { id: true } });
}

/** Who is asked. Whoever submits is left out, unless the policy allows it or nobody else could answer. */
export async function stepsOf(
  tx: Transaction,
  { organizationId, teamMemberId }: HiringMember,
  jobId: number,
): Promise<ApprovalStep[]> {
  await seatEverybody(tx, organizationId);
  const { approvalSteps, selfApproval } = await readPolicies(tx, organizationId);
  const active = await tx.teamMember.findMany({
    where: { organizationId, isActive: true, userId: { not: null } },
    select: { id: true, ...RESTRICTION },
  });
  const managers = active.filter(({ role }) => role === "owner" || role === "admin").map(({ id }) => id);
  const steps =
    approvalSteps.length > 0
      ? approvalSteps
      : [{ name: "Owner or admin", approverIds: managers, requiredApprovals: 1 }];
  // Whoever does not see the job cannot answer.
  const there = new Set(active.filter((person) => seesJob(person, jobId)).map(({ id }) => id));
  return steps.map((step) => {
    const asked = step.approverIds.filter((id) => there.has(id));
    const others = selfApproval ? asked : asked.filter((id) => id !== teamMemberId);
    const approverIds = others.length > 0 ? others : asked.length > 0 ? asked : managers;
    return { ...step, approverIds, requiredApprovals: Math.min(step.requiredApprovals, approverIds.length) };
  });
}

/** The votes of the rounds before count no more; they stay in the log. */
export async function voidVotes(
  tx: Transaction,
  { id: jobId, organizationId }: Omit<Asked, "createdBy">,
): Promise<void> {
  await tx.jobApprovalVote.updateMany({
    where: { organizationId, voidedAt: null, step: { jobId } },
    data: { voidedAt: now() },
  });
  await tx.jobApprovalStep.updateMany({
    where: { organizationId, jobId, status: { in: ["due", "waiting"] } },
    data: { status: "skipped", decidedAt: now() },
  });
}

/** The step that waits for this member now, or null. */
export async function stepFor(
  tx: Transaction,
  job: { id: number; organizationId: number; approvalRound: number },
  teamMemberId: number,
) {
  const step = await tx.jobApprovalStep.findFirst({
    where: {
      organizationId: job.organizationId,
      jobId: job.id,
      round: job.approvalRound,
      status: "due",
      approverIds: { has: teamMemberId },
    },
    include: { votes: { where: { voidedAt: null } } },
  });
  return step?.votes.some(({ approverId }) => approverId === teamMemberId) ? null : step;
}

type Vote = { decision: "approved" | "rejected"; reason: string | null };

/** Casts a vote; answers whether the whole requisition is decided by it. */
export async function castVote(
  tx: Transaction,
  member: HiringMember,
  job: { id: number; organizationId: number; approvalRound: number },
  { decision, reason }: Vote,
): Promise<"open" | "approved" | "rejected"> {
  const { organizationId, teamMemberId } = member;
  const step = await stepFor(tx, job, teamMemberId);
  if (!step) throw new Conflict("This requisition does not wait for your approval.", { code: "not_asked" });
  await tx.jobApprovalVote.create({
    data: { organizationId, stepId: step.id, approverId: teamMemberId, decision, reason, createdAt: now() },
  });
  const close = (status: string) =>
    tx.jobApprovalStep.update({ where: { id: step.id }, data: { status, decidedAt: now() } });
  if (decision === "rejected") {
    await close("rejected");
    return "rejected";
  }
  const approvals = step.votes.filter((vote) => vote.decision === "approved").length + 1;
  if (approvals < step.requiredApprovals) return "open";
  await close("approved");
  const next = await tx.jobApprovalStep.findFirst({
    where: { organizationId, jobId: job.id, round: job.approvalRound, status: "waiting" },
    orderBy: { stepOrder: "asc" },
  });
  if (!next) return "approved";
  await tx.jobApprovalStep.update({ where: { id: next.id }, data: { status: "due" } });
  return "open";
}
