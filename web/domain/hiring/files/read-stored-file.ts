import { NotFound } from "~/platform/errors";
import { readFile } from "~/platform/files/files";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { HiringAbility } from "../states/abilities";
import { memberMay } from "../states/abilities";

/** Who may fetch a file, by what it is for. */
const NEEDED: Record<string, HiringAbility> = {
  resume: "candidates:read",
  transcript: "candidates:read",
  cover_letter: "candidates:read",
  job_document: "read",
  logo: "read",
  message: "candidates:read",
  offer_letter: "offers:write",
};

/** A file of the member's organization as a stream; somebody else's is not there. */
export async function readStoredFile(member: HiringMember, id: number) {
  const { organizationId } = member;
  const { file, isReport, isForTeam } = await inHiring(member, async (tx) => ({
    file: await tx.storedFile.findFirst({ where: { id, organizationId, deletedAt: null } }),
    isReport: (await tx.adverseActionCase.count({ where: { organizationId, reportFileId: id } })) > 0,
    isForTeam: (await tx.jobDocument.count({ where: { organizationId, fileId: id, permissions: "hiring_team" } })) > 0,
  }));
  // A background report is for those who run the check, not for everybody who reads candidates.
  const narrower = isReport ? "adverse-action" : isForTeam ? "applications:read" : null;
  const needed = file && (narrower ?? NEEDED[file.purpose]);
  if (!file || !needed || !memberMay(member, needed)) throw new NotFound("This file was not found.");
  const { chunks, sizeBytes } = await readFile(file.storageKey);
  return { name: file.originalName, mimeType: file.mimeType, sizeBytes, chunks };
}
