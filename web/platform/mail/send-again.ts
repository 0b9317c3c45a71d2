import { config } from "../config";
import { randomToken } from "../crypto";
import type { Transaction } from "../db/client";
import type { Mail } from "../db/generated/client";
import { senderDomain } from "./address";
import { findTemplate } from "./templates/registry";

/** Whether a mail still holds all that it says: secrets are wiped once it has left or was given up. */
export function canBeSentAgain(mail: Pick<Mail, "template" | "secretEncrypted" | "state">): boolean {
  if (mail.state === "claimed") return false;
  if (mail.template === "alert-digest" || mail.secretEncrypted) return true;
  const template = findTemplate(mail.template);
  return template?.secrets.safeParse({}).success ?? false;
}

/** Puts a mail back into the queue, for now; one that had left gets an id of its own, so that no mailbox drops it. */
export async function sendAgain(
  tx: Transaction,
  mail: Pick<Mail, "id" | "state" | "messageId">,
  at: Date,
): Promise<void> {
  const fresh = `<${randomToken(18)}@${senderDomain(config().MAIL_FROM)}>`;
  const messageId = mail.state === "sent" ? fresh : mail.messageId;
  const data = { state: "queued", attempts: 0, nextAttemptAt: at, sentAt: null, lastError: null, messageId };
  await tx.mail.update({ where: { id: mail.id }, data });
}
