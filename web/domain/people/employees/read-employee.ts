import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { type AccountView, accountOf } from "../account/account-state";
import { fieldsOf, seenValues } from "../custom-fields/field-values";
import { documentsSeen } from "../documents/sees-document";
import { BEGAN } from "../employment/began";
import { lawCheckOf } from "../employment/kept-pay";
import { asOf as sliceAsOf } from "../employment/timeline";
import type { Onlooker } from "../fields/field-table";
import { visibleTo } from "../fields/visible-fields";
import { isFresh } from "../hire/fresh-employment";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dayOf, dayOrNull, later } from "../plain-days";
import { fullName as nameOf } from "./full-name";
import { onlookerOf } from "./onlooker";

export type EmployeeView = Awaited<ReturnType<typeof wholeView>>;
export type EmployeeAction =
  | "change"
  | "edit"
  | "edit_contact"
  | "leave"
  | "begin"
  | "first_day"
  | "correct_first_day"
  | "invite"
  | "disconnect"
  | "erase";

/** One employee as of a day, without one as of today or a first day to come: what this member may see of them. Drafts are for HR. */
export const readEmployee = (member: PeopleMember, id: number, asOf?: string): Promise<Partial<EmployeeView>> =>
  inPeople(member, async (tx) => {
    const onlooker = (await onlookerOf(tx, member))(id);
    const view = await wholeView(tx, member, id, { asOf: asOf ?? null, onlooker });
    const isGone = view.status === "draft" || (view.status === "terminated" && member.role === "employee");
    if (isGone && member.role !== "hr_admin" && !onlooker.isSelf) throw new NotFound("This employee was not found.");
    return visibleTo(view, onlooker);
  });

/** Everything of an employee. It leaves the domain through `visibleTo` only. */
async function wholeView(
  tx: Transaction,
  member: PeopleMember,
  id: number,
  { asOf, onlooker }: { asOf: string | null; onlooker: Onlooker },
) {
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
  const isStart = new Set(row.employmentPeriods.map(({ startDate }) => dayOf(startDate)));
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
    /** Decided for a day to come, and not the first one: it can be withdrawn. */
    isPlanned: one.startDate > today() && !isStart.has(one.startDate),
    note: one.note,
  }));
  const payHistory = slices.map(({ startDate, endDate, salary, salaryType }) => ({
    startDate,
    endDate,
    amount: salary,
    type: salaryType,
  }));
  const account = await accountOf(tx, organizationId, row);
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
    endReason: row.terminationReason,
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
    lawCheck: await lawCheckOf(tx, slices, day),
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
    papers: await tx.employeeDocument.count({
      where: { organizationId, employeeId: id, isActive: true, AND: [documentsSeen(member)] },
    }),
    custom: seenValues(await fieldsOf(tx, organizationId), row.customValues, onlooker),
    hasAccount: row.userId !== null,
    account,
    allowedActions: actionsOf(member, row, account),
  };
}

type Row = { id: number; status: string; hireDate: Date | null; userId: number | null };

function actionsOf(member: PeopleMember, row: Row, account: AccountView): EmployeeAction[] {
  const isSelf = row.id === member.employeeId;
  const isHr = peopleMemberMay(member, "employees:write");
  const isHere = row.status !== "terminated" && row.status !== "draft";
  const actions: [EmployeeAction, boolean][] = [
    ["change", isHr && isHere && !isSelf],
    ["begin", isHr && !isSelf && !isHere],
    ["first_day", isHr && !isSelf && isFresh(row)],
    ["correct_first_day", isHr && !isSelf && isHere && !isFresh(row)],
    ["edit", isHr],
    ["leave", isHr && !isSelf && row.status !== "draft"],
    ["invite", isHr && row.status !== "draft" && account.state !== "connected"],
    ["disconnect", isHr && row.userId !== null],
    ["erase", isHr && !isSelf && row.status !== "draft"],
    ["edit_contact", (isSelf && !member.onlyLooks) || isHr],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}
