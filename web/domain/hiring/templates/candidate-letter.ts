import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { MailAttachment } from "~/platform/mail/attachments";
import { queueMail } from "~/platform/mail/queue-mail";
import { withoutLinks } from "~/platform/mail/without-links";
import { mergeText } from "../settings/merge-text";
import { mailedName } from "./mailed-name";
import { TEMPLATE_KINDS, type TemplateKind } from "./template-kinds";

export type Letter = {
  organizationId: number;
  organizationName: string;
  applicationId: number;
  candidate: { id: number; firstName: string; lastName: string; email: string; erasedAt: Date | null };
  jobTitle: string;
  /** The organization's template of this kind, or own words in `text`. */
  kind: TemplateKind;
  text?: { subject: string; body: string };
  values?: Record<string, string>;
  /** Facts under the letter that no template may leave out. */
  facts?: string[];
  link?: { url: string; label: string };
  attachments?: MailAttachment[];
  sentBy?: number | null;
  replyTo?: string;
  dedupeKey?: string;
};

/** The template that the organization uses for a kind of letter; the built-in words while there is none. */
export async function templateOf(tx: Transaction, organizationId: number, kind: TemplateKind) {
  const own = await tx.emailTemplate.findFirst({
    where: { organizationId, type: kind, isActive: true },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
    select: { id: true, subject: true, body: true },
  });
  return own ?? { id: null, ...TEMPLATE_KINDS[kind].fallback };
}

/** A letter to a candidate with its line in the history of contact, in the caller's transaction; `kickMail` follows. */
export async function queueLetter(tx: Transaction, letter: Letter): Promise<boolean> {
  const { organizationId, candidate, applicationId, link } = letter;
  // Whose data were erased has no address any more.
  if (candidate.erasedAt) return false;
  const template = letter.text ? { id: null, ...letter.text } : await templateOf(tx, organizationId, letter.kind);
  const values = {
    "candidate.firstName": withoutLinks(candidate.firstName),
    "candidate.lastName": withoutLinks(candidate.lastName),
    "job.title": letter.jobTitle,
    "organization.name": letter.organizationName,
    ...letter.values,
  };
  const subject = mergeText(template.subject, values).slice(0, 300);
  const body = [mergeText(template.body, values), ...(letter.facts ?? [])].join("\n\n");
  const mailId = await queueMail(tx, {
    to: candidate.email,
    toName: mailedName(candidate),
    template: "hiring-letter",
    data: { subject, body, organizationName: letter.organizationName, buttonLabel: link?.label },
    secrets: { link: link?.url },
    organizationId,
    replyTo: letter.replyTo,
    attachments: letter.attachments,
    dedupeKey: letter.dedupeKey,
  });
  if (mailId === null) return false;
  const at = now();
  await tx.candidateMessage.create({
    data: {
      organizationId,
      candidateId: candidate.id,
      applicationId,
      templateId: template.id,
      mailId,
      subject,
      body,
      sentBy: letter.sentBy,
      createdAt: at,
    },
    select: { id: true },
  });
  await tx.candidate.update({ where: { id: candidate.id }, data: { lastContactedAt: at }, select: { id: true } });
  await tx.$executeRaw`update applications set first_contacted_at = coalesce(first_contacted_at, ${at})
    where organization_id = ${organizationId} and id = ${applicationId}`;
  return true;
}
