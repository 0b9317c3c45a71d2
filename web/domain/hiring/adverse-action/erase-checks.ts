import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";

/**
 * Takes a person out of what screening, referrals and background checks keep. The screening log stays for its four years:
 * identity is masked in it. Answers the files of background reports, which have to go as well (16 CFR 682.3).
 */
export async function eraseChecks(tx: Transaction, organizationId: number, candidateIds: number[]): Promise<number[]> {
  const own = { organizationId, candidateId: { in: candidateIds } };
  const theirs = { organizationId, application: { candidateId: { in: candidateIds } } };
  const reports = await tx.adverseActionCase.findMany({ where: theirs, select: { reportFileId: true } });
  await tx.aiScreeningResult.deleteMany({ where: own });
  await tx.adverseActionCase.updateMany({
    where: theirs,
    data: { steps: [], assessment: Prisma.DbNull, reportFileId: null },
  });
  await tx.jobReferral.updateMany({
    where: { organizationId, referredCandidateId: { in: candidateIds } },
    data: { notes: null },
  });
  return reports.flatMap(({ reportFileId }) => reportFileId ?? []);
}
