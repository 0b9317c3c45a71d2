import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { mergeText } from "../settings/merge-text";
import { fieldsOf, SAMPLE_VALUES, TEMPLATE_KIND_NAMES, type TemplateKind, unknownFields } from "./template-kinds";

export const mailTemplateForm = z.object({
  name: requiredLine("Name", 120),
  type: z.enum(TEMPLATE_KIND_NAMES, "Choose what the template is for."),
  subject: requiredLine("Subject", 300),
  body: z.string().trim().min(1, "Write the text.").max(10_000),
  isActive: z.boolean().default(true),
  /** The one that is taken where nobody chooses. */
  isDefault: z.boolean().default(false),
});
export type MailTemplateForm = z.output<typeof mailTemplateForm>;

export const mailTemplateChange = mailTemplateForm.extend({ version: z.int().positive().nullish() });

const shown = {
  id: true,
  name: true,
  type: true,
  subject: true,
  body: true,
  isActive: true,
  isDefault: true,
  version: true,
  updatedAt: true,
} as const;

/** Every mail template of the organization, by kind and name. */
export const listMailTemplates = (member: HiringMember) =>
  inHiring(member, (tx) =>
    tx.emailTemplate.findMany({
      where: { organizationId: member.organizationId },
      orderBy: [{ type: "asc" }, { name: "asc" }],
      select: shown,
      take: 500,
    }),
  );

/** One template with the words that it had before. */
export const readMailTemplate = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const found = await tx.emailTemplate.findFirst({ where: { id, organizationId }, select: shown });
    if (!found) throw notThere();
    const versions = await tx.emailTemplateVersion.findMany({
      where: { organizationId, templateId: id },
      orderBy: { version: "desc" },
      take: 50,
      include: { createdByUser: { select: { firstName: true, lastName: true } } },
    });
    return {
      ...found,
      fields: fieldsOf(found.type as TemplateKind),
      versions: versions.map((one) => ({
        version: one.version,
        name: one.name,
        subject: one.subject,
        body: one.body,
        createdAt: one.createdAt,
        by: [one.createdByUser?.firstName, one.createdByUser?.lastName].filter(Boolean).join(" ") || null,
      })),
    };
  });

const notThere = () => new NotFound("This template was not found.");

/** A field that nothing fills would leave a hole in a letter, so it is refused while somebody is still at the text. */
function refuseUnknownFields({ type, subject, body }: Pick<MailTemplateForm, "type" | "subject" | "body">): void {
  for (const [field, text] of [
    ["subject", subject],
    ["body", body],
  ] as const) {
    const [unknown] = unknownFields(text, fieldsOf(type));
    if (unknown !== undefined)
      throw invalidField(field, `{{${unknown}}} is not a merge field of this kind of template.`);
  }
}

/** Adds a template. */
export const createMailTemplate = (member: HiringMember, form: MailTemplateForm): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    refuseUnknownFields(form);
    await refuseTwin(tx, organizationId, form.name);
    if (form.isDefault) await onlyDefault(tx, organizationId, form.type);
    const { id } = await tx.emailTemplate.create({
      data: { ...form, organizationId, createdBy: userId, createdAt: now() },
      select: { id: true },
    });
    await tellOf(tx, member, id, `Mail template made: ${form.name}`);
    return { id };
  });

async function refuseTwin(tx: Transaction, organizationId: number, name: string, exceptId?: number): Promise<void> {
  const twin = await tx.emailTemplate.findFirst({
    where: { organizationId, name, id: { not: exceptId } },
    select: { id: true },
  });
  if (twin) throw invalidField("name", "Another template has this name.");
}

const onlyDefault = (tx: Transaction, organizationId: number, type: string, exceptId?: number) =>
  tx.emailTemplate.updateMany({ where: { organizationId, type, id: { not: exceptId } }, data: { isDefault: false } });

const tellOf = (tx: Transaction, member: HiringMember, id: number, title: string) =>
  recordActivity(tx, member, { type: "template.saved", entity: { type: "team", id }, title, isPublic: false });

/** Changes a template; the words before are kept as a version. */
export const updateMailTemplate = (
  member: HiringMember,
  id: number,
  { version, ...form }: z.output<typeof mailTemplateChange>,
): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    await tx.$queryRaw`select id from email_templates where organization_id = ${organizationId} and id = ${id} for update`;
    const before = await tx.emailTemplate.findFirst({ where: { id, organizationId } });
    if (!before) throw notThere();
    if (version != null && version !== before.version) {
      throw new Conflict("Someone else changed this template. Reload it, then save.", { code: "stale" });
    }
    refuseUnknownFields(form);
    await refuseTwin(tx, organizationId, form.name, id);
    if (form.isDefault) await onlyDefault(tx, organizationId, form.type, id);
    const words = before.subject !== form.subject || before.body !== form.body || before.name !== form.name;
    if (words) {
      await tx.emailTemplateVersion.create({
        data: {
          organizationId,
          templateId: id,
          version: before.version,
          name: before.name,
          subject: before.subject,
          body: before.body,
          createdBy: userId,
          createdAt: now(),
        },
        select: { id: true },
      });
    }
    await tx.emailTemplate.update({
      where: { id },
      data: { ...form, version: { increment: 1 } },
      select: { id: true },
    });
    await tellOf(tx, member, id, `Mail template changed: ${form.name}`);
  });

/** Deletes a template that no letter and no stage knows; one that was used is switched off, and letters keep their words. */
export const deleteMailTemplate = (member: HiringMember, id: number): Promise<{ deleted: boolean }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const found = await tx.emailTemplate.findFirst({
      where: { id, organizationId },
      select: { name: true, _count: { select: { candidateMessages: true, jobStages: true } } },
    });
    if (!found) throw notThere();
    const used = found._count.candidateMessages + found._count.jobStages > 0;
    if (used)
      await tx.emailTemplate.update({
        where: { id },
        data: { isActive: false, isDefault: false },
        select: { id: true },
      });
    else await tx.emailTemplate.delete({ where: { id } });
    await tellOf(tx, member, id, `Mail template ${used ? "switched off" : "deleted"}: ${found.name}`);
    return { deleted: !used };
  });

export const previewForm = mailTemplateForm.pick({ type: true, subject: true, body: true });

/** A template as a letter to somebody made up; a field that is not known is said, not sent. */
export function previewTemplate(member: HiringMember, form: z.output<typeof previewForm>) {
  refuseUnknownFields(form);
  const values = { ...SAMPLE_VALUES, "organization.name": member.organizationName };
  return { subject: mergeText(form.subject, values), body: mergeText(form.body, values) };
}
