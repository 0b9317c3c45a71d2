import { z } from "zod";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { plainDay } from "../../employees/employee-form";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { addDays, dateOf, earlier } from "../../plain-days";
import { sightOf } from "../balances";
import type { LeaveDay } from "../ledger/ledger-types";

export const outQuery = z.object({ from: plainDay.optional(), to: plainDay.optional() });

export type OutDay = {
  employeeId: number;
  employee: string;
  on: string;
  minutes: number;
  /** Only where the member may see what it is; colleagues see that somebody is away. */
  kind: string | null;
  isPending: boolean;
};

const MOST_DAYS = 92;
const MOST = 5000;

/** Who is away on which day. Leave that is not decided yet is seen by who may see the request. */
export const whoIsOut = (member: PeopleMember, query: z.output<typeof outQuery> = {}): Promise<OutDay[]> =>
  inPeople(member, async (tx) => {
    const from = query.from ?? today();
    const to = earlier(query.to ?? addDays(from, 30), addDays(from, MOST_DAYS));
    const sees = await sightOf(tx, member);
    const days = await outDays(tx, member.organizationId, from, to);
    return days.flatMap((day) => {
      const open = sees(day.employeeId);
      if (day.isPending && !open) return [];
      return [{ ...day, kind: open ? day.kind : null }];
    });
  });

/** The days on which people are or would be away, in an organization. */
export async function outDays(tx: Transaction, organizationId: number, from: string, to: string): Promise<OutDay[]> {
  const rows = await tx.timeOffRequest.findMany({
    where: {
      ...{ organizationId, status: { in: ["pending", "pending_second", "approved", "taken"] } },
      ...{ startDate: { lte: dateOf(to) }, endDate: { gte: dateOf(from) } },
    },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
    take: MOST,
    select: {
      ...{ employeeId: true, days: true, status: true },
      employee: { select: { firstName: true, lastName: true, preferredName: true } },
      policy: { select: { kind: true } },
    },
  });
  return rows
    .flatMap(({ employeeId, employee, policy, status, days }) =>
      (days as LeaveDay[])
        .filter(({ on }) => on >= from && on <= to)
        .map(({ on, minutes }) => ({
          ...{ employeeId, on, minutes, kind: policy.kind, isPending: status.startsWith("pending") },
          employee: `${employee.preferredName ?? employee.firstName} ${employee.lastName}`,
        })),
    )
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.employee < b.employee ? -1 : 1));
}
