import type { Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import type { JobFields } from "../employment/history";

type Given = {
  title?: string;
  departmentId?: number | null;
  managerId?: number | null;
  placeId?: number | null;
  employmentType?: string;
  pay?: { amount: number; type: string } | null;
  flsaStatus?: string;
  weeklyMinutes?: number;
  workLocation?: string;
};

/** What a form says of somebody's work as it is stored; only what it names. Everything must be the organization's own and in use. */
export async function jobFieldsOf(tx: Transaction, organizationId: number, given: Given): Promise<Partial<JobFields>> {
  const { title, departmentId, managerId, placeId, pay, employmentType, flsaStatus, weeklyMinutes, workLocation } =
    given;
  const own = { organizationId, isActive: true };
  const found = <Row>(row: Row | null, field: string, what: string): void => {
    if (!row) throw invalidField(field, `This ${what} was not found.`);
  };
  if (departmentId)
    found(await tx.department.findFirst({ where: { id: departmentId, ...own } }), "departmentId", "department");
  if (placeId) found(await tx.organizationLocation.findFirst({ where: { id: placeId, ...own } }), "placeId", "place");
  if (managerId) {
    const where = { id: managerId, organizationId, status: { notIn: ["draft", "terminated"] } };
    found(await tx.employee.findFirst({ where, select: { id: true } }), "managerId", "manager");
  }
  const fields: Partial<JobFields> = {
    employmentType,
    flsaStatus,
    weeklyMinutes,
    workLocation,
    departmentId,
    managerId,
  };
  if (placeId !== undefined) fields.workLocationId = placeId;
  if (title !== undefined) fields.positionId = await positionOf(tx, organizationId, title, departmentId ?? null);
  if (pay !== undefined)
    Object.assign(fields, { salary: pay?.amount ?? null, ...(pay ? { salaryType: pay.type } : {}) });
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<JobFields>;
}

/** The position of that title, made at its first use. */
export async function positionOf(
  tx: Transaction,
  organizationId: number,
  title: string,
  departmentId: number | null,
): Promise<number> {
  const known = await tx.position.findFirst({
    where: { organizationId, title: { equals: title, mode: "insensitive" }, isActive: true },
    select: { id: true },
  });
  if (known) return known.id;
  const { id } = await tx.position.create({ data: { organizationId, title, departmentId }, select: { id: true } });
  return id;
}
