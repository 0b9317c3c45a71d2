import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { today } from "~/platform/clock";
import { invalidField, NotFound } from "~/platform/errors";
import { headsBy } from "../employment/heads";
import { closesCircle } from "../employment/reporting-line";
import { inPeople, type PeopleMember } from "../member/people-member";

const id = z.int().positive().max(2_147_483_647);
export const departmentForm = z.object({
  name: requiredLine("Name", 120),
  description: optionalLine("Description", 500).nullish(),
  parentId: id.nullish(),
  managerId: id.nullish(),
  costCenter: optionalLine("Cost center", 50).nullish(),
});
export type DepartmentForm = z.output<typeof departmentForm>;
export const mergeForm = z.object({ into: id });

export type DepartmentView = {
  id: number;
  name: string;
  description: string | null;
  parentId: number | null;
  managerId: number | null;
  costCenter: string | null;
  headCount: number;
};

/** Departments by name, each with how many work in it today. */
export const listDepartments = (member: PeopleMember): Promise<DepartmentView[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.department.findMany({
      where: { organizationId, isActive: true },
      orderBy: { name: "asc" },
      take: 1000,
    });
    const heads = await headsBy(tx, organizationId, "department_id", today());
    return rows.map((row) => ({
      ...{ id: row.id, name: row.name, description: row.description, parentId: row.parentDepartmentId },
      ...{ managerId: row.managerId, costCenter: row.costCenter, headCount: heads.get(row.id) ?? 0 },
    }));
  });

/** Makes a department, or changes one. Nothing can lie within itself. */
export const saveDepartment = (member: PeopleMember, form: DepartmentForm, departmentId?: number): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { parentId, managerId, ...fields } = form;
    await tx.$executeRaw`select pg_advisory_xact_lock(8129, ${organizationId})`;
    const all = await tx.department.findMany({ where: { organizationId } });
    const own = all.find((one) => one.id === departmentId);
    if (departmentId !== undefined && !own?.isActive) throw new NotFound("This department was not found.");
    const twin = all.find((one) => one.id !== departmentId && one.name.toLowerCase() === form.name.toLowerCase());
    if (twin?.isActive) throw invalidField("name", "There is a department of this name.");
    if (parentId && !all.some((one) => one.id === parentId && one.isActive))
      throw invalidField("parentId", "This department was not found.");
    if (managerId && !(await tx.employee.findFirst({ where: { id: managerId, organizationId }, select: { id: true } })))
      throw invalidField("managerId", "This employee was not found.");
    const parents = new Map(all.map((one) => [one.id, one.parentDepartmentId]));
    if (departmentId && parentId && closesCircle(parents, departmentId, parentId))
      throw invalidField("parentId", "A department cannot lie within itself.");
    const data = { ...fields, parentDepartmentId: parentId, managerId, isActive: true };
    // One that was merged away comes back under its name.
    const target = departmentId ?? twin?.id;
    const row = target
      ? await tx.department.update({ where: { id: target }, data, select: { id: true } })
      : await tx.department.create({ data: { ...data, organizationId }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: departmentId ? "department.change" : "department.add",
      organizationId,
      entity: { type: "department", id: row.id },
      after: { name: form.name, parentId: parentId ?? null },
    });
    return row.id;
  });

/** Everybody of one department, past and to come, is from now on of the other, and what lay within it too. */
export const mergeDepartments = (member: PeopleMember, from: number, into: number): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await tx.$executeRaw`select pg_advisory_xact_lock(8129, ${organizationId})`;
    const all = await tx.department.findMany({ where: { organizationId, isActive: true } });
    const source = all.find((one) => one.id === from);
    if (!source) throw new NotFound("This department was not found.");
    if (from === into || !all.some((one) => one.id === into)) throw invalidField("into", "Choose another department.");
    const parents = new Map(all.map((one) => [one.id, one.parentDepartmentId]));
    if (closesCircle(parents, from, into))
      throw invalidField("into", "This department lies within the one to be merged.");
    const moved = { where: { organizationId, departmentId: from }, data: { departmentId: into } };
    await tx.employeePosition.updateMany(moved);
    await tx.position.updateMany(moved);
    await tx.department.updateMany({
      where: { organizationId, parentDepartmentId: from },
      data: { parentDepartmentId: into },
    });
    await tx.department.update({ where: { id: from }, data: { isActive: false }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "department.merge",
      organizationId,
      entity: { type: "department", id: from },
      after: { into },
    });
  });
