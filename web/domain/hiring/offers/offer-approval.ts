import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { stepsOf } from "../jobs/approval";
import type { HiringMember } from "../member/hiring-member";
import { readPolicies } from "../settings/policies";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import type { Offer } from "./held-offer";

export const offerAddress = (id: number): string => `${config().appUrl}/ats/offers/${id}`;

/** Asks for approval of the version as it is: the organization's steps, the first one due. */
export async function askForApproval(tx: Transaction, member: HiringMember, offer: Offer): Promise<void> {
  const { organizationId, id: offerId, currentVersion: offerVersion } = offer;
  await tx.offerApproval.deleteMany({ where: { organizationId, offerId, offerVersion, decidedAt: null } });
  const steps = await stepsOf(tx, member, offer.application.jobId);
  // Asked again after a rejection or recall: the votes before stay, the new round counts on from them.
  const last = await tx.offerApproval.aggregate({
    where: { organizationId, offerId, offerVersion },
    _max: { stepOrder: true },
  });
  const base = last._max.stepOrder ?? 0;
  // One moment for the whole round: it tells this round from the one before.
  const createdAt = now();
  await tx.offerApproval.createMany({
    data: steps.flatMap(({ approverIds }, index) =>
      approverIds.map((approverId) => ({
        organizationId,
        offerId,
        offerVersion,
        stepOrder: base + index + 1,
        approverId,
        status: index === 0 ? "due" : "waiting",
        createdAt,
      })),
    ),
  });
  await tellDue(tx, offer);
}

/** Mails whoever is asked now. */
async function tellDue(tx: Transaction, offer: Offer): Promise<void> {
  const { organizationId, id: offerId, currentVersion: offerVersion } = offer;
  const due = await tx.offerApproval.findMany({
    where: { organizationId, offerId, offerVersion, status: "due" },
    include: { approver: { select: { email: true } } },
  });
  const { candidate, job } = offer.application;
  for (const { approver, stepOrder } of due) {
    await queueTeamMail(tx, offer.application.jobId, {
      to: approver.email,
      template: "hiring-letter",
      data: {
        subject: `Offer to approve: ${job.title}`.slice(0, 300),
        body: `An offer to ${mailedName(candidate)} for ${job.title} waits for your approval.`,
        organizationName: offer.organization.name,
        buttonLabel: "View the offer",
      },
      secrets: { link: offerAddress(offerId) },
      organizationId,
      dedupeKey: `offer-approval-${offerId}-${offerVersion}-${stepOrder}-${approver.email}`,
    });
  }
}

type Asked = { organizationId: number; id: number; currentVersion: number };

/** The approval that waits for this member, or null. */
export const dueFor = (tx: Transaction, { organizationId, id, currentVersion }: Asked, teamMemberId: number) =>
  tx.offerApproval.findFirst({
    where: { organizationId, offerId: id, offerVersion: currentVersion, approverId: teamMemberId, status: "due" },
  });

/** Casts a vote; answers whether the offer is decided by it. */
export async function voteOnOffer(
  tx: Transaction,
  member: HiringMember,
  offer: Offer,
  { decision, reason }: { decision: "approved" | "rejected"; reason: string | null },
): Promise<"open" | "approved" | "rejected"> {
  const { organizationId, teamMemberId } = member;
  const due = await dueFor(tx, offer, teamMemberId);
  if (!due) throw new Conflict("This offer does not wait for your approval.", { code: "not_asked" });
  const of = { organizationId, offerId: offer.id, offerVersion: offer.currentVersion };
  await tx.offerApproval.update({
    where: { id: due.id },
    data: { status: decision, reason, decidedAt: now() },
    select: { id: true },
  });
  if (decision === "rejected") {
    await skipOpenApprovals(tx, offer);
    return "rejected";
  }
  const step = await tx.offerApproval.findMany({ where: { ...of, stepOrder: due.stepOrder } });
  const { approvalSteps } = await readPolicies(tx, organizationId);
  const first = await tx.offerApproval.aggregate({
    where: { ...of, createdAt: due.createdAt },
    _min: { stepOrder: true },
  });
  const needed = approvalSteps[due.stepOrder - (first._min.stepOrder ?? 1)]?.requiredApprovals ?? 1;
  const given = step.filter(({ status }) => status === "approved").length;
  if (given < Math.min(needed, step.length)) return "open";
  await tx.offerApproval.updateMany({
    where: { ...of, stepOrder: due.stepOrder, status: "due" },
    data: { status: "skipped", decidedAt: now() },
  });
  const next = await tx.offerApproval.findFirst({ where: { ...of, status: "waiting" }, orderBy: { stepOrder: "asc" } });
  if (!next) return "approved";
  await tx.offerApproval.updateMany({
    where: { ...of, stepOrder: next.stepOrder, status: "waiting" },
    data: { status: "due" },
  });
  await tellDue(tx, offer);
  return "open";
}

/** Nobody is asked any more. */
export async function skipOpenApprovals(tx: Transaction, { organizationId, id, currentVersion }: Asked): Promise<void> {
  await tx.offerApproval.updateMany({
    where: { organizationId, offerId: id, offerVersion: currentVersion, status: { in: ["due", "waiting"] } },
    data: { status: "skipped", decidedAt: now() },
  });
}
