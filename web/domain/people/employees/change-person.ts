import { recordAudit } from "~/domain/access";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { changedValues, fieldsOf } from "../custom-fields/field-values";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { personColumns, refuseTaken } from "./add-employee";
import type { PersonForm } from "./employee-form";

/** Changes who somebody is and how they are reached: HR everything, the person themselves how they are reached. */
export const changePerson = (member: PeopleMember, id: number, form: PersonForm): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const isHr = peopleMemberMay(member, "employees:write");
    if (!isHr && id !== member.employeeId)
      throw new Forbidden("You can change your own contact data only.", { code: "role_missing" });
    const { firstName, lastName, email, number, status, version } = form;
    const official = { firstName, lastName, email, employeeId: number, status };
    if (!isHr && Object.values(official).some((value) => value !== undefined))
      throw new Forbidden("Name, work e-mail, number and status are kept by HR.", { code: "role_missing" });
    await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${id} for update`;
    const row = await tx.employee.findFirst({ where: { id, organizationId } });
    if (!row) throw new NotFound("This employee was not found.");
    if (version !== undefined && version !== row.version)
      throw new Conflict("Someone else changed this record. Reload it.", { code: "changed_elsewhere" });
    if (status && !["active", "on_leave"].includes(row.status))
      throw new Conflict(`Somebody who is ${row.status} does not become ${status} by hand.`, {
        code: "no_such_transition",
      });
    await refuseTaken(tx, organizationId, { email, number }, id);
    const columns = {
      ...{ ...official, ...personColumns(form) },
      customValues:
        form.custom &&
        changedValues(await fieldsOf(tx, organizationId), { stored: row.customValues, given: form.custom, isHr }),
    };
    const changed = Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    await tx.employee.update({ where: { id }, data: { ...columns, version: { increment: 1 } }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "employee.edit",
      organizationId,
      entity: { type: "employee", id },
      after: { changed, ...(status ? { status } : {}) },
    });
  });
