import { config } from "../config";
import { decryptField } from "../crypto";
import { loadAttachments } from "./attachments";
import type { ClaimedMail } from "./claim";
import { unsubscribeHeaders } from "./headers";
import type { OutgoingMail } from "./outgoing-mail";
import { renderMail } from "./render-mail";

/** Makes the mail that leaves from its row; the secrets are in the clear only here. */
export async function composeMail(mail: ClaimedMail, at: Date): Promise<OutgoingMail> {
  const secrets = mail.secretEncrypted
    ? (JSON.parse(decryptField(mail.secretEncrypted)) as Record<string, string>)
    : {};
  const rendered = renderMail(mail.template, mail.data, secrets);
  const bulk: Record<string, string> = mail.category === "transactional" ? {} : { Precedence: "bulk" };
  return {
    ...rendered,
    ...(await loadAttachments(mail.attachments)),
    id: mail.id,
    template: mail.template,
    from: config().MAIL_FROM,
    to: { name: mail.toName ?? "", address: mail.toAddress },
    replyTo: mail.replyTo ?? undefined,
    // Out-of-office replies to machines help nobody.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...bulk,
      ...unsubscribeHeaders(secrets.unsubscribeUrl),
      ...mail.headers,
    },
    messageId: mail.messageId,
    date: at,
  };
}
