import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { Conflict } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { holdJob, requireOwnJob } from "./hold-job";

/**
 * Takes a job off the lists. What people applied to is a record that the law keeps: it cannot be deleted while it is open,
 * and its applications stay until their retention ends. A draft without applications may be deleted by whoever made it.
 */
export async function deleteJob(member: HiringMember, id: number): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, id);
    requireOwnJob(job, member);
    if (job.status === "published" || job.status === "paused") {
      throw new Conflict("This job is open. Close it first.", { code: "job_open" });
    }
    const applications = await tx.application.count({ where: { organizationId, jobId: id } });
    const active = await tx.application.count({
      where: {
        organizationId,
        jobId: id,
        status: { in: ["applied", "screening", "interviewing", "offer"] },
        deletedAt: null,
      },
    });
    if (active > 0) {
      throw new Conflict("Applications of this job are still open. Finish them first.", { code: "applications_open" });
    }
    // The number stays taken: it may stand in letters and in the audit.
    await tx.job.update({ where: { id }, data: { deletedAt: now(), version: { increment: 1 } }, select: { id: true } });
    await recordActivity(tx, member, {
      type: "job.deleted",
      entity: { type: "job", id },
      title: `${job.title} was deleted`,
    });
    await recordAudit(tx, member.principal, {
      action: "job.delete",
      organizationId,
      entity: { type: "job", id },
      detail: { applicationsKept: applications },
    });
  });
}
