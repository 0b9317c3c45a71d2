import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Forbidden, invalidField, NotFound } from "~/platform/errors";
import { checkUpload, keepUpload, PAPER_TYPES, type Upload, withUploads } from "~/platform/files/keep-upload";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dateOf } from "../plain-days";
import type { DocumentForm } from "./document-form";
import { kindOf } from "./document-kinds";
import { noDocument, seesDocument } from "./sees-document";

type Order = { upload: Upload | null; form: DocumentForm; via?: "app" | "api" };

/** Puts a paper into somebody's file: HR any, the person those that they are asked for. */
export async function addDocument(member: PeopleMember, employeeId: number, order: Order): Promise<number> {
  const { upload, form, via } = order;
  const { organizationId, userId } = member;
  const kind = kindOf(form.kind);
  const isHr = peopleMemberMay(member, "employees:write");
  if (!isHr && !(employeeId === member.employeeId && kind.byPerson))
    throw new Forbidden("HR adds documents of this kind.", { code: "role_missing" });
  if (!upload) throw invalidField("file", "Choose a file.");
  refuseExpiry(form.kind, form.expiresOn);
  const plan = { purpose: "employee_document", allowed: PAPER_TYPES, uploadedBy: userId, via } as const;
  const checked = await checkUpload(upload, plan);
  return withUploads([checked], () =>
    inPeople(member, async (tx) => {
      const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId }, select: { id: true } });
      if (!person) throw new NotFound("This employee was not found.");
      const older = form.replaces ? await olderOf(tx, member, employeeId, form.replaces) : null;
      const { id } = await tx.employeeDocument.create({
        data: {
          ...{ organizationId, employeeId, type: kind.key, name: checked.originalName },
          fileId: await keepUpload(tx, organizationId, checked),
          description: form.note || null,
          expirationDate: form.expiresOn ? dateOf(form.expiresOn) : null,
          // What somebody brings themselves they see.
          isConfidential: isHr ? !(form.shared ?? kind.seenByPerson ?? false) : false,
          ...{ uploadedBy: userId, version: (older?.version ?? 0) + 1, replacesDocumentId: older?.id },
        },
        select: { id: true },
      });
      if (older)
        await tx.employeeDocument.update({ where: { id: older.id }, data: { isActive: false }, select: { id: true } });
      await auditDocument(tx, member, "document.add", id, { employeeId, kind: kind.key });
      return id;
    }),
  );
}

/** The paper before: it stays in the file and is no longer the one that counts. */
async function olderOf(tx: Transaction, member: PeopleMember, employeeId: number, id: number) {
  const row = await tx.employeeDocument.findFirst({
    where: { id, organizationId: member.organizationId, employeeId, isActive: true },
  });
  if (!row || !seesDocument(member, row)) throw noDocument();
  return row;
}

export function refuseExpiry(kind: string, expiresOn: string | null | undefined): void {
  if (!expiresOn) return;
  if (!kindOf(kind).expires) throw invalidField("expiresOn", "Documents of this kind do not expire.");
  if (expiresOn < today()) throw invalidField("expiresOn", "This document has expired. Add the new one.");
}

export const auditDocument = (
  tx: Transaction,
  { principal, organizationId }: PeopleMember,
  action: string,
  id: number,
  after: object,
) => recordAudit(tx, principal, { action, organizationId, entity: { type: "employee_document", id }, after });
