import { recordAudit, requireRecentProof } from "~/domain/access";
import { dateText } from "~/platform/calendar/date-text";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { invalidField, NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { copyOf } from "./candidate-copy";
import { eraseCandidate } from "./erase-candidate";
import { ASKED, tellPerson } from "./privacy-asked";
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

const KEPT: [string, string] = [
  "Your request is noted",
  "we must keep your records for now. They are erased as soon as we may.",
];

export type ErasureAnswer = { status: "done" | "held"; reason: string | null };

/** Erases a candidate's data, or, while a law or a hold forbids it, keeps the request until it no longer does. */
export async function requestErasure(member: HiringMember, id: number): Promise<ErasureAnswer> {
  await requireRecentProof(member.principal);
  const { organizationId } = member;
  const { answer, keys } = await inHiring(member, async (tx) => {
    const candidate = await tx.candidate.findFirst({ where: { id, organizationId } });
    if (!candidate || candidate.erasedAt) throw new NotFound("This candidate was not found.");
    const blockedBy = await whatBlocks(tx, candidate);
    const waiting = await tx.privacyRequest.findFirst({
      where: { organizationId, candidateId: id, kind: "erasure", status: { in: ASKED } },
    });
    const at = now();
    if (blockedBy) {
      const held = { heldReason: blockedBy, dueOn: candidate.retainUntil };
      if (waiting) {
        await tx.privacyRequest.update({ where: { id: waiting.id }, data: { status: "held", ...held } });
        // Who asked hears that it waits; which rule or hold keeps the records is the company's to say.
        if (waiting.status === "received") await tellPerson(tx, { organizationId, candidateId: id }, KEPT);
      } else
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
  kickMail();
  await Promise.all(keys.map((key) => deleteFile(key)));
  return answer;
}

/** Everything that is kept about a candidate, for the team to look at and hand on. */
export async function exportCandidateData(member: HiringMember, id: number): Promise<string> {
  await requireRecentProof(member.principal);
  return inHiring(member, async (tx) => {
    const { organizationId, organizationName } = member;
    const found = await candidateOf(tx, organizationId, id);
    const copy = await copyOf(tx, { organizationId, organizationName, id });
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
    return copy;
  });
}
