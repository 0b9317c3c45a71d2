import { z } from "zod";
import { emailField, phoneField, requiredLine } from "~/domain/accounts";
import { overAllJobs, type Transaction } from "~/platform/db/client";
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
    await refuseKnownElsewhere(tx, member, form.email);
    // Somebody new belongs to no job until the application stands.
    const received = await overAllJobs(tx, () =>
      receiveApplication(tx, {
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
      }),
    );
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

/** Who works on single jobs does not open somebody else's record by typing its address. */
async function refuseKnownElsewhere(tx: Transaction, { organizationId, jobs }: HiringMember, email: string) {
  if (jobs === null) return;
  const where = { organizationId, email };
  if (await tx.candidate.findFirst({ where, select: { id: true } })) return;
  const isKnown = await overAllJobs(tx, () => tx.candidate.findFirst({ where, select: { id: true } }));
  if (isKnown)
    throw invalidField("email", "This person is known in hiring already. An owner or admin can add them to the job.");
}
