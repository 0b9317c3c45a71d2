import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import { Conflict } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { checkPosting } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { openRound } from "./approval";
import { holdJob, refuseOldVersion, requireOwnJob } from "./hold-job";
import { checkReferences, jobColumns, refuseTakenNumber } from "./job-columns";
import { type JobChange, MATERIAL_FIELDS } from "./job-form";
import { keepVersion } from "./job-versions";
import { syncSeats } from "./seats";

export type JobUpdate = { version: number; approvalReset: boolean; paused: boolean };

/**
 * Changes a requisition. A material change of an approved one asks for approval again; a published job is paused until
 * then, because what stands on the careers page is what was approved.
 */
export async function updateJob(member: HiringMember, id: number, change: JobChange): Promise<JobUpdate> {
  const { organizationId } = member;
  const { version, ...fields } = change;
  return inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, id);
    requireOwnJob(job, member);
    refuseOldVersion(job, version);
    if (job.status === "closed")
      throw new Conflict("A closed job is not changed. Reopen it first.", { code: "closed" });
    if (job.approvalStatus === "pending") {
      throw new Conflict("This requisition waits for approval. Recall it first.", { code: "pending" });
    }
    await checkReferences(tx, organizationId, fields);
    if (fields.requisitionNumber) await refuseTakenNumber(tx, organizationId, fields.requisitionNumber, id);
    if (fields.requisitionNumber === null) fields.requisitionNumber = job.requisitionNumber;
    const approvalReset = job.approvalStatus === "approved" && isMaterial(job, fields);
    const paused = approvalReset && job.status === "published";
    if (approvalReset || job.versionControl) await keepVersion(tx, member, job, "Before a change");
    const changed = await tx.job.update({
      where: { id },
      data: {
        ...jobColumns(fields, fields.descriptionFormat ?? job.descriptionFormat),
        lastModifiedBy: member.userId,
        version: { increment: 1 },
        ...(approvalReset ? { approvalStatus: "pending", approvedAt: null, approvedBy: null } : {}),
        ...(paused ? { status: "paused" } : {}),
      },
    });
    if (approvalReset) await startAgain(tx, member, changed);
    if (changed.status !== "draft") await syncSeats(tx, changed);
    await checkPosting(tx, organizationId, id);
    return { version: changed.version, approvalReset, paused };
  });
}

async function startAgain(tx: Transaction, member: HiringMember, job: Job): Promise<void> {
  await openRound(tx, member, job);
  await recordActivity(tx, member, {
    type: "job.approval_reset",
    entity: { type: "job", id: job.id },
    title: `${job.title} was changed and waits for approval again`,
    metadata: { at: now().toISOString() },
  });
}

function isMaterial(job: Job, fields: Partial<JobChange>): boolean {
  return MATERIAL_FIELDS.some((name) => {
    const next = fields[name];
    return next !== undefined && JSON.stringify(next ?? null) !== JSON.stringify(job[name] ?? null);
  });
}
