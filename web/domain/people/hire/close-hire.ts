import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { dateText } from "~/platform/calendar/date-text";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { inPeople, type PeopleMember } from "../member/people-member";
import { closeTasks } from "../tasks/close-tasks";
import { holdFresh } from "./fresh-employment";

export const closeHireForm = z.object({
  kind: z.enum(["no_show", "changed_mind", "undone"]),
  reason: requiredLine("Reason", 300),
});
export type CloseHireForm = z.output<typeof closeHireForm>;

/** Somebody did not come, or the hire is taken back: the record stays, the employment counts as never begun. */
export const closeHire = (member: PeopleMember, employeeId: number, form: CloseHireForm): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await closeFresh(tx, organizationId, employeeId, form);
    await recordAudit(tx, member.principal, {
      action: "employee.close_hire",
      organizationId,
      entity: { type: "employee", id: employeeId },
      after: { kind: form.kind },
    });
  });

const WORDS = { no_show: "Did not come", changed_mind: "Changed their mind", undone: "Hire undone" } as const;

/** Closes the employment, its work and its open first-day tasks; deletes nothing. */
export async function closeFresh(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  { kind, reason }: CloseHireForm,
): Promise<void> {
  const { period, startDate } = await holdFresh(tx, organizationId, employeeId);
  if (kind === "no_show" && startDate > today())
    throw invalidField("kind", `The first day is ${dateText(startDate)}: nobody has missed it yet.`);
  const said = `${WORDS[kind]}: ${reason}`.slice(0, 500);
  await tx.employmentPeriod.update({
    where: { id: period.id },
    data: { endDate: period.startDate, endKind: "never_started" },
    select: { id: true },
  });
  // Kept, but no part of the history: on no day was this their work.
  await tx.employeePosition.updateMany({
    where: { organizationId, employeeId, isPrimary: true, startDate: { gte: period.startDate } },
    data: { isPrimary: false, note: said },
  });
  await tx.employee.update({
    where: { id: employeeId },
    data: {
      ...{ status: "terminated", isActive: false, terminationDate: period.startDate, terminationReason: said },
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await closeTasks(tx, { organizationId, employeeId, list: "first_day", reason: said });
}
