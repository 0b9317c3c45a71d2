import { today } from "~/platform/clock";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { queueMail } from "~/platform/mail/queue-mail";
import { fullName } from "../../employees/full-name";
import { hrAddresses } from "../../member/hr-addresses";
import type { PeopleMember } from "../../member/people-member";
import { dateOf, dayOf } from "../../plain-days";
import { timeText } from "../ledger/time-text";

const WHOLE = {
  policy: { select: { name: true } },
  organization: { select: { name: true } },
  employee: {
    select: { id: true, firstName: true, lastName: true, preferredName: true, email: true, userId: true },
  },
} as const;

/** What was done with a request: the state it had before, and the one it has now. */
export type LeaveTurn = { before: string | null; after: string; reason?: string | null };

/**
 * Tells whom it concerns: who decides, when leave is asked for or withdrawn; the person, when somebody else asked, decided or
 * called it off. In the caller's transaction, so that a mail leaves if and only if what it says was done.
 */
export async function tellLeave(
  tx: Transaction,
  member: PeopleMember,
  requestId: number,
  { before, after, reason }: LeaveTurn,
): Promise<void> {
  const { organizationId } = member;
  const row = await tx.timeOffRequest.findFirstOrThrow({ where: { id: requestId, organizationId }, include: WHOLE });
  const { employee } = row;
  const facts = {
    employeeName: fullName(employee),
    policy: row.policy.name,
    from: dayOf(row.startDate),
    to: dayOf(row.endDate),
    amount: timeText(row.minutes),
  };
  const isOwn = employee.id === member.employeeId;
  const by = await nameOfMember(tx, member);
  if (!isOwn && after !== "pending_second") {
    const outcome = before === null ? "asked" : (after as "approved" | "denied" | "cancelled");
    await queueMail(tx, {
      to: employee.email,
      template: "leave-decided",
      organizationId,
      data: {
        ...{ ...facts, firstName: employee.preferredName ?? employee.firstName, outcome, by, reason },
        url: employee.userId === null ? null : screen("/hris/time-off/balances"),
      },
    });
  }
  const isAsked = before === null || after === "pending_second";
  const isWithdrawn = isOwn && after === "cancelled";
  if (!isAsked && !isWithdrawn) return;
  const stage = after === "approved" ? "none" : after === "pending_second" ? "second" : "first";
  for (const to of await deciders(tx, member, employee.id, {
    secondOf: stage === "second" ? row.firstApprovedBy : null,
  }))
    await (isWithdrawn
      ? queueMail(tx, {
          ...{ to, organizationId, template: "leave-withdrawn" },
          data: { ...facts, by, wasApproved: before === "approved", url: screen("/hris/time-off") },
        })
      : queueMail(tx, {
          ...{ to, organizationId, template: "leave-asked" },
          data: {
            ...{ ...facts, organizationName: row.organization.name, stage },
            url: screen(stage === "none" ? "/hris/time-off" : "/hris/time-off/approvals"),
          },
        }));
}

const screen = (path: string): string => `${config().appUrl}${path}`;

async function nameOfMember(tx: Transaction, { employeeId, organizationId, principal }: PeopleMember): Promise<string> {
  const own = employeeId === null ? null : await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (own) return fullName(own);
  const { firstName, lastName } = principal.account;
  return [firstName, lastName].filter(Boolean).join(" ") || "HR";
}

/**
 * Where the ask goes: to the manager of today, if they can sign in to decide. Else, and for a second approval, to everybody in
 * HR. Never to the person themselves, nor to who acts now.
 */
async function deciders(
  tx: Transaction,
  member: PeopleMember,
  employeeId: number,
  { secondOf }: { secondOf: number | null },
): Promise<string[]> {
  const { organizationId, userId } = member;
  if (secondOf === null) {
    const manager = await managerOf(tx, organizationId, employeeId);
    if (manager) return manager.userId === userId ? [] : [manager.email];
  }
  return hrAddresses(tx, organizationId, { userIds: [userId, secondOf ?? userId], employeeId });
}

async function managerOf(tx: Transaction, organizationId: number, employeeId: number) {
  const day = dateOf(today());
  const work = await tx.employeePosition.findFirst({
    where: {
      ...{ organizationId, employeeId, isPrimary: true, startDate: { lte: day } },
      OR: [{ endDate: null }, { endDate: { gte: day } }],
    },
    select: { manager: { select: { email: true, userId: true } } },
  });
  const manager = work?.manager;
  if (!manager?.userId) return null;
  const seat = await tx.organizationMember.count({ where: { organizationId, userId: manager.userId, isActive: true } });
  return seat > 0 ? { email: manager.email, userId: manager.userId } : null;
}
