import { today } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { recordActivity } from "../activity/record-activity";

/** Bonuses whose waiting time is over, of people who are still hired, become payable. Run once a day. */
export async function bonusesDue({ signal }: { signal?: AbortSignal } = {}): Promise<{ payable: number }> {
  const organizations = await db().organization.findMany({ where: { closedAt: null }, select: { id: true } });
  const day = new Date(`${today()}T00:00:00Z`);
  let payable = 0;
  for (const { id: organizationId } of organizations) {
    if (signal?.aborted) break;
    payable += await inOrganization(organizationId, async (tx) => {
      const due = await tx.jobReferral.findMany({
        where: {
          organizationId,
          bonusStatus: "eligible",
          bonusAmount: { gt: 0 },
          bonusPayableOn: { lte: day },
          application: { status: "hired", deletedAt: null },
        },
        select: { id: true, referredCandidateId: true },
      });
      for (const { id, referredCandidateId } of due) {
        await tx.jobReferral.update({ where: { id }, data: { bonusStatus: "payable" }, select: { id: true } });
        await recordActivity(
          tx,
          { organizationId },
          {
            type: "referral.payable",
            entity: { type: "referral", id },
            candidateId: referredCandidateId,
            title: "Referral bonus is due",
            isPublic: false,
          },
        );
      }
      return due.length;
    });
  }
  return { payable };
}
