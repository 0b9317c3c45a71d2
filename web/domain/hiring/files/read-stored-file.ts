import type { Transaction } from "~/platform/db/client";
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
  const { file, isReport, isForTeam, isInView } = await inHiring(member, async (tx) => ({
    file: await tx.storedFile.findFirst({ where: { id, organizationId, deletedAt: null } }),
    isReport: (await tx.adverseActionCase.count({ where: { organizationId, reportFileId: id } })) > 0,
    isForTeam: (await tx.jobDocument.count({ where: { organizationId, fileId: id, permissions: "hiring_team" } })) > 0,
    isInView: member.jobs === null || (await belongsToView(tx, organizationId, id)),
  }));
  // A background report is for those who run the check, not for everybody who reads candidates.
  const narrower = isReport ? "adverse-action" : isForTeam ? "applications:read" : null;
  const needed = file && (narrower ?? NEEDED[file.purpose]);
  if (!file || !isInView || !needed || !memberMay(member, needed)) throw new NotFound("This file was not found.");
  const { chunks, sizeBytes } = await readFile(file.storageKey);
  return { name: file.originalName, mimeType: file.mimeType, sizeBytes, chunks };
}

/** A file says nothing of jobs itself: it is in view where something that is in view holds it. */
async function belongsToView(tx: Transaction, organizationId: number, id: number): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ isInView: boolean }[]>`
    select exists (select from files f where f.organization_id = ${organizationId} and f.id = ${id} and f.purpose = 'logo')
      or exists (select from resume_files r where r.organization_id = ${organizationId} and r.file_id = ${id})
      or exists (select from candidates c where c.organization_id = ${organizationId} and c.degree_file_id = ${id})
      or exists (select from job_documents d where d.organization_id = ${organizationId} and d.file_id = ${id})
      or exists (select from application_answers a where a.organization_id = ${organizationId} and a.file_id = ${id})
      or exists (select from offer_versions o where o.organization_id = ${organizationId} and o.letter_file_id = ${id})
      or exists (select from adverse_action_cases k where k.organization_id = ${organizationId} and k.report_file_id = ${id})
      as "isInView"`;
  return found?.isInView ?? false;
}
