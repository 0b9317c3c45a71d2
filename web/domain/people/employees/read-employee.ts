import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { BEGAN } from "../employment/began";
import { asOf as sliceAsOf } from "../employment/timeline";
import { visibleTo } from "../fields/visible-fields";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dayOf, dayOrNull, later } from "../plain-days";
import { onlookerOf } from "./onlooker";

export type EmployeeView = Awaited<ReturnType<typeof wholeView>>;
export type EmployeeAction = "change" | "edit" | "edit_contact" | "leave";

/** One employee as of a day, without one as of today or a first day to come: what this member may see of them. Drafts are for HR. */
export const readEmployee = (member: PeopleMember, id: number, asOf?: string): Promise<Partial<EmployeeView>> =>
  inPeople(member, async (tx) => {
    const onlooker = (await onlookerOf(tx, member))(id);
    const view = await wholeView(tx, member, id, asOf ?? null);
    const isGone = view.status === "draft" || (view.status === "terminated" && member.role === "employee");
    if (isGone && member.role !== "hr_admin" && !onlooker.isSelf) throw new NotFound("This employee was not found.");
    return visibleTo(view, onlooker);
  });

/** Everything of an employee. It leaves the domain through `visibleTo` only. */
async function wholeView(tx: Transaction, member: PeopleMember, id: number, asOf: string | null) {
  const { organizationId } = member;
  const row = await tx.employee.findFirst({
    where: { id, organizationId },
    include: {
      employmentPeriods: { where: BEGAN, orderBy: { startDate: "asc" } },
      positions: {
        where: { isPrimary: true },
        orderBy: { startDate: "asc" },
        include: { position: true, department: true, manager: true, place: true },
      },
    },
  });
  if (!row) throw new NotFound("This employee was not found.");
  const slices = row.positions.map((one) => ({
    ...one,
    startDate: dayOf(one.startDate),
    endDate: dayOrNull(one.endDate),
  }));
  // Who is still to come is shown with the work they come to.
  const isToCome = row.status === "onboarding" || row.status === "draft";
  const day = asOf ?? later(today(), (isToCome && dayOrNull(row.hireDate)) || today());
  const job = sliceAsOf(slices, day);
  const history = slices.map((one) => ({
    startDate: one.startDate,
    endDate: one.endDate,
    title: one.position.title,
    department: one.department?.name ?? null,
    manager: one.manager ? nameOf(one.manager) : null,
    place: one.place?.name ?? null,
    employmentType: one.employmentType,
    reason: one.reason,
    changes: one.changes,
    note: one.note,
  }));
  const payHistory = slices.map(({ startDate, endDate, salary, salaryType }) => ({
    startDate,
    endDate,
    amount: salary,
    type: salaryType,
  }));
  return {
    id: row.id,
    number: row.employeeId,
    name: nameOf(row),
    firstName: row.firstName,
    lastName: row.lastName,
    preferredName: row.preferredName,
    email: row.email,
    phone: row.phone,
    status: row.status,
    asOf: day,
    isSelf: row.id === member.employeeId,
    startDate: dayOrNull(row.hireDate),
    lastDay: dayOrNull(row.terminationDate),
    version: row.version,
    title: job?.position.title ?? null,
    department: job?.department ? { id: job.department.id, name: job.department.name } : null,
    place: job?.place ? { id: job.place.id, name: job.place.name, state: job.place.state } : null,
    manager: job?.manager ? { id: job.manager.id, name: nameOf(job.manager) } : null,
    employmentType: job?.employmentType ?? null,
    flsaStatus: job?.flsaStatus ?? null,
    weeklyMinutes: job?.weeklyMinutes ?? null,
    workLocation: job?.workLocation ?? null,
    pay: job?.salary == null ? null : { amount: job.salary, type: job.salaryType },
    payHistory,
    history,
    periods: row.employmentPeriods.map(({ startDate, endDate }) => ({
      startDate: dayOf(startDate),
      endDate: dayOrNull(endDate),
    })),
    personalEmail: row.personalEmail,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    emergencyContact: {
      name: row.emergencyContactName,
      phone: row.emergencyContactPhone,
      relation: row.emergencyContactRelation,
    },
    hasAccount: row.userId !== null,
    allowedActions: actionsOf(member, row),
  };
}

const nameOf = (row: { preferredName: string | null; firstName: string; lastName: string }): string =>
  `${row.preferredName ?? row.firstName} ${row.lastName}`.trim();

function actionsOf(member: PeopleMember, row: { id: number; status: string }): EmployeeAction[] {
  const isSelf = row.id === member.employeeId;
  const isHr = peopleMemberMay(member, "employees:write");
  const isHere = row.status !== "terminated" && row.status !== "draft";
  const actions: [EmployeeAction, boolean][] = [
    ["change", isHr && isHere && !isSelf],
    ["edit", isHr],
    ["leave", isHr && !isSelf && row.status !== "draft"],
    ["edit_contact", (isSelf && !member.onlyLooks) || isHr],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}
