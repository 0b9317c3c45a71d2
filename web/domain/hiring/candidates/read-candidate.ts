import { NotFound } from "~/platform/errors";
import { DOERS, whoDidIt } from "../activity/who-did-it";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { readableNotes } from "./notes";

/** A candidate with everything that the profile shows. A merged record leads to the one that was kept. */
export const readCandidate = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const candidate = await tx.candidate.findFirst({ where: { id, organizationId } });
    if (!candidate || (candidate.deletedAt && !candidate.mergedIntoId))
      throw new NotFound("This candidate was not found.");
    const own = { organizationId, candidateId: id };
    // One after the other: a transaction has one connection.
    const applications = await tx.application.findMany({
      where: { ...own, deletedAt: null },
      orderBy: { appliedAt: "desc" },
      take: 50,
      select: {
        id: true,
        jobId: true,
        status: true,
        stage: true,
        appliedAt: true,
        rejectionReason: true,
        job: { select: { title: true } },
      },
    });
    const resumes = await tx.resumeFile.findMany({
      where: own,
      orderBy: [{ isPrimary: "desc" }, { uploadedAt: "desc" }],
      include: {
        file: { select: { scanStatus: true } },
        data: {
          select: {
            parsingConfidence: true,
            parsingErrors: true,
            summary: true,
            workExperience: true,
            education: true,
            corrections: true,
          },
        },
      },
    });
    const notes = await tx.candidateNote.findMany({
      where: { ...own, ...readableNotes(member) },
      orderBy: { createdAt: "desc" },
      take: 100,
      include: { createdByUser: { select: { firstName: true, lastName: true } } },
    });
    const messages = await tx.candidateMessage.findMany({
      where: own,
      orderBy: { createdAt: "desc" },
      take: 50,
      include: { mail: { select: { state: true } }, sentByUser: { select: { firstName: true, lastName: true } } },
    });
    const lines = await tx.activity.findMany({
      where: own,
      orderBy: { createdAt: "desc" },
      take: 100,
      include: DOERS,
    });
    const activities = lines.map((line) => ({ ...line, who: whoDidIt(line) }));
    const privacy = await tx.privacyRequest.findMany({ where: own, orderBy: { createdAt: "desc" }, take: 10 });
    const degreeFile = await (candidate.degreeFileId
      ? tx.storedFile.findFirst({ where: { id: candidate.degreeFileId, organizationId } })
      : null);
    return { candidate, applications, resumes, notes, messages, activities, privacy, degreeFile };
  });

/** The fields of a candidate as the API gives them. */
export const getCandidate = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const found = await tx.candidate.findFirst({
      where: { id, organizationId: member.organizationId, deletedAt: null },
    });
    if (!found) throw new NotFound("This candidate was not found.");
    return found;
  });
