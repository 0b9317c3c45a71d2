import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import { Conflict } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { blockingFindings, checkPosting } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { openRound } from "./approval";
import { holdJob, refuseOldVersion, requireOwnJob } from "./hold-job";
import { jobParts, keepVersion } from "./job-versions";
import { syncSeats } from "./seats";

export type FactsChange = {
  version: number;
  /** What was approved says something else now, and waits for approval again or for being submitted. */
  approvalReset: boolean;
  /** It left the careers page. */
  paused: boolean;
  /** A finding of the law check stands against it. */
  blocked: boolean;
};

type Written = {
  /** Whether approval rests on what was changed. */
  isMaterial: boolean;
  columns?: Prisma.JobUncheckedUpdateInput;
};

/**
 * Changes what a requisition says: its fields, questions or translations. The one way in for all of them: held, allowed,
 * written, checked against the law. A material change of an approved one asks for approval again. A published one stays on
 * the careers page only as it was approved and while nothing blocks it; what is blocked must be mended, or overridden with a
 * reason, before it goes on.
 */
export async function changeFacts(
  member: HiringMember,
  id: number,
  version: number | undefined,
  write: (tx: Transaction, job: Job) => Promise<Written>,
): Promise<FactsChange> {
  return inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, id);
    requireOwnJob(job, member);
    refuseOldVersion(job, version);
    if (job.status === "closed")
      throw new Conflict("A closed job is not changed. Reopen it first.", { code: "closed" });
    if (job.approvalStatus === "pending") {
      throw new Conflict("This requisition waits for approval. Recall it first.", { code: "pending" });
    }
    const before = await jobParts(tx, job);
    const { isMaterial, columns = {} } = await write(tx, job);
    const approvalReset = job.approvalStatus === "approved" && isMaterial;
    if (approvalReset || job.versionControl)
      await keepVersion(tx, member, job, { note: "Before a change", parts: before });
    const stamped = { ...columns, lastModifiedBy: member.userId, version: { increment: 1 } };
    const changed = await tx.job.update({ where: { id }, data: stamped });
    await checkPosting(tx, member.organizationId, id);
    const blocked = (await blockingFindings(tx, member.organizationId, id)).length > 0;
    const paused = job.status === "published" && (approvalReset || blocked);
    if (approvalReset) await askAgain(tx, member, changed, blocked);
    else if (paused) await tx.job.update({ where: { id }, data: { status: "paused" }, select: { id: true } });
    if (paused) await tellPaused(tx, member, changed, blocked);
    if (changed.status !== "draft") await syncSeats(tx, changed);
    return { version: changed.version, approvalReset, paused, blocked };
  });
}

/** Opens a new round of approval; what the law check blocks becomes a draft that is mended and submitted. */
async function askAgain(tx: Transaction, member: HiringMember, job: Job, blocked: boolean): Promise<void> {
  const approval = { approvedAt: null, approvedBy: null };
  const state = blocked
    ? { approvalStatus: "draft", status: "draft" }
    : { approvalStatus: "pending", status: job.status === "published" ? "paused" : job.status };
  await tx.job.update({ where: { id: job.id }, data: { ...approval, ...state }, select: { id: true } });
  if (!blocked) await openRound(tx, member, job);
  await recordActivity(tx, member, {
    type: "job.approval_reset",
    entity: { type: "job", id: job.id },
    title: `${job.title} was changed and ${blocked ? "is a draft until the law check is settled" : "waits for approval again"}`,
    metadata: { at: now().toISOString() },
  });
}

async function tellPaused(tx: Transaction, member: HiringMember, job: Job, blocked: boolean): Promise<void> {
  const why = blocked ? "the law check blocks what was changed" : "what was changed waits for approval";
  await recordActivity(tx, member, {
    type: "job.paused",
    entity: { type: "job", id: job.id },
    title: `${job.title} left the careers page: ${why}`,
  });
  await emitEvent(tx, member.organizationId, "job.paused", { jobId: job.id });
}
