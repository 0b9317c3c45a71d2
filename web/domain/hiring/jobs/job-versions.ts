import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import type { HiringMember } from "../member/hiring-member";

type Keeping = { note: string; parts?: object };

/** Keeps the job as it stands, with its questions and translations: what was approved and what was posted when. One row per version. */
export async function keepVersion(
  tx: Transaction,
  member: HiringMember,
  job: Job,
  { note, parts }: Keeping,
): Promise<void> {
  const { organizationId, id: jobId, version } = job;
  const data = { ...job, ...(parts ?? (await jobParts(tx, job))) };
  await tx.jobVersion.createMany({
    data: [
      {
        organizationId,
        jobId,
        version,
        data: JSON.parse(JSON.stringify(data)) as Prisma.InputJsonObject,
        changedBy: member.userId,
        changeNote: note,
        createdAt: now(),
      },
    ],
    skipDuplicates: true,
  });
}

/** What belongs to a posting beside its own fields. */
export async function jobParts(tx: Transaction, { organizationId, id: jobId }: Pick<Job, "organizationId" | "id">) {
  const questions = await tx.jobQuestion.findMany({
    where: { organizationId, jobId, isActive: true },
    orderBy: { position: "asc" },
    select: { id: true, label: true, kind: true, options: true, isRequired: true, hiddenUntil: true },
  });
  const translations = await tx.jobTranslation.findMany({
    where: { organizationId, jobId },
    orderBy: { language: "asc" },
    select: { language: true, title: true, description: true, benefitsText: true },
  });
  return { questions, translations };
}
