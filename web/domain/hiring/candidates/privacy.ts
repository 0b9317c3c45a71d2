import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { dateText } from "~/platform/date-text";
import type { Transaction } from "~/platform/db/client";
import { invalidField, NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { eraseCandidate } from "./erase-candidate";
import { processOf } from "./erase-process";
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

export async function whatBlocks(
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
    const removed = await eraseCandidate(tx, organizationId, id);
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
