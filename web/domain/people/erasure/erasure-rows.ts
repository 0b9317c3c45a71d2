import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { dateOf } from "../plain-days";

export type ErasureRow = { status: "waiting" | "done"; createdAt: Date; doneAt: Date | null };
export type HoldRow = { reason: string; createdAt: Date };
type Whose = { organizationId: number; employeeId: number };

export async function erasureOf(
  tx: Transaction,
  { organizationId, employeeId }: Whose,
): Promise<ErasureRow | undefined> {
  const [row] = await tx.$queryRaw<ErasureRow[]>`
    select status, created_at as "createdAt", done_at as "doneAt" from employee_erasures
    where organization_id = ${organizationId} and employee_id = ${employeeId}`;
  return row;
}

export async function holdOf(tx: Transaction, { organizationId, employeeId }: Whose): Promise<HoldRow | undefined> {
  const [row] = await tx.$queryRaw<HoldRow[]>`
    select reason, created_at as "createdAt" from employee_holds
    where organization_id = ${organizationId} and employee_id = ${employeeId}`;
  return row;
}

type Asked = Whose & { requestedBy: number; dueOn: string | null; isDue: boolean };

export const keepErasure = (tx: Transaction, { organizationId, employeeId, requestedBy, dueOn, isDue }: Asked) =>
  tx.$executeRaw`
    insert into employee_erasures (organization_id, employee_id, status, due_on, requested_by, done_at, created_at, updated_at)
    values (${organizationId}, ${employeeId}, ${isDue ? "done" : "waiting"}, ${dueOn && dateOf(dueOn)}::date, ${requestedBy},
      ${isDue ? now() : null}::timestamptz, ${now()}, ${now()})`;

/** Answers how many were waiting. */
export const dropWaiting = (tx: Transaction, { organizationId, employeeId }: Whose): Promise<number> =>
  tx.$executeRaw`delete from employee_erasures
    where organization_id = ${organizationId} and employee_id = ${employeeId} and status = 'waiting'`;

export const moveWaiting = (tx: Transaction, { organizationId, employeeId }: Whose, dueOn: string): Promise<number> =>
  tx.$executeRaw`update employee_erasures set due_on = ${dateOf(dueOn)}::date, updated_at = ${now()}
    where organization_id = ${organizationId} and employee_id = ${employeeId} and status = 'waiting'`;

export const finishWaiting = (tx: Transaction, { organizationId, employeeId }: Whose): Promise<number> =>
  tx.$executeRaw`update employee_erasures set status = 'done', done_at = ${now()}, updated_at = ${now()}
    where organization_id = ${organizationId} and employee_id = ${employeeId} and status = 'waiting'`;

/** Whose day has come, the earliest first. */
export const dueErasures = (tx: Transaction, organizationId: number, day: string, most: number) =>
  tx.$queryRaw<{ employeeId: number }[]>`
    select employee_id as "employeeId" from employee_erasures
    where organization_id = ${organizationId} and status = 'waiting' and due_on <= ${dateOf(day)}::date order by due_on, id limit ${most}`;

export const keepHold = (tx: Transaction, { organizationId, employeeId }: Whose, reason: string, setBy: number) =>
  tx.$executeRaw`
    insert into employee_holds (organization_id, employee_id, reason, set_by, created_at)
    values (${organizationId}, ${employeeId}, ${reason}, ${setBy}, ${now()})
    on conflict (organization_id, employee_id) do update set reason = excluded.reason, set_by = excluded.set_by`;

export const dropHold = (tx: Transaction, { organizationId, employeeId }: Whose): Promise<number> =>
  tx.$executeRaw`delete from employee_holds where organization_id = ${organizationId} and employee_id = ${employeeId}`;
