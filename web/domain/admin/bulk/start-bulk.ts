import { type Principal, recordAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { startNow } from "./create-bulk";
import { bulkFor } from "./read-bulk";
import { runBulk } from "./run-bulk";

/** Starts what was looked at as a preview, or goes on where an operation stopped. */
export async function startBulk(principal: Principal, id: number) {
  await bulkFor(principal, id);
  await db().$transaction(async (tx) => {
    const { count } = await tx.bulkOperation.updateMany({
      where: { id, status: { in: ["preview", "failed"] } },
      data: { status: "queued", error: null },
    });
    if (count === 0) throw new Conflict("This operation was started already.", { code: "started" });
    await recordAudit(tx, principal, { action: "bulk.start", entity: { type: "bulk_operation", id } });
  });
  return startNow(principal, id);
}

/** Goes on with operations whose process died; for the scheduler. */
export async function resumeBulks(): Promise<number> {
  const open = await db().bulkOperation.findMany({
    where: { status: { in: ["queued", "running"] }, kind: { in: ["grant", "revoke", "notify", "import"] } },
    select: { id: true },
  });
  for (const { id } of open) await runBulk(id);
  return open.length;
}
