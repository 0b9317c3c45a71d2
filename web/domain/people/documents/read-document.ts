import { readFile } from "~/platform/files/files";
import { inPeople, type PeopleMember } from "../member/people-member";
import { auditDocument } from "./add-document";
import { kindOf } from "./document-kinds";
import { noDocument, seesDocument } from "./sees-document";

/** A paper as a stream. Who looks at one that is kept apart is written down. */
export async function readDocument(member: PeopleMember, id: number) {
  const { organizationId } = member;
  const row = await inPeople({ organizationId, onlyLooks: false }, async (tx) => {
    const found = await tx.employeeDocument.findFirst({ where: { id, organizationId }, include: { file: true } });
    if (!found?.file || !seesDocument(member, found)) throw noDocument();
    if (kindOf(found.type).apart)
      await auditDocument(tx, member, "document.read", id, { employeeId: found.employeeId, kind: found.type });
    return { name: found.name, file: found.file };
  });
  const { chunks, sizeBytes } = await readFile(row.file.storageKey);
  return { name: row.name, mimeType: row.file.mimeType, sizeBytes, chunks };
}
