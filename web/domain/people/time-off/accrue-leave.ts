import { today } from "~/platform/clock";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { dateOf } from "../plain-days";
import { settleLedgers } from "./ledger/settle-ledger";

/** So many people are held at a time: what a process that dies loses is one such step, which the next run does. */
const AT_A_TIME = 200;

type Progress = { done: number; total: number };

/**
 * Every night: what everybody earned, was granted, lost or took is written in the ledgers, for the nights that were missed as
 * well. Leave whose last day has passed is taken.
 */
export async function accrueLeave({
  signal,
  report,
}: {
  signal?: AbortSignal;
  report?: (progress: Progress) => void;
} = {}): Promise<{ people: number; entries: number }> {
  const { rows } = await pool().query<{ id: number }>("select organizations_with_time_off() as id");
  const counts = { people: 0, entries: 0 };
  for (const [index, { id: organizationId }] of rows.entries()) {
    for (let after = 0; !signal?.aborted; ) {
      const step = await inOrganization(organizationId, (tx) => settleSome(tx, organizationId, after));
      counts.people += step.people;
      counts.entries += step.entries;
      if (step.last === null) break;
      after = step.last;
    }
    report?.({ done: index + 1, total: rows.length });
  }
  return counts;
}

async function settleSome(tx: Transaction, organizationId: number, after: number) {
  const people = await tx.employee.findMany({
    where: { organizationId, id: { gt: after }, status: { not: "draft" } },
    orderBy: { id: "asc" },
    take: AT_A_TIME,
    select: { id: true },
  });
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return { people: 0, entries: 0, last: null };
  const entries = await settleLedgers(tx, organizationId, ids);
  await tx.timeOffRequest.updateMany({
    where: { organizationId, employeeId: { in: ids }, status: "approved", endDate: { lt: dateOf(today()) } },
    data: { status: "taken", version: { increment: 1 } },
  });
  return { people: ids.length, entries, last: ids.length === AT_A_TIME ? (ids.at(-1) ?? null) : null };
}
