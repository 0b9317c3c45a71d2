import { overAllJobs, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField } from "~/platform/errors";
import { cleanDescription } from "./description";
import type { JobForm } from "./job-form";

type Fields = Partial<JobForm>;

/** The columns of a form: cleaned description, plain date, lists as they are stored. */
export function jobColumns(form: Fields, format: string): Prisma.JobUncheckedUpdateInput {
  const { applicationDeadline, description, customFields, aiScreeningCriteria, ...rest } = form;
  return {
    ...rest,
    ...(applicationDeadline === undefined
      ? {}
      : { applicationDeadline: applicationDeadline ? new Date(`${applicationDeadline}T00:00:00Z`) : null }),
    ...(description === undefined ? {} : { description: description && cleanDescription(description, format) }),
    ...(customFields === undefined ? {} : { customFields: customFields ?? {} }),
    ...(aiScreeningCriteria === undefined ? {} : { aiScreeningCriteria }),
  };
}

/** Refuses references into another organization, and a place or person that is not there, by the field. */
export async function checkReferences(tx: Transaction, organizationId: number, form: Fields): Promise<void> {
  for (const field of ["hiringManagerId", "recruiterId"] as const) {
    const id = form[field];
    if (id && !(await tx.teamMember.findFirst({ where: { id, organizationId, isActive: true }, select: { id: true } })))
      throw invalidField(field, "This person is not in the hiring team.");
  }
  const { locationId, templateId } = form;
  if (
    locationId &&
    !(await tx.organizationLocation.findFirst({ where: { id: locationId, organizationId }, select: { id: true } }))
  )
    throw invalidField("locationId", "This location was not found.");
  if (
    templateId &&
    !(await tx.job.findFirst({ where: { id: templateId, organizationId, isTemplate: true }, select: { id: true } }))
  )
    throw invalidField("templateId", "This template was not found.");
}

/** A requisition number is the organization's own choice, once. */
export async function refuseTakenNumber(
  tx: Transaction,
  organizationId: number,
  number: string,
  ownId: number | null,
): Promise<void> {
  const where = { organizationId, requisitionNumber: number, ...(ownId ? { id: { not: ownId } } : {}) };
  const taken = await overAllJobs(tx, () => tx.job.findFirst({ where, select: { id: true } }));
  if (!taken) return;
  const message = `The requisition number ${number} is taken.`;
  throw new Conflict(message, {
    code: "number_taken",
    fields: [{ field: "requisitionNumber", message }],
  });
}

/** `store-manager-x7`: readable, and unique by the id at its end. */
export function publicSlug(title: string, id: number): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return `${words || "job"}-${id.toString(36)}`;
}
