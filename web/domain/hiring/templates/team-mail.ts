import { RESTRICTION, seesJob } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { type MailOrder, queueMail } from "~/platform/mail/queue-mail";

type TeamMail = MailOrder<"hiring-letter" | "customer-notice"> & { organizationId: number };

/** A mail to somebody of the team about what belongs to a job. Who sees other jobs only gets none. */
export async function queueTeamMail(tx: Transaction, jobId: number, mail: TeamMail): Promise<void> {
  const { organizationId, to, userId } = mail;
  const entries = await tx.teamMember.findMany({
    where: { organizationId, OR: [{ email: to }, { user: { email: to } }, ...(userId ? [{ userId }] : [])] },
    select: RESTRICTION,
  });
  if (entries.every((entry) => seesJob(entry, jobId))) await queueMail(tx, mail);
}
