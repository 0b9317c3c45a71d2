import type { Transaction } from "~/platform/db/client";

/** Takes all papers of somebody out of the record; answers the files, which the caller removes once that is written. */
export async function removeFilesOf(tx: Transaction, organizationId: number, employeeId: number): Promise<string[]> {
  const papers = await tx.employeeDocument.findMany({
    where: { organizationId, employeeId, fileId: { not: null } },
    select: { fileId: true, file: { select: { storageKey: true } } },
  });
  await tx.employeeDocument.updateMany({ where: { organizationId, employeeId }, data: { replacesDocumentId: null } });
  await tx.employeeDocument.deleteMany({ where: { organizationId, employeeId } });
  await tx.storedFile.deleteMany({
    where: { organizationId, id: { in: papers.flatMap(({ fileId }) => fileId ?? []) } },
  });
  return papers.flatMap(({ file }) => file?.storageKey ?? []);
}
