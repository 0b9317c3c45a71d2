import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import type { HiringMember } from "../member/hiring-member";

/** Keeps the job as it stands: what was approved and what was posted when. One row per version. */
export async function keepVersion(tx: Transaction, member: HiringMember, job: Job, note: string): Promise<void> {
  const { organizationId, id: jobId, version } = job;
  await tx.jobVersion.createMany({
    data: [
      {
        organizationId,
        jobId,
        version,
        data: JSON.parse(JSON.stringify(job)) as Prisma.InputJsonObject,
        changedBy: member.userId,
        changeNote: note,
        createdAt: now(),
      },
    ],
    skipDuplicates: true,
  });
}
