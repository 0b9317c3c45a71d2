import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";

/**
 * Ends the links of a person's interviews and offers and takes them out of the mails to the team. What was offered and decided
 * stays as figures without a person. Answers the files of letters, which go too.
 */
export async function eraseProcess(tx: Transaction, organizationId: number, candidateIds: number[]): Promise<number[]> {
  const of = { organizationId, application: { candidateId: { in: candidateIds } } };
  const interviews = (await tx.interview.findMany({ where: of, select: { id: true } })).map(({ id }) => id);
  const offers = (await tx.offer.findMany({ where: of, select: { id: true } })).map(({ id }) => id);
  await tx.actionLink.updateMany({
    where: {
      organizationId,
      revokedAt: null,
      OR: [of, { interviewId: { in: interviews } }, { offerId: { in: offers } }],
    },
    data: { revokedAt: now() },
  });
  await eraseTeamMails(tx, organizationId, [
    ...interviews.flatMap((id) => [`interview-${id}-`, `reminder-${id}-`, `scorecard-${id}-`]),
    ...offers.flatMap((id) => [`offer-approval-${id}-`, `offer-expired-${id}-`, `offer-answer-${id}-`]),
  ]);
  const letters = await tx.offerVersion.findMany({
    where: { organizationId, offerId: { in: offers } },
    select: { letterFileId: true },
  });
  return letters.flatMap(({ letterFileId }) => letterFileId ?? []);
}

/** Mails to interviewers and approvers name the candidate; their keys tell what they were about. */
async function eraseTeamMails(tx: Transaction, organizationId: number, prefixes: string[]): Promise<void> {
  for (const prefix of prefixes) {
    await tx.mail.updateMany({
      where: { organizationId, dedupeKey: { startsWith: prefix } },
      data: { subject: "Erased", data: {}, attachments: Prisma.DbNull },
    });
  }
}

/** The interviews and offers of a person, for the person: when and what, not what interviewers thought. */
export async function processOf(tx: Transaction, organizationId: number, candidateIds: number[]) {
  const of = { organizationId, application: { candidateId: { in: candidateIds } } };
  return {
    interviews: await tx.interview.findMany({
      where: of,
      select: { title: true, type: true, status: true, scheduledAt: true, duration: true, location: true },
    }),
    offers: await tx.offer.findMany({
      where: of,
      select: {
        title: true,
        status: true,
        salaryAmount: true,
        salaryType: true,
        startDate: true,
        sentAt: true,
        acceptedAt: true,
        declinedAt: true,
        events: {
          where: { signatureName: { not: null } },
          select: { type: true, signatureName: true, createdAt: true },
        },
      },
    }),
  };
}
