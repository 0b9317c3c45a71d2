import { recordAudit } from "~/domain/access";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { refuseFindings } from "../employees/add-employee";
import type { EmploymentChange } from "../employees/employee-form";
import { jobFieldsOf } from "../employees/job-fields";
import { inPeople, type PeopleMember } from "../member/people-member";
import { holdHistory, type JobFields, writeHistory } from "./history";
import { OF_PAY } from "./kept-pay";
import { refuseCircle } from "./managers";
import type { PayFinding } from "./pay-checks";
import { asOf, changedFrom } from "./timeline";

export type ChangeResult = {
  preview: boolean;
  effectiveOn: string;
  /** The fields that became another, by name. */
  changed: string[];
  findings: PayFinding[];
  rows: { startDate: string; endDate: string | null; changes: string[] }[];
};

/**
 * A change of somebody's work or pay from a day on, past, present or to come. What was decided for later days stays. Nobody
 * changes their own pay or manager.
 */
export const changeEmployment = (
  member: PeopleMember,
  employeeId: number,
  form: EmploymentChange,
): Promise<ChangeResult> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const key = { organizationId, employeeId };
    const employee = await tx.employee.findFirst({
      where: { id: employeeId, organizationId },
      select: { status: true },
    });
    if (!employee) throw new NotFound("This employee was not found.");
    if (employeeId === member.employeeId)
      throw new Forbidden("Someone else must decide about your own work and pay.", { code: "self_approval" });
    const before = await holdHistory(tx, key);
    const { effectiveOn: day } = form;
    const now = asOf(before, day);
    if (!now) throw invalidField("effectiveOn", "This person is not employed on this day.");
    // What cannot be read as an amount comes as none too.
    if (form.pay === null && now.fields.salary !== null)
      throw invalidField("pay", "Give the pay from this day on; it cannot be left empty once it was set.");
    const given = await jobFieldsOf(tx, organizationId, form);
    const change = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => now.fields[name as keyof JobFields] !== value),
    ) as Partial<JobFields>;
    const changed = Object.keys(change);
    if (changed.length === 0) throw new Conflict("Nothing would change on this day.", { code: "no_change" });
    if (change.managerId)
      await refuseCircle(tx, organizationId, { employeeId, managerId: change.managerId, from: day });
    const next = changedFrom(before, day, change) ?? before;
    const isOfPay = OF_PAY.some((name) => name in change);
    const merged = { ...now.fields, ...change };
    const findings = isOfPay ? await refuseFindings(tx, organizationId, merged, day, form) : [];
    if (!form.preview) {
      await writeHistory(tx, key, before, next, {
        ...{ reason: form.reason, note: form.note ?? null, changedBy: userId },
        on: day,
      });
      await tx.employee.update({
        where: { id: employeeId },
        data: { version: { increment: 1 } },
        select: { id: true },
      });
      await recordAudit(tx, member.principal, {
        action: "employee.change",
        organizationId,
        entity: { type: "employee", id: employeeId },
        // Amounts stay in the history, where the field table guards them.
        after: {
          ...{ effectiveOn: day, changed, reason: form.reason },
          ...(findings.length > 0 ? { acceptedFindings: findings.map(({ rule }) => rule) } : {}),
        },
      });
    }
    const rows = next.map(({ startDate, endDate, changes }) => ({ startDate, endDate, changes }));
    return { preview: form.preview, effectiveOn: day, changed, findings, rows };
  });
