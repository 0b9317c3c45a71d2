import { z } from "zod";
import { now } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { candidateKeys } from "./candidate-keys";

/** What was read from a resume beside what the candidate's record says, for the side-by-side screen. */
export const readResumeReview = (member: HiringMember, candidateId: number, resumeFileId: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const file = await tx.resumeFile.findFirst({
      where: { id: resumeFileId, candidateId, organizationId },
      include: { data: true, candidate: true },
    });
    if (!file || file.candidate.deletedAt) throw new NotFound("This resume was not found.");
    return file;
  });

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullish();

export const resumeCorrection = z.object({
  firstName: z.string().trim().min(1, "First name is required.").max(100),
  middleName: line(100),
  lastName: z.string().trim().min(1, "Last name is required.").max(100),
  suffix: line(20),
  phone: line(20),
  city: line(100),
  state: line(50),
  zipCode: line(10),
  currentTitle: line(200),
  currentCompany: line(200),
  educationLevel: line(50),
  schoolAttended: line(200),
  areaOfStudy: line(200),
  linkedinUrl: line(500),
  skills: z
    .string()
    .max(5000)
    .transform((text) =>
      [
        ...new Set(
          text
            .split(/[,\n]/)
            .map((item) => item.trim().slice(0, 80))
            .filter(Boolean),
        ),
      ].slice(0, 60),
    ),
  experience: z
    .array(z.object({ title: line(200), employer: line(200), start: line(10), end: line(10) }))
    .max(40)
    .default([]),
});
export type ResumeCorrection = z.output<typeof resumeCorrection>;

/** Takes what a person made of the reading: into the candidate's record, and kept beside what the reader had said. */
export const correctResume = (
  member: HiringMember,
  candidateId: number,
  resumeFileId: number,
  correction: ResumeCorrection,
): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const data = await tx.resumeData.findFirst({ where: { organizationId, resumeFileId, candidateId } });
    const candidate = await tx.candidate.findFirst({ where: { organizationId, id: candidateId, deletedAt: null } });
    if (!candidate || !data) throw new NotFound("This resume was not found.");
    const { experience, ...fields } = correction;
    await tx.candidate.update({
      where: { id: candidateId },
      data: { ...fields, ...candidateKeys({ ...candidate, ...fields }), version: { increment: 1 } },
    });
    await tx.resumeData.update({
      where: { id: data.id },
      data: {
        corrections: JSON.parse(JSON.stringify({ ...fields, experience })),
        correctedBy: member.userId,
        correctedAt: now(),
      },
    });
    await recordActivity(tx, member, {
      type: "candidate.resume_checked",
      entity: { type: "candidate", id: candidateId },
      candidateId,
      title: "Resume checked and corrected",
    });
  });
