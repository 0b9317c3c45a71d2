import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { eraseMarked } from "~/platform/personal/erase-marked";
import { eraseProcess } from "./erase-process";

/**
 * Takes everything that tells the person out, as the schema declares it; the bare record stays, for counts, and the screening
 * log for its four years, with identity masked. Answers the files to remove, reports of background checks too (16 CFR 682.3).
 */
export async function eraseCandidate(tx: Transaction, organizationId: number, id: number): Promise<string[]> {
  const merged = await tx.candidate.findMany({ where: { organizationId, mergedIntoId: id }, select: { id: true } });
  const ids = [id, ...merged.map((one) => one.id)];
  const fileIds = [...(await filesOf(tx, organizationId, ids)), ...(await eraseProcess(tx, organizationId, ids))];
  const files = await tx.storedFile.findMany({
    where: { organizationId, id: { in: fileIds } },
    select: { storageKey: true },
  });
  await eraseMails(tx, organizationId, ids);
  await eraseMarked(tx, "candidate", { ids, organizationId });
  await tx.candidate.updateMany({
    where: { organizationId, id: { in: ids } },
    data: { isActive: false, erasedAt: now(), deletedAt: now(), version: { increment: 1 } },
  });
  await tx.storedFile.deleteMany({ where: { organizationId, id: { in: fileIds } } });
  return files.map(({ storageKey }) => storageKey);
}

async function filesOf(tx: Transaction, organizationId: number, ids: number[]): Promise<number[]> {
  const own = { organizationId, candidateId: { in: ids } };
  const theirs = { organizationId, application: { candidateId: { in: ids } } };
  const people = await tx.candidate.findMany({
    where: { organizationId, id: { in: ids } },
    select: { degreeFileId: true },
  });
  const resumes = await tx.resumeFile.findMany({ where: own, select: { fileId: true } });
  const answers = await tx.applicationAnswer.findMany({ where: theirs, select: { fileId: true } });
  const reports = await tx.adverseActionCase.findMany({ where: theirs, select: { reportFileId: true } });
  const requests = await tx.privacyRequest.findMany({ where: own, select: { fileId: true } });
  return [
    ...people.map(({ degreeFileId }) => degreeFileId),
    ...[...resumes, ...answers, ...requests].map(({ fileId }) => fileId),
    ...reports.map(({ reportFileId }) => reportFileId),
  ].filter((fileId) => fileId !== null);
}

/** Mails to the candidate: those of the history of contact, and whatever else the company sent to the address. */
async function eraseMails(tx: Transaction, organizationId: number, ids: number[]): Promise<void> {
  const messages = await tx.candidateMessage.findMany({
    where: { organizationId, candidateId: { in: ids } },
    select: { mailId: true },
  });
  const people = await tx.candidate.findMany({ where: { organizationId, id: { in: ids } }, select: { email: true } });
  const toThem = { organizationId, toAddress: { in: people.map(({ email }) => email) } };
  await tx.mail.updateMany({
    where: { OR: [{ id: { in: messages.flatMap(({ mailId }) => mailId ?? []) } }, toThem] },
    data: {
      toAddress: "erased@example.invalid",
      toName: null,
      replyTo: null,
      subject: "Erased",
      data: {},
      secretEncrypted: null,
      headers: Prisma.DbNull,
      attachments: Prisma.DbNull,
      lastError: null,
    },
  });
}
