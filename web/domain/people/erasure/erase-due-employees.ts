import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { deleteFile } from "~/platform/files/files";
import { eraseEmployee } from "./erase-employee";
import { dueErasures, finishWaiting, moveWaiting } from "./erasure-rows";
import { outlookOf } from "./outlook";

const MOST_AT_ONCE = 200;

/** Each night: erases where the day of a waiting erasure has come. What law, a hold or a new employment still keeps waits on. */
export async function eraseDueEmployees({ signal }: { signal?: AbortSignal } = {}): Promise<{
  erased: number;
  held: number;
}> {
  const { rows } = await pool().query<{ id: number }>("select organizations_with_due_erasures($1) as id", [today()]);
  const done = { erased: 0, held: 0 };
  for (const { id: organizationId } of rows) {
    const waiting = await inOrganization(organizationId, (tx) =>
      dueErasures(tx, organizationId, today(), MOST_AT_ONCE),
    );
    for (const { employeeId } of waiting) {
      if (signal?.aborted) return done;
      const keys = await inOrganization(organizationId, (tx) => eraseOne(tx, organizationId, employeeId));
      done[keys ? "erased" : "held"] += 1;
      await Promise.all((keys ?? []).map((key) => deleteFile(key)));
    }
  }
  return done;
}

/** Looked at again while the row is held: somebody may have set a hold, or hired them anew, a moment ago. */
async function eraseOne(tx: Transaction, organizationId: number, employeeId: number): Promise<string[] | null> {
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${employeeId} for no key update`;
  const whose = { organizationId, employeeId };
  const { blockedBy, dueOn } = await outlookOf(tx, organizationId, employeeId);
  if (blockedBy || dueOn === null || dueOn > today()) {
    // A law that has changed, or a paper added since, moves the day.
    if (dueOn !== null && dueOn > today()) await moveWaiting(tx, whose, dueOn);
    return null;
  }
  if ((await finishWaiting(tx, whose)) === 0) return null;
  const keys = await eraseEmployee(tx, organizationId, employeeId);
  await recordAudit(
    tx,
    { kind: "system" },
    { action: "employee.erase", organizationId, entity: { type: "employee", id: employeeId }, detail: { dueOn } },
  );
  return keys;
}
