import { now } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { checkUpload, DOCUMENT_TYPES, keepUpload, type Upload, withUploads } from "~/platform/files/keep-upload";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { holdJob, requireOwnJob } from "./hold-job";
import type { DOCUMENT_ACCESS } from "./job-options";

export type DocumentAccess = (typeof DOCUMENT_ACCESS)[number];

/** Attaches a document to a job: PDF, DOC or DOCX up to 10 MB. With version control the older one of that name stays. */
export async function addJobDocument(
  member: HiringMember,
  jobId: number,
  upload: Upload,
  access: DocumentAccess = "internal",
): Promise<number> {
  const { organizationId, userId } = member;
  const checked = await checkUpload(upload, {
    purpose: "job_document",
    allowed: DOCUMENT_TYPES,
    uploadedBy: userId,
    field: "document",
  });
  return withUploads([checked], () =>
    inHiring(member, async (tx) => {
      const job = await holdJob(tx, member, jobId);
      requireOwnJob(job, member);
      const fileId = await keepUpload(tx, organizationId, checked);
      const older = job.versionControl
        ? await tx.jobDocument.findFirst({
            where: { organizationId, jobId, documentName: checked.originalName },
            orderBy: { version: "desc" },
          })
        : null;
      const { id } = await tx.jobDocument.create({
        data: {
          organizationId,
          jobId,
          fileId,
          documentName: checked.originalName,
          documentType: checked.type,
          filePath: checked.storageKey,
          fileSize: checked.sizeBytes,
          mimeType: checked.mimeType,
          uploadedBy: userId,
          uploadDate: now(),
          permissions: access,
          isPublic: access === "public",
          version: (older?.version ?? 0) + 1,
          replacesDocumentId: older?.id,
        },
        select: { id: true },
      });
      return id;
    }),
  );
}

/** Removes a document and its file. */
export async function removeJobDocument(member: HiringMember, jobId: number, documentId: number): Promise<void> {
  const { organizationId } = member;
  const storageKey = await inHiring(member, async (tx) => {
    requireOwnJob(await holdJob(tx, member, jobId), member);
    const document = await tx.jobDocument.findFirst({ where: { id: documentId, jobId, organizationId } });
    if (!document) throw new NotFound("This document was not found.");
    await tx.jobDocument.updateMany({
      where: { organizationId, replacesDocumentId: documentId },
      data: { replacesDocumentId: document.replacesDocumentId },
    });
    await tx.jobDocument.delete({ where: { id: documentId } });
    if (document.fileId) await tx.storedFile.update({ where: { id: document.fileId }, data: { deletedAt: now() } });
    return document.filePath;
  });
  await deleteFile(storageKey);
}
