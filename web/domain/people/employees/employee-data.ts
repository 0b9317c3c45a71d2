import { recordAudit, requireRecentProof } from "~/domain/access";
import { now } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { Forbidden, NotFound } from "~/platform/errors";
import { exportMarked, exportText } from "~/platform/personal/export-marked";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";

/** Everything that is kept about an employee, for the person: whenever they want it, or by HR when they ask HR. */
export async function exportEmployeeData(member: PeopleMember, id: number): Promise<string> {
  if (id !== member.employeeId && !peopleMemberMay(member, "employees:write"))
    throw new Forbidden("Only HR and the person themselves can do this.", { code: "role_missing" });
  await requireRecentProof(member.principal);
  const { organizationId } = member;
  return inPeople(member, async (tx) => {
    const row = await tx.employee.findFirst({ where: { id, organizationId }, select: { id: true } });
    if (!row) throw new NotFound("This employee was not found.");
    const { employees = [], ...records } = await exportMarked(tx, "employee", { ids: [id], organizationId });
    await recordAudit(tx, member.principal, {
      action: "employee.export",
      organizationId,
      entity: { type: "employee", id },
    });
    return exportText({
      madeAt: now(),
      organization: member.organizationName,
      employee: employees.map(readable),
      records,
    });
  });
}

/** What is encrypted at rest as the person knows it. */
function readable(employee: object): object {
  const { dateOfBirthEncrypted, socialSecurityNumber, ...rest } = employee as Record<string, string | null>;
  const open = (text: string | null | undefined) => (text ? decryptField(text) : null);
  return { ...rest, dateOfBirth: open(dateOfBirthEncrypted), socialSecurityNumber: open(socialSecurityNumber) };
}
