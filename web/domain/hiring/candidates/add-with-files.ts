import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import {
  type CheckedUpload,
  checkUpload,
  DEGREE_TYPES,
  keepUpload,
  RESUME_TYPES,
  type Upload,
  withUploads,
} from "~/platform/files/keep-upload";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { CandidateForm } from "./candidate-form";
import { parseSoon } from "./parse-resume-file";
import { candidateOf, insertCandidate } from "./save-candidate";

export type CandidateFiles = { resume?: Upload | null; degree?: Upload | null };
export type AddedCandidate = { id: number; resumeFileId: number | null; degreeFileId: number | null };

/** Adds a candidate with the files of the dialog: all of it, or, when a file is refused, nothing. */
export async function addCandidateWithFiles(
  member: HiringMember,
  form: CandidateForm,
  files: CandidateFiles,
): Promise<AddedCandidate> {
  const { resume, degree } = await checkFiles(member, files);
  const added = await withUploads(
    [resume, degree].filter((file) => file !== null),
    () =>
      inHiring(member, async (tx) => {
        const id = await insertCandidate(tx, member, form);
        return { id, ...(await attach(tx, member, id, { resume, degree })) };
      }),
  );
  if (added.resumeFileId) parseSoon(member.organizationId, added.resumeFileId);
  return added;
}

/** A further resume or degree of somebody who is there already; a new resume becomes the first one. */
export async function addFiles(
  member: HiringMember,
  candidateId: number,
  files: CandidateFiles,
): Promise<AddedCandidate> {
  const { resume, degree } = await checkFiles(member, files);
  const added = await withUploads(
    [resume, degree].filter((file) => file !== null),
    () =>
      inHiring(member, async (tx) => {
        await candidateOf(tx, member.organizationId, candidateId);
        return { id: candidateId, ...(await attach(tx, member, candidateId, { resume, degree })) };
      }),
  );
  if (added.resumeFileId) parseSoon(member.organizationId, added.resumeFileId);
  return added;
}

async function checkFiles(member: HiringMember, { resume, degree }: CandidateFiles) {
  const via = member.principal.via === "key" ? "api" : "app";
  const uploadedBy = member.userId;
  return {
    resume: resume
      ? await checkUpload(resume, { purpose: "resume", allowed: RESUME_TYPES, via, uploadedBy, field: "resume" })
      : null,
    degree: degree
      ? await checkUpload(degree, { purpose: "transcript", allowed: DEGREE_TYPES, via, uploadedBy, field: "degree" })
      : null,
  };
}

type Checked = { resume: CheckedUpload | null; degree: CheckedUpload | null };

async function attach(tx: Transaction, member: HiringMember, candidateId: number, { resume, degree }: Checked) {
  const { organizationId } = member;
  let resumeFileId: number | null = null;
  let degreeFileId: number | null = null;
  if (resume) {
    const fileId = await keepUpload(tx, organizationId, resume);
    await tx.resumeFile.updateMany({
      where: { organizationId, candidateId, isPrimary: true },
      data: { isPrimary: false },
    });
    const { id } = await tx.resumeFile.create({
      data: {
        organizationId,
        candidateId,
        fileId,
        fileName: resume.originalName,
        originalName: resume.originalName,
        filePath: resume.storageKey,
        fileSize: resume.sizeBytes,
        mimeType: resume.mimeType,
        isPrimary: true,
        uploadedAt: now(),
      },
      select: { id: true },
    });
    resumeFileId = id;
    await tx.candidate.update({ where: { id: candidateId }, data: { resumeUrl: `/ats/files/${fileId}` } });
  }
  if (degree) {
    degreeFileId = await keepUpload(tx, organizationId, degree);
    await tx.candidate.update({
      where: { id: candidateId },
      data: { degreeFileId, degreeTranscriptUrl: `/ats/files/${degreeFileId}` },
    });
  }
  if (resume || degree) {
    await recordActivity(tx, member, {
      type: "candidate.files",
      entity: { type: "candidate", id: candidateId },
      candidateId,
      title: resume && degree ? "Resume and degree added" : resume ? "Resume added" : "Degree added",
    });
  }
  return { resumeFileId, degreeFileId };
}
