import { sinceWhere } from "~/platform/calendar/since";
import { today } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";
import { teamOf } from "../../employment/managers";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { dateOf, dayOf } from "../../plain-days";
import { sightOf } from "../balances";
import type { LeaveDay, RequestState } from "../ledger/ledger-types";
import { actorOn } from "./decide-request";
import type { RequestQuery } from "./request-form";
import { actionsOn } from "./request-states";

const WHOLE = {
  employee: { select: { firstName: true, lastName: true, preferredName: true } },
  policy: { select: { name: true, kind: true } },
} as const;
type Row = Prisma.TimeOffRequestGetPayload<{ include: typeof WHOLE }>;

const view = (member: PeopleMember, row: Row, actor: Awaited<ReturnType<typeof actorOn>>) => ({
  id: row.id,
  employeeId: row.employeeId,
  employee: `${row.employee.preferredName ?? row.employee.firstName} ${row.employee.lastName}`,
  policyId: row.policyId,
  policy: row.policy.name,
  kind: row.policy.kind,
  startDate: dayOf(row.startDate),
  endDate: dayOf(row.endDate),
  minutes: row.minutes,
  days: row.days as LeaveDay[],
  status: row.status as RequestState,
  isProtected: row.isProtected,
  reason: row.reason,
  deniedReason: row.deniedReason,
  createdAt: row.createdAt,
  version: row.version,
  isOwn: row.employeeId === member.employeeId,
  allowedActions: member.onlyLooks
    ? []
    : actionsOn(row.status as RequestState, dayOf(row.startDate) <= today(), actor(row)),
});
export type RequestView = ReturnType<typeof view>;

/** Requests, the latest days first: one's own, those of one's reports, all for HR and payroll. */
export const listRequests = (
  member: PeopleMember,
  query: RequestQuery,
): Promise<{ data: RequestView[]; nextCursor: string | null }> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { employeeId, from, to, limit, toDecide } = query;
    const place = readCursor(query.cursor, "string", "number");
    const rows = await tx.timeOffRequest.findMany({
      where: {
        organizationId,
        ...(toDecide ? { status: { in: ["pending", "pending_second"] } } : statusFilter(query.status)),
        ...(from ? { endDate: { gte: dateOf(from) } } : {}),
        ...(to ? { startDate: { lte: dateOf(to) } } : {}),
        AND: [
          await seen(tx, member, toDecide),
          employeeId ? { employeeId } : {},
          sinceWhere(query),
          place
            ? { OR: [{ startDate: { lt: dateOf(place[0]) } }, { startDate: dateOf(place[0]), id: { lt: place[1] } }] }
            : {},
        ],
      },
      orderBy: [{ startDate: "desc" }, { id: "desc" }],
      take: limit + 1,
      include: WHOLE,
    });
    const actor = await actorOn(tx, member);
    const page = pageOf(rows, limit, (last) => [dayOf(last.startDate), last.id]);
    return { ...page, data: page.data.map((row) => view(member, row, actor)) };
  });

const statusFilter = (status: RequestQuery["status"]) =>
  status === "all" ? {} : { status: status === "open" ? { in: ["pending", "pending_second"] } : status };

async function seen(
  tx: Transaction,
  member: PeopleMember,
  toDecide: boolean,
): Promise<Prisma.TimeOffRequestWhereInput> {
  const { role, employeeId: own } = member;
  if (role === "hr_admin") return toDecide && own !== null ? { employeeId: { not: own } } : {};
  if (role === "payroll" && !toDecide) return {};
  const team = await teamOf(tx, member.organizationId, own, today());
  return { employeeId: { in: [...team, ...(own !== null && !toDecide ? [own] : [])] } };
}

/** One request, for whoever may see it. */
export const readRequest = (member: PeopleMember, id: number): Promise<RequestView> =>
  inPeople(member, async (tx) => {
    const row = await tx.timeOffRequest.findFirst({
      where: { id, organizationId: member.organizationId },
      include: WHOLE,
    });
    if (!row || !(await sightOf(tx, member))(row.employeeId)) throw new NotFound("This request was not found.");
    return view(member, row, await actorOn(tx, member));
  });
