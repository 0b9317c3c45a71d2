import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { dateOf } from "../../plain-days";
import { loadBanks } from "./load-banks";
import { reconcile, type Stored } from "./reconcile";
import { replay } from "./replay";

type Row = Stored & { employeeId: number };

/** Days of leave that were asked for are held in the ledger, however far ahead they are. */
const FAR = "2199-12-31";

/**
 * Writes what the ledgers of some employees lack: what was earned, granted, lost, held and taken until a day, and what a
 * back-dated change made wrong. The employees are held meanwhile; a source that stands already is left alone, so that this can
 * be cut off at any moment and done again.
 */
export async function settleLedgers(
  tx: Transaction,
  organizationId: number,
  employeeIds: readonly number[],
  until = today(),
): Promise<number> {
  const ids = [...employeeIds].sort((a, b) => a - b);
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = any(${ids}::int[]) order by id for update`;
  const banks = await loadBanks(tx, organizationId, ids);
  const rows = await tx.$queryRaw<Row[]>`
    select employee_id as "employeeId", policy_id as "policyId", source, kind, minutes, effective_on::text as "on"
    from time_off_entries where organization_id = ${organizationId} and employee_id = any(${ids}::int[]) order by id`;
  const stored = new Map<number, Stored[]>();
  for (const { employeeId, ...row } of rows) {
    const own = stored.get(employeeId);
    if (own) own.push(row);
    else stored.set(employeeId, [row]);
  }
  const data = ids.flatMap((employeeId) => {
    const lines = (banks.get(employeeId) ?? []).flatMap(({ account }) => [
      ...replay(account, until),
      ...replay({ ...account, spans: [], entries: [] }, FAR).filter(({ on }) => on > until),
    ]);
    return reconcile(stored.get(employeeId) ?? [], lines).map(({ on, note, ...entry }) => ({
      ...entry,
      ...{ organizationId, employeeId, effectiveOn: dateOf(on), note: note.slice(0, 300) || null },
    }));
  });
  if (data.length === 0) return 0;
  const { count } = await tx.timeOffEntry.createMany({ data, skipDuplicates: true });
  return count;
}
