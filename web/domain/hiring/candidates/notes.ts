import { now } from "~/platform/clock";
import type { Prisma } from "~/platform/db/generated/client";
import { invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { applicationInView, entityInView } from "./application-in-view";
import { candidateOf } from "./save-candidate";

/** The notes that a member reads: those of the team, their own, and for who runs hiring the restricted ones of everybody. */
export const readableNotes = (member: HiringMember): Prisma.CandidateNoteWhereInput =>
  memberMay(member, "administer") ? {} : { OR: [{ isPrivate: false }, { createdBy: member.userId }] };

/** Writes a note on a candidate; a private one is for its writer and for who runs hiring. */
export const addNote = (member: HiringMember, candidateId: number, text: string, isPrivate = false) =>
  inHiring(member, async (tx) => {
    const body = text.trim();
    if (body === "" || body.length > 10_000) throw invalidField("body", "Write a note of at most 10,000 characters.");
    await candidateOf(tx, member.organizationId, candidateId);
    const applicationId = await applicationInView(tx, member, candidateId);
    const { id } = await tx.candidateNote.create({
      data: {
        organizationId: member.organizationId,
        candidateId,
        applicationId,
        body,
        isPrivate,
        createdBy: member.userId,
        createdAt: now(),
      },
      select: { id: true },
    });
    await recordActivity(tx, member, {
      type: "candidate.note",
      entity: entityInView(candidateId, applicationId),
      candidateId,
      title: isPrivate ? "Restricted note written" : "Note written",
    });
    return { id };
  });

/** Takes a note back: by its writer only. */
export const deleteNote = (member: HiringMember, candidateId: number, id: number) =>
  inHiring(member, async (tx) => {
    const { count } = await tx.candidateNote.deleteMany({
      where: { id, candidateId, organizationId: member.organizationId, createdBy: member.userId },
    });
    if (count === 0) throw new NotFound("This note was not found, or someone else wrote it.");
  });
