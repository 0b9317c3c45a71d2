import { recordAudit } from "~/domain/access";
import { DAY_MS, now } from "~/platform/clock";
import { dateText } from "~/platform/date-text";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { invalidField, NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { recordActivity } from "../activity/record-activity";
import { eraseChecks } from "../adverse-action/erase-checks";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { eraseProcess, processOf } from "./erase-process";
import { mustStay, type RetentionClock, retentionClocks, statesOfCandidate } from "./retention";
import { candidateOf } from "./save-candidate";

/** Forbids erasing while a charge or a suit is open. */
export const setLegalHold = (member: HiringMember, id: number, reason: string): Promise<void> =>
  inHiring(member, async (tx) => {
    const text = reason.trim();
    if (text === "" || text.length > 500) throw invalidField("reason", "Say why, in at most 500 characters.");
    await candidateOf(tx, member.organizationId, id);
    await tx.candidate.update({
      where: { id },
      data: { legalHoldReason: text, legalHoldAt: now(), legalHoldBy: member.userId },
    });
    await recordAudit(tx, member.principal, {
      action: "candidate.hold",
      organizationId: member.organizationId,
      entity: { type: "candidate", id },
    });
    await recordActivity(tx, member, {
      type: "candidate.hold",
      entity: { type: "candidate", id },
      candidateId: id,
      title: "Legal hold set",
      isPublic: false,
    });
  });

export const releaseLegalHold = (member: HiringMember, id: number): Promise<void> =>
  inHiring(member, async (tx) => {
    await candidateOf(tx, member.organizationId, id);
    await tx.candidate.update({ where: { id }, data: { legalHoldReason: null, legalHoldAt: null, legalHoldBy: null } });
    await recordAudit(tx, member.principal, {
      action: "candidate.release",
      organizationId: member.organizationId,
      entity: { type: "candidate", id },
    });
  });

export type ErasureOutlook = { blockedBy: string | null; retainUntil: Date | null; clocks: RetentionClock[] };

/** Whether a candidate's data may be erased today, and which law says so. */
export const erasureOutlook = (member: HiringMember, id: number): Promise<ErasureOutlook> =>
  inHiring(member, async (tx) => {
    const candidate = await tx.candidate.findFirst({ where: { id, organizationId: member.organizationId } });
    if (!candidate) throw new NotFound("This candidate was not found.");
    const clocks = await retentionClocks(tx, await statesOfCandidate(tx, member.organizationId, id));
    return { blockedBy: await whatBlocks(tx, candidate), retainUntil: candidate.retainUntil, clocks };
  });

type Subject = { id: number; organizationId: number; legalHoldAt: Date | null; retainUntil: Date | null };

async function whatBlocks(
  tx: Transaction,
  { id, organizationId, legalHoldAt, retainUntil }: Subject,
): Promise<string | null> {
  if (legalHoldAt) return "A legal hold is set.";
  const open = await tx.application.count({
    where: {
      organizationId,
      candidateId: id,
      deletedAt: null,
      status: { in: ["applied", "screening", "interviewing", "offer"] },
    },
  });
  if (open > 0) return "There are open applications.";
  if (retainUntil && mustStay(retainUntil))
    return `The records must be kept until ${dateText(retainUntil.toISOString().slice(0, 10))}.`;
  return null;
}

export type ErasureAnswer = { status: "done" | "held"; reason: string | null };

/** Erases a candidate's data, or, while a law or a hold forbids it, keeps the request until it no longer does. */
export async function requestErasure(member: HiringMember, id: number): Promise<ErasureAnswer> {
  const { organizationId } = member;
  const { answer, keys } = await inHiring(member, async (tx) => {
    const candidate = await tx.candidate.findFirst({ where: { id, organizationId } });
    if (!candidate || candidate.erasedAt) throw new NotFound("This candidate was not found.");
    const blockedBy = await whatBlocks(tx, candidate);
    const waiting = await tx.privacyRequest.findFirst({
      where: { organizationId, candidateId: id, kind: "erasure", status: "held" },
    });
    const at = now();
    if (blockedBy) {
      const held = { heldReason: blockedBy, dueOn: candidate.retainUntil };
      if (waiting) await tx.privacyRequest.update({ where: { id: waiting.id }, data: held });
      else
        await tx.privacyRequest.create({
          data: {
            organizationId,
            candidateId: id,
            email: candidate.email,
            kind: "erasure",
            status: "held",
            createdAt: at,
            ...held,
          },
        });
      return { answer: { status: "held" as const, reason: blockedBy }, keys: [] };
    }
    const removed = await erase(tx, organizationId, id);
    const done = { status: "done", handledBy: member.userId, handledAt: at, email: "erased" };
    if (waiting) await tx.privacyRequest.update({ where: { id: waiting.id }, data: done });
    else
      await tx.privacyRequest.create({
        data: { organizationId, candidateId: id, kind: "erasure", createdAt: at, ...done },
      });
    await recordAudit(tx, member.principal, {
      action: "candidate.erase",
      organizationId,
      entity: { type: "candidate", id },
    });
    return { answer: { status: "done" as const, reason: null }, keys: removed };
  });
  await Promise.all(keys.map((key) => deleteFile(key)));
  return answer;
}

/** Takes everything that tells the person out; the bare record stays, for counts. Answers the files to remove. */
async function erase(tx: Transaction, organizationId: number, id: number): Promise<string[]> {
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

/** Everything that is kept about a candidate, for the candidate. */
export const exportCandidateData = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const found = await candidateOf(tx, organizationId, id);
    const own = { organizationId, candidateId: id };
    const { emailKey, phoneKey, nameKey, employerKey, legalHoldReason, legalHoldAt, legalHoldBy, ...candidate } = found;
    const data = {
      madeAt: now().toISOString(),
      organization: member.organizationName,
      candidate,
      applications: await tx.application.findMany({
        where: own,
        include: { job: { select: { title: true } }, answers: true, stageEvents: true },
      }),
      resumes: await tx.resumeData.findMany({ where: own }),
      messages: await tx.candidateMessage.findMany({
        where: own,
        select: { subject: true, body: true, direction: true, createdAt: true },
      }),
      consents: await tx.consent.findMany({ where: own }),
      screening: await tx.aiScreeningResult.findMany({ where: own }),
      backgroundChecks: await tx.adverseActionCase.findMany({
        where: { organizationId, application: { candidateId: id } },
      }),
      ...(await processOf(tx, organizationId, id)),
    };
    await tx.privacyRequest.create({
      data: {
        organizationId,
        candidateId: id,
        email: found.email,
        kind: "export",
        status: "done",
        handledBy: member.userId,
        handledAt: now(),
        createdAt: now(),
      },
    });
    await recordAudit(tx, member.principal, {
      action: "candidate.export",
      organizationId,
      entity: { type: "candidate", id },
    });
    return JSON.stringify(data, (_key, value) => (typeof value === "bigint" ? value.toString() : value), 2);
  });

/** Erases where a held request's clock has run out; for the scheduler. What was removed is written down as proof. */
export async function eraseDue({ signal }: { signal: AbortSignal }): Promise<{ erased: number; held: number }> {
  const counts = { erased: 0, held: 0 };
  for (const { id: organizationId } of await db().organization.findMany({ select: { id: true } })) {
    if (signal.aborted) break;
    const done = await eraseDueOf(organizationId);
    counts.erased += done.erased;
    counts.held += done.held;
  }
  return counts;
}

async function eraseDueOf(organizationId: number): Promise<{ erased: number; held: number }> {
  const waiting = await inOrganization(organizationId, (tx) =>
    tx.privacyRequest.findMany({
      where: {
        organizationId,
        kind: "erasure",
        status: "held",
        candidateId: { not: null },
        OR: [{ dueOn: null }, { dueOn: { lte: new Date(now().getTime() + DAY_MS) } }],
      },
      take: 200,
    }),
  );
  const keys: string[] = [];
  const counts = { erased: 0, held: 0 };
  for (const request of waiting) {
    const removed = await inOrganization(organizationId, async (tx) => {
      const candidate = await tx.candidate.findFirst({ where: { id: request.candidateId ?? 0, organizationId } });
      if (!candidate || candidate.erasedAt || (await whatBlocks(tx, candidate))) return null;
      const files = await erase(tx, organizationId, candidate.id);
      await tx.privacyRequest.update({
        where: { id: request.id },
        data: { status: "done", email: "erased", handledAt: now() },
      });
      return files;
    });
    counts[removed ? "erased" : "held"] += 1;
    keys.push(...(removed ?? []));
  }
  if (counts.erased > 0) {
    await inOrganization(organizationId, (tx) =>
      tx.retentionRun.create({
        data: {
          organizationId,
          recordClass: "application",
          removed: counts.erased,
          held: counts.held,
          createdAt: now(),
        },
      }),
    );
  }
  await Promise.all(keys.map((key) => deleteFile(key)));
  return counts;
}
