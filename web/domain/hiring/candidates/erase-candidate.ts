import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { eraseChecks } from "../adverse-action/erase-checks";
import { eraseProcess } from "./erase-process";

/** Takes everything that tells the person out; the bare record stays, for counts. Answers the files to remove. */
export async function eraseCandidate(tx: Transaction, organizationId: number, id: number): Promise<string[]> {
  const merged = await tx.candidate.findMany({ where: { organizationId, mergedIntoId: id }, select: { id: true } });
  const ids = [id, ...merged.map((one) => one.id)];
  const own = { organizationId, candidateId: { in: ids } };
  const people = await tx.candidate.findMany({
    where: { organizationId, id: { in: ids } },
    select: { degreeFileId: true },
  });
  const resumes = await tx.resumeFile.findMany({ where: own, select: { fileId: true } });
  const answers = await tx.applicationAnswer.findMany({
    where: { organizationId, application: { candidateId: { in: ids } } },
    select: { fileId: true },
  });
  const fileIds = [
    ...people.map((one) => one.degreeFileId),
    ...[...resumes, ...answers].map((one) => one.fileId),
    ...(await eraseChecks(tx, organizationId, ids)),
  ].filter((fileId) => fileId !== null);
  const files = await tx.storedFile.findMany({
    where: { organizationId, id: { in: fileIds } },
    select: { storageKey: true },
  });
  const messages = await tx.candidateMessage.findMany({ where: own, select: { mailId: true } });
  const mailIds = messages.map(({ mailId }) => mailId).filter((mailId) => mailId !== null);
  await tx.mail.updateMany({
    where: { id: { in: mailIds } },
    data: {
      toAddress: "erased@example.invalid",
      toName: null,
      subject: "Erased",
      data: {},
      attachments: Prisma.DbNull,
    },
  });
  const letters = await eraseProcess(tx, organizationId, ids);
  await tx.application.updateMany({
    where: own,
    data: {
      resumeFileId: null,
      resumeUrl: null,
      coverLetter: null,
      portfolioUrl: null,
      customFields: undefined,
      rejectionReason: null,
    },
  });
  await tx.applicationAnswer.deleteMany({ where: { organizationId, application: { candidateId: { in: ids } } } });
  await tx.resumeData.deleteMany({ where: own });
  await tx.resumeFile.deleteMany({ where: own });
  await tx.candidateNote.deleteMany({ where: own });
  await tx.candidateMessage.deleteMany({ where: own });
  await tx.consent.updateMany({ where: own, data: { ipAddress: null } });
  await tx.activity.updateMany({ where: own, data: { description: null, title: "Erased" } });
  await tx.candidateMerge.deleteMany({
    where: { organizationId, OR: [{ keptId: { in: ids } }, { mergedId: { in: ids } }] },
  });
  await tx.talentPoolMember.deleteMany({ where: own });
  await tx.$executeRaw`update candidates set email = 'erased-' || id || '@example.invalid', first_name = 'Erased', last_name = 'candidate',
    middle_name = null, suffix = null, phone = null, city = null, state = null, zip_code = null, education_level = null, school_attended = null,
    area_of_study = null, degree_transcript_url = null, degree_file_id = null, linkedin_url = null, portfolio_url = null, github_url = null,
    current_title = null, current_company = null, experience_years = null, desired_salary = null, visa_status = null, availability = null,
    willing_to_relocate = null, preferred_work_type = null, skills = '{}', tags = '{}', resume_url = null, cover_letter_url = null, notes = null,
    email_key = null, phone_key = null, name_key = null, employer_key = null, retain_until = null, is_active = false,
    erased_at = ${now()}, deleted_at = ${now()}, version = version + 1 where organization_id = ${organizationId} and id = any(${ids}::int[])`;
  await tx.storedFile.deleteMany({ where: { organizationId, id: { in: fileIds } } });
  return [...files.map(({ storageKey }) => storageKey), ...letters];
}
