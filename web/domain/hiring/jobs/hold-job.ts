import type { Transaction } from "~/platform/db/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import type { HiringMember } from "../member/hiring-member";

/** A job of the organization, locked until the transaction ends: changes of one job happen one after the other. */
export async function holdJob(tx: Transaction, { organizationId }: HiringMember, id: number): Promise<Job> {
  await tx.$queryRaw`select id from jobs where organization_id = ${organizationId} and id = ${id} for update`;
  const job = await tx.job.findFirst({ where: { id, organizationId, deletedAt: null } });
  if (!job) throw new NotFound("This job was not found.");
  return job;
}

type Own = { hiringManagerId: number | null; createdBy: number | null };

/** Whether a requisition is the member's own: made by them, or for their team. */
export const isOwnJob = (job: Own, member: HiringMember): boolean =>
  job.hiringManagerId === member.teamMemberId || job.createdBy === member.userId;

/** Hiring managers change their own requisitions only. */
export function requireOwnJob(job: Own, member: HiringMember): void {
  if (member.role !== "hiring_manager" || isOwnJob(job, member)) return;
  throw new Forbidden("Hiring managers change their own requisitions only.", { code: "role_missing" });
}

/** Somebody who read an older version is told so. */
export function refuseOldVersion(job: { version: number }, version: number | undefined): void {
  if (version === undefined || version === job.version) return;
  throw new Conflict("Someone else changed this job. Reload it, then save.", { code: "changed_elsewhere" });
}
