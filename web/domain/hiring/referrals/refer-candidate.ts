import { z } from "zod";
import { emailField, phoneField, requiredLine } from "~/domain/accounts";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { receiveApplication } from "../applications/receive-application";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { keepReferral, newReferralCode, REFERRAL_SOURCE } from "./referral-links";

export const referralForm = z.object({
  jobId: z.coerce.number().int().positive("Choose a job.").max(2_147_483_647, "Choose a job."),
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailField,
  phone: phoneField.optional(),
  notes: z.string().trim().max(2000).nullish(),
  /** The colleague confirms that the person knows of it. */
  agreed: z.literal(true, "Please confirm that the person agreed to be referred."),
});
export type ReferralForm = z.output<typeof referralForm>;

/** Puts somebody a colleague knows forward for a job: candidate, application and referral in one step. */
export const referCandidate = (member: HiringMember, form: ReferralForm): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId, teamMemberId } = member;
    const job = await tx.job.findFirst({
      where: { id: form.jobId, organizationId, deletedAt: null, isTemplate: false },
      select: { referralProgramActive: true, referralBonusAmount: true, status: true },
    });
    if (!job) throw new NotFound("This job was not found.");
    if (!job.referralProgramActive || job.status !== "published")
      throw new Conflict("This job does not take referrals.", { code: "no_referrals" });
    const referrerEmail = member.principal.account.email;
    if (form.email === referrerEmail.toLowerCase()) throw invalidField("email", "You cannot refer yourself.");
    const received = await receiveApplication(tx, {
      organizationId,
      jobId: form.jobId,
      applicant: {
        email: form.email,
        firstName: form.firstName,
        lastName: form.lastName,
        phone: form.phone || null,
      },
      source: REFERRAL_SOURCE,
      actor: { kind: "member", userId: member.userId },
      publicOnly: false,
    });
    const id = await keepReferral(tx, {
      link: {
        organizationId,
        jobId: form.jobId,
        referrerId: teamMemberId,
        referrerEmail,
        code: newReferralCode(),
        bonus: job.referralBonusAmount,
      },
      received,
      applicantEmail: form.email,
      notes: form.notes || null,
    });
    return { id: id ?? 0 };
  });
