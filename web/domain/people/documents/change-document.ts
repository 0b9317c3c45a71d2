import { dateText } from "~/platform/calendar/date-text";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOf } from "../plain-days";
import { auditDocument, refuseExpiry } from "./add-document";
import type { DocumentChange, DocumentRemoval } from "./document-form";
import { keeperOf } from "./keep-until";
import { noDocument } from "./sees-document";

/** What a paper is, when it runs out, and whether the person sees it. */
export const changeDocument = (member: PeopleMember, id: number, form: DocumentChange): Promise<void> =>
  inPeople(member, async (tx) => {
    const row = await documentOf(tx, member, id);
    const { kind, expiresOn, shared, note } = form;
    refuseExpiry(kind ?? row.type, expiresOn);
    await tx.employeeDocument.update({
      where: { id },
      data: {
        type: kind,
        expirationDate: expiresOn === undefined ? undefined : expiresOn && dateOf(expiresOn),
        isConfidential: shared === undefined ? undefined : !shared,
        description: note === undefined ? undefined : note || null,
      },
      select: { id: true },
    });
    await auditDocument(tx, member, "document.change", id, { employeeId: row.employeeId, changed: Object.keys(form) });
  });

/** Takes a paper and its file away. One that the law has kept stays, unless it was the wrong file. */
export async function removeDocument(member: PeopleMember, id: number, { reason, isMistake }: DocumentRemoval) {
  const { organizationId } = member;
  const storageKey = await inPeople(member, async (tx) => {
    const row = await documentOf(tx, member, id);
    const { employeeId, type } = row;
    if (!isMistake) refuseKept((await keeperOf(tx, organizationId, employeeId))(type, dayOf(row.createdAt)));
    await tx.employeeDocument.updateMany({
      where: { organizationId, replacesDocumentId: id },
      data: { replacesDocumentId: row.replacesDocumentId },
    });
    await tx.employeeDocument.delete({ where: { id } });
    if (row.fileId) await tx.storedFile.update({ where: { id: row.fileId }, data: { deletedAt: now() } });
    await auditDocument(tx, member, "document.remove", id, { employeeId, kind: type, reason, isMistake });
    return row.file?.storageKey;
  });
  if (storageKey) await deleteFile(storageKey);
}

function refuseKept({ until, rule }: { until: string | null; rule: { text: string; citation: string } | null }): void {
  const law = rule ? ` ${rule.text} (${rule.citation})` : "";
  if (until === null)
    throw new Conflict(`Documents are kept while somebody works here.${law}`, { code: "kept_by_law" });
  if (until >= today())
    throw new Conflict(`This document is kept until ${dateText(until)}.${law}`, { code: "kept_by_law", until });
}

async function documentOf(tx: Transaction, { organizationId }: PeopleMember, id: number) {
  await tx.$queryRaw`select id from employee_documents where organization_id = ${organizationId} and id = ${id} for update`;
  const row = await tx.employeeDocument.findFirst({ where: { id, organizationId }, include: { file: true } });
  if (!row) throw noDocument();
  return row;
}
