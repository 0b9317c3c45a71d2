import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { mailDueAlerts } from "~/domain/alerts";
import { now } from "~/platform/clock";
import { Conflict, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { inOutbox } from "~/platform/mail/outbox-window";
import { canBeSentAgain, sendAgain } from "~/platform/mail/send-again";

/**
 * Sends a mail again, at once. An alert is made anew, with fresh links; another mail can leave again only while it holds
 * nothing that was wiped.
 */
export async function resendMail(principal: Principal, id: bigint): Promise<{ queued: true }> {
  await requirePermission(principal, "mails:write");
  const at = now();
  const readerId = await inOutbox(async (tx) => {
    await tx.$queryRaw`select id from mails where id = ${id} for update`;
    const mail = await tx.mail.findUnique({ where: { id } });
    if (!mail) throw new NotFound("There is no such mail.");
    if (mail.state === "claimed") throw new Conflict("This mail is on its way just now.", { code: "claimed" });
    const entity = { type: "mail", id: String(id) };
    await recordAudit(tx, principal, {
      action: "mail.resend",
      subjectUserId: mail.userId,
      organizationId: mail.organizationId,
      entity,
      detail: { template: mail.template },
    });
    const isOver = ["sent", "gave_up", "suppressed"].includes(mail.state);
    if (isOver && mail.template === "alert-digest") {
      // The key is free for the mail that takes this one's place.
      await tx.mail.update({ where: { id }, data: { dedupeKey: null } });
      await tx.emailNotification.updateMany({
        where: { mailId: id },
        data: { deliveryStatus: "pending", dueAt: at, mailId: null, sentAt: null, errorMessage: null },
      });
      return mail.subscriberId;
    }
    if (!canBeSentAgain(mail)) {
      throw new Conflict("The links of this mail were removed after sending. Start over what it was about.", {
        code: "secrets_wiped",
      });
    }
    await sendAgain(tx, mail, at);
    return null;
  });
  if (readerId !== null) await mailDueAlerts({ now: at, subscriberId: readerId });
  kickMail();
  return { queued: true };
}
