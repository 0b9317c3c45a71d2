import { now } from "../clock";
import { config } from "../config";
import { encryptField, randomToken } from "../crypto";
import type { Database, Transaction } from "../db/client";
import type { Prisma } from "../db/generated/client";
import { invalidField } from "../errors";
import { isMailAddress, senderDomain } from "./address";
import type { MailAttachment } from "./attachments";
import { checkedHeaders } from "./headers";
import { knownTemplate, parsed } from "./render-mail";
import type { MailData, MailName, MailSecrets } from "./templates/registry";

export type MailOrder<Name extends MailName> = {
  to: string;
  toName?: string | null;
  template: Name;
  data: MailData<Name>;
  userId?: number | null;
  subscriberId?: number | null;
  organizationId?: number | null;
  /** Not before this moment. */
  sendAfter?: Date;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Two orders with one key are one mail. */
  dedupeKey?: string;
} & (Record<string, never> extends MailSecrets<Name>
  ? { secrets?: MailSecrets<Name> }
  : { secrets: MailSecrets<Name> });

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves if and only if that commits. Answers its id, or
 * null when a mail with the same `dedupeKey` was there before. Call `kickMail()` after the commit.
 */
export async function queueMail<Name extends MailName>(
  tx: Transaction | Database,
  order: MailOrder<Name>,
): Promise<bigint | null> {
  const [id] = await queueMails(tx, [order]);
  return id ?? null;
}

/** Many mails at once, for digests and notices; the ids of those that were new. */
export async function queueMails<Name extends MailName>(
  tx: Transaction | Database,
  orders: MailOrder<Name>[],
): Promise<bigint[]> {
  const data = orders.map(mailRow);
  const rows = await tx.mail.createManyAndReturn({ data, select: { id: true }, skipDuplicates: true });
  return rows.map((row) => row.id);
}

function mailRow<Name extends MailName>(order: MailOrder<Name>): Prisma.MailCreateManyInput {
  const { template: name, to, replyTo, sendAfter } = order;
  const template = knownTemplate(name);
  const data = parsed(template.data, order.data, name);
  const secrets = parsed(template.secrets, order.secrets ?? {}, name);
  for (const address of [to, replyTo]) {
    if (address !== undefined && !isMailAddress(address)) throw invalidField("email", "Invalid email address");
  }
  const at = now();
  return {
    dedupeKey: order.dedupeKey,
    toAddress: to,
    toName: order.toName?.slice(0, 200),
    replyTo,
    template: name,
    subject: template.subject(data).slice(0, 500),
    data: data as Prisma.InputJsonObject,
    secretEncrypted: Object.keys(secrets).length > 0 ? encryptField(JSON.stringify(secrets)) : null,
    attachments: order.attachments as Prisma.InputJsonArray | undefined,
    headers: order.headers && checkedHeaders(order.headers),
    category: template.category,
    priority: template.priority,
    userId: order.userId,
    subscriberId: order.subscriberId,
    organizationId: order.organizationId,
    nextAttemptAt: sendAfter ?? at,
    createdAt: at,
    messageId: `<${randomToken(18)}@${senderDomain(config().MAIL_FROM)}>`,
  };
}
