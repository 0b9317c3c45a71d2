import { z } from "zod";
import { invalidField } from "~/platform/errors";
import { candidateOf } from "../candidates/save-candidate";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { receiveApplication } from "./receive-application";

export const newApplication = z.object({
  candidateId: z.coerce.number("Choose a candidate.").int().positive(),
  jobId: z.coerce.number("Choose a job.").int().positive("Choose a job."),
  source: z.string().trim().max(120).nullish(),
});

/** Puts a known candidate on a job. */
export const addApplication = (
  member: HiringMember,
  { candidateId, jobId, source }: z.output<typeof newApplication>,
): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const candidate = await candidateOf(tx, member.organizationId, candidateId);
    if (candidate.mergedIntoId) throw invalidField("candidateId", "This candidate was merged into another record.");
    const { email, firstName, lastName } = candidate;
    const { applicationId } = await receiveApplication(tx, {
      organizationId: member.organizationId,
      jobId,
      applicant: { email, firstName, lastName },
      source: source || candidate.source || "Manual Entry",
      actor: { kind: member.principal.via === "key" ? "api" : "member", userId: member.userId },
      publicOnly: false,
    });
    return { id: applicationId };
  });
