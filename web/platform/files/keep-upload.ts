import { now } from "../clock";
import type { Transaction } from "../db/client";
import { invalidField, TooLarge } from "../errors";
import { type FileType, MIME_TYPES } from "./file-type";
import { deleteFile, storeFile, UPLOAD_MAX_BYTES } from "./files";
import { inspectUpload } from "./inspect-upload";
import { type ScanStatus, scanUpload } from "./scan-upload";

/** A file as it came in; the name is only ever shown. */
export type Upload = { name: string; bytes: Uint8Array };

export type UploadPlan = {
  purpose: "resume" | "transcript" | "cover_letter" | "job_document" | "message" | "logo" | "employee_document";
  allowed: readonly FileType[];
  via?: "app" | "careers" | "api";
  uploadedBy?: number | null;
  /** Field of the form that a refusal is about. */
  field?: string;
};

/** A checked file on disk that has no row yet. */
export type CheckedUpload = {
  storageKey: string;
  sizeBytes: number;
  sha256: string;
  mimeType: string;
  type: FileType;
  originalName: string;
  scanStatus: ScanStatus;
  plan: UploadPlan;
};

export const RESUME_TYPES: readonly FileType[] = ["pdf", "doc", "docx", "txt"];
export const DEGREE_TYPES: readonly FileType[] = ["pdf", "doc", "docx", "jpg", "png", "gif", "webp"];
export const DOCUMENT_TYPES: readonly FileType[] = ["pdf", "doc", "docx"];
/** Papers of an employee come from scanners and phones too. */
export const PAPER_TYPES: readonly FileType[] = ["pdf", "doc", "docx", "txt", "jpg", "png", "webp"];

/** Checks a file by its content and puts it on disk, before the transaction that gives it its row. */
export async function checkUpload({ name, bytes }: Upload, plan: UploadPlan): Promise<CheckedUpload> {
  const field = plan.field ?? "file";
  if (bytes.byteLength === 0) throw invalidField(field, "This file is empty.");
  if (bytes.byteLength > UPLOAD_MAX_BYTES) throw new TooLarge("The file is larger than 10 MB.");
  const { type, refusal } = inspectUpload(bytes, plan.allowed);
  if (refusal !== null || type === null) {
    throw invalidField(field, refusal ?? "This file cannot be taken.");
  }
  const scan = await scanUpload(bytes);
  if (scan.refusal !== null) throw invalidField(field, scan.refusal);
  const kept = await storeFile(bytes);
  const scanStatus = scan.status;
  return { ...kept, mimeType: MIME_TYPES[type], type, originalName: shownName(name, type), scanStatus, plan };
}

/** Gives a checked file its row, in the caller's transaction. */
export async function keepUpload(tx: Transaction, organizationId: number, upload: CheckedUpload): Promise<number> {
  const { storageKey, sizeBytes, sha256, mimeType, originalName, scanStatus, plan } = upload;
  const { id } = await tx.storedFile.create({
    data: {
      organizationId,
      storageKey,
      sizeBytes,
      sha256,
      mimeType,
      originalName,
      purpose: plan.purpose,
      scanStatus,
      uploadedBy: plan.uploadedBy,
      uploadedVia: plan.via ?? "app",
      createdAt: now(),
    },
    select: { id: true },
  });
  return id;
}

/** Runs the work that needs checked files; when it fails, nothing stays on disk that no row knows. */
export async function withUploads<T>(uploads: readonly CheckedUpload[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await Promise.all(uploads.map(({ storageKey }) => deleteFile(storageKey)));
    throw error;
  }
}

/** The sender's name without path, control characters and direction tricks; the ending is the content's. */
export function shownName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const stem = clean.replace(/\.[^.]{1,8}$/, "").slice(0, 200) || "file";
  return `${stem}.${type}`;
}
