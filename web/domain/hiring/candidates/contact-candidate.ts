import { z } from "zod";
import { MINUTE_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { withoutLinks } from "~/platform/mail/without-links";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { mailedName } from "../templates/mailed-name";
import { applicationInView, entityInView } from "./application-in-view";
import { candidateOf } from "./save-candidate";

export const contactForm = z.object({
  templateId: z.coerce.number().int().positive().nullish(),
  applicationId: z.coerce.number().int().positive().nullish(),
  subject: z.string("Write a subject.").trim().min(1, "Write a subject.").max(200),
  body: z.string("Write a message.").trim().min(1, "Write a message.").max(10_000),
});
export type ContactForm = z.output<typeof contactForm>;

export const MERGE_FIELDS = [
  "candidate.firstName",
  "candidate.lastName",
  "job.title",
  "organization.name",
  "sender.name",
] as const;
type MergeValues = Partial<Record<(typeof MERGE_FIELDS)[number], string>>;

/** Puts the values into `{{…}}`; a field that is not known here is named, not sent. */
export function mergeFields(text: string, values: MergeValues): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const merged = text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name as keyof MergeValues];
    if (value === undefined || value === "") missing.add(name);
    return value || whole;
  });
  return { text: merged, missing: [...missing] };
}

/** Sends a mail to a candidate and keeps it in the history of contact. */
export async function contactCandidate(member: HiringMember, candidateId: number, form: ContactForm): Promise<void> {
  await inHiring(member, (tx) => queueCandidateMail(tx, member, { ...form, candidateId }));
  sendQueued();
}

type Order = ContactForm & { candidateId?: number };

/** The mail and its line in the history, in the caller's transaction; `sendQueued` follows the commit. */
export async function queueCandidateMail(tx: Transaction, member: HiringMember, order: Order): Promise<void> {
  const { organizationId } = member;
  const { candidate, values } = await aboutOf(tx, member, order);
  const inView = await applicationInView(tx, member, candidate.id);
  const applicationId = order.applicationId ?? inView;
  if (candidate.erasedAt) throw new Conflict("The data of this candidate were erased.", { code: "erased" });
  const subject = mergeFields(order.subject, values);
  const body = mergeFields(order.body, values);
  const missing = [...new Set([...subject.missing, ...body.missing])];
  if (missing.length > 0) throw invalidField("body", `These fields have no value here: ${missing.join(", ")}.`);
  const at = now();
  const mailId = await queueMail(tx, {
    to: candidate.email,
    toName: mailedName(candidate),
    template: "candidate-message",
    data: { organizationName: member.organizationName, subject: subject.text, message: body.text },
    organizationId,
    replyTo: member.principal.account.email,
    // A double click is one mail.
    dedupeKey: `candidate-${candidate.id}-${Math.floor(at.getTime() / MINUTE_MS)}-${hashOf(subject.text + body.text)}`,
  });
  if (mailId === null) return;
  await tx.candidateMessage.create({
    data: {
      organizationId,
      candidateId: candidate.id,
      applicationId,
      templateId: order.templateId ?? null,
      mailId,
      subject: subject.text,
      body: body.text,
      sentBy: member.userId,
      createdAt: at,
    },
  });
  await tx.candidate.update({ where: { id: candidate.id }, data: { lastContactedAt: at } });
  if (order.applicationId) {
    await tx.$executeRaw`update applications set first_contacted_at = coalesce(first_contacted_at, ${at}) where organization_id = ${organizationId} and id = ${order.applicationId}`;
  }
  await recordActivity(tx, member, {
    type: "candidate.contacted",
    entity: entityInView(candidate.id, inView && applicationId),
    candidateId: candidate.id,
    title: `Mail sent: ${subject.text}`,
  });
}

export const sendQueued = (): void => kickMail();

async function aboutOf(tx: Transaction, member: HiringMember, { candidateId, applicationId, templateId }: Order) {
  const { organizationId } = member;
  const application = applicationId
    ? await tx.application.findFirst({
        where: { id: applicationId, organizationId },
        select: { candidateId: true, job: { select: { title: true } } },
      })
    : null;
  if (applicationId && (!application || (candidateId && application.candidateId !== candidateId)))
    throw new NotFound("This application was not found.");
  if (
    templateId &&
    !(await tx.emailTemplate.findFirst({ where: { id: templateId, organizationId }, select: { id: true } }))
  )
    throw invalidField("templateId", "Choose one of the templates.");
  const candidate = await candidateOf(tx, organizationId, candidateId ?? application?.candidateId ?? 0);
  const values: MergeValues = {
    "candidate.firstName": withoutLinks(candidate.firstName),
    "candidate.lastName": withoutLinks(candidate.lastName),
    "job.title": application?.job.title,
    ...senderValues(member),
  };
  return { candidate, values };
}

/** What a mail says of whoever writes it; previews show the same. */
export function senderValues({ organizationName, principal }: HiringMember) {
  const { firstName, lastName } = principal.account;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { "organization.name": organizationName, "sender.name": name || organizationName };
}

const hashOf = (text: string): string => {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) as number)) | 0;
  return (hash >>> 0).toString(36);
};

/** The organization's mail templates that can be sent by hand. */
export const mailTemplateChoices = (member: HiringMember) =>
  inHiring(member, (tx) =>
    tx.emailTemplate.findMany({
      where: {
        organizationId: member.organizationId,
        isActive: true,
        type: { in: ["contact", "rejection", "application_received", "other"] },
      },
      orderBy: { name: "asc" },
      select: { id: true, name: true, type: true, subject: true, body: true },
    }),
  );
