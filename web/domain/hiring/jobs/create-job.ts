import { requireEveryJob } from "~/domain/access";
import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { checkPosting } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { copyStages } from "../settings/job-stages";
import { checkReferences, jobColumns, publicSlug, refuseTakenNumber } from "./job-columns";
import type { JobForm } from "./job-form";
import { nextRequisitionNumber } from "./requisition-number";

/** Makes a requisition as a draft, with a number, a pipeline and what the law check says of it. */
export async function createJob(member: HiringMember, form: JobForm): Promise<number> {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    await checkReferences(tx, organizationId, form);
    if (form.requisitionNumber) await refuseTakenNumber(tx, organizationId, form.requisitionNumber, null);
    const id = await insertJob(tx, member, jobColumns(form, form.descriptionFormat) as Prisma.JobUncheckedCreateInput);
    await checkPosting(tx, organizationId, id);
    return id;
  });
}

async function insertJob(
  tx: Transaction,
  member: HiringMember,
  columns: Omit<Prisma.JobUncheckedCreateInput, "organizationId">,
): Promise<number> {
  const { organizationId, userId } = member;
  requireEveryJob(member, "a new one would be another");
  const at = now();
  const { id, title, requisitionNumber } = await tx.job.create({
    data: {
      ...columns,
      organizationId,
      requisitionNumber: columns.requisitionNumber || (await nextRequisitionNumber(tx, organizationId)),
      approvalStatus: "draft",
      status: "draft",
      createdBy: userId,
      lastModifiedBy: userId,
      createdAt: at,
    },
    select: { id: true, title: true, requisitionNumber: true },
  });
  await tx.job.update({ where: { id }, data: { publicSlug: publicSlug(title, id) }, select: { id: true } });
  await copyStages(tx, organizationId, id);
  await recordActivity(tx, member, {
    type: "job.created",
    entity: { type: "job", id },
    title: `Requisition ${requisitionNumber} made: ${title}`,
  });
  await emitEvent(tx, organizationId, "job.created", { jobId: id });
  return id;
}

/** Columns that a copy does not take along: identity, states and everything that happened. */
const NOT_COPIED = [
  "id",
  "requisitionNumber",
  "publicSlug",
  "approvalStatus",
  "approvalRound",
  "approvedBy",
  "approvedAt",
  "rejectionReason",
  "status",
  "closeReason",
  "applicationDeadline",
  "publishedAt",
  "closedAt",
  "version",
  "createdAt",
  "updatedAt",
  "createdBy",
  "lastModifiedBy",
  "deletedAt",
  "searchVector",
  "lawCheckedFor",
] as const;

/**
 * A new draft from a job or a template: fields, questions, stages and translations; or, with `asTemplate`, a template
 * from a job.
 */
export async function duplicateJob(member: HiringMember, id: number, { asTemplate = false } = {}): Promise<number> {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    const source = await tx.job.findFirst({
      where: { id, organizationId, deletedAt: null },
      include: { questions: true, pipelineStages: true, translations: true },
    });
    if (!source) throw new NotFound("This job was not found.");
    const { questions, pipelineStages, translations, ...row } = source;
    const columns: Record<string, unknown> = { ...row };
    for (const name of NOT_COPIED) delete columns[name];
    const copyId = await insertJob(tx, member, {
      ...(columns as Omit<Prisma.JobUncheckedCreateInput, "organizationId">),
      title: row.isTemplate || asTemplate ? row.title : `${row.title.slice(0, 190)} (copy)`,
      isTemplate: asTemplate,
      templateId: row.isTemplate ? row.id : row.templateId,
      customFields: (row.customFields ?? undefined) as Prisma.InputJsonValue | undefined,
      aiScreeningCriteria: (row.aiScreeningCriteria ?? undefined) as Prisma.InputJsonValue | undefined,
      documentAttachments: undefined,
    });
    await tx.jobStage.deleteMany({ where: { organizationId, jobId: copyId } });
    const owned = { organizationId, jobId: copyId };
    await tx.jobStage.createMany({
      data: pipelineStages
        .filter(({ isActive }) => isActive)
        .map(({ name, kind, position, emailTemplateId }) => ({ ...owned, name, kind, position, emailTemplateId })),
    });
    await tx.jobQuestion.createMany({
      data: questions
        .filter(({ isActive }) => isActive)
        .map(({ label, kind, options, isRequired, position, hiddenUntil }) => ({
          ...owned,
          label,
          kind,
          options,
          isRequired,
          position,
          hiddenUntil,
        })),
    });
    await tx.jobTranslation.createMany({
      data: translations.map(({ language, title, description, benefitsText }) => ({
        ...owned,
        language,
        title,
        description,
        benefitsText,
      })),
    });
    await checkPosting(tx, organizationId, copyId);
    return copyId;
  });
}
