import type { Transaction } from "~/platform/db/client";
import type { NewActivity } from "../activity/record-activity";
import type { HiringMember } from "../member/hiring-member";

/**
 * Whoever works on single jobs writes of a person as of an applicant for one of them, the newest: with the person alone it would stand
 * with all jobs. Null where a member sees every job.
 */
export async function applicationInView(
  tx: Transaction,
  { organizationId, jobs }: HiringMember,
  candidateId: number,
): Promise<number | null> {
  if (jobs === null) return null;
  const where = { organizationId, candidateId, deletedAt: null };
  const newest = await tx.application.findFirst({ where, orderBy: { id: "desc" }, select: { id: true } });
  return newest?.id ?? null;
}

/** Where the line of the timeline stands. */
export const entityInView = (candidateId: number, applicationId: number | null): NewActivity["entity"] =>
  applicationId === null ? { type: "candidate", id: candidateId } : { type: "application", id: applicationId };
