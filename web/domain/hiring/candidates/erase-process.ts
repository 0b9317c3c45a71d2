import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";

/**
 * Takes a person out of interviews and offers: words, names, addresses, letters and the mails to the team. What was offered
 * and decided stays as figures without a person. Answers the storage keys of letters that are to be deleted.
 */
export async function eraseProcess(tx: Transaction, organizationId: number, candidateIds: number[]): Promise<string[]> {
  const of = { organizationId, application: { candidateId: { in: candidateIds } } };
  const interviews = (await tx.interview.findMany({ where: of, select: { id: true } })).map(({ id }) => id);
  const offers = (await tx.offer.findMany({ where: of, select: { id: true } })).map(({ id }) => id);
  await tx.interview.updateMany({
    where: of,
    data: { notes: null, feedback: null, cancelReason: null, location: null, meetingUrl: null },
  });
  await tx.scorecardRating.updateMany({ where: { organizationId, scorecard: of }, data: { note: null } });
  await tx.scorecard.updateMany({ where: of, data: { summary: null, strengths: [], concerns: [] } });
  await tx.offer.updateMany({ where: of, data: { notes: null, terms: null, withdrawnReason: null } });
  await tx.offerEvent.updateMany({
    where: { organizationId, offerId: { in: offers } },
    data: { signatureName: null, ipAddress: null, userAgent: null, note: null },
  });
  await tx.actionLink.updateMany({
    where: { organizationId, revokedAt: null, OR: [{ interviewId: { in: interviews } }, { offerId: { in: offers } }] },
    data: { revokedAt: now() },
  });
  await eraseTeamMails(tx, organizationId, [
    ...interviews.flatMap((id) => [`interview-${id}-`, `reminder-${id}-`, `scorecard-${id}-`]),
    ...offers.flatMap((id) => [`offer-approval-${id}-`, `offer-expired-${id}-`, `offer-answer-${id}-`]),
  ]);
  return eraseLetters(tx, organizationId, offers);
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

async function eraseLetters(tx: Transaction, organizationId: number, offers: number[]): Promise<string[]> {
  const where = { organizationId, offerId: { in: offers } };
  const versions = await tx.offerVersion.findMany({
    where,
    select: { letterFileId: true, letterFile: { select: { storageKey: true } } },
  });
  await tx.offerVersion.updateMany({ where, data: { data: {}, letterFileId: null } });
  const ids = versions.flatMap(({ letterFileId }) => (letterFileId ? [letterFileId] : []));
  await tx.storedFile.deleteMany({ where: { organizationId, id: { in: ids } } });
  return versions.flatMap(({ letterFile }) => (letterFile ? [letterFile.storageKey] : []));
}

/** The interviews and offers of a person, for the person: when and what, not what interviewers thought. */
export async function processOf(tx: Transaction, organizationId: number, candidateId: number) {
  const of = { organizationId, application: { candidateId } };
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
