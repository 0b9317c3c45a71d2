import { type PermissionName, type Principal, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";

const PERMISSION: Record<string, PermissionName> = {
  grant: "customers:grant",
  revoke: "customers:grant",
  notify: "customers:notify",
  import: "customers:write",
};

/** As many as a program may name at once gets each of them back; a selection may have more, see `exportBulk`. */
const MOST_ROWS = 10_000;

/** Who may see or start an operation: who could have made it. */
export async function bulkFor(principal: Principal, id: number) {
  const operation = await db().bulkOperation.findUnique({ where: { id } });
  if (!operation || !Object.hasOwn(PERMISSION, operation.kind)) {
    await requirePermission(principal, "customers:write");
    throw new NotFound("This operation was not found.");
  }
  await requirePermission(principal, PERMISSION[operation.kind] ?? "customers:write");
  return operation;
}

/** An operation with its counts and rows: the failed ones first, where something is to be done. */
export async function readBulk(principal: Principal, id: number, limit = MOST_ROWS) {
  const operation = await bulkFor(principal, id);
  const { kind, status, total, succeeded, failed, parameters, createdAt, startedAt, finishedAt, error } = operation;
  const rows = await db().$queryRaw<BulkRow[]>`
    select line, input->>'email' as email, (input->>'customerId')::int as "customerId", status, error, result
    from bulk_operation_rows where operation_id = ${id}
    order by status <> 'failed', line limit ${limit}`;
  return { id, kind, status, total, succeeded, failed, parameters, createdAt, startedAt, finishedAt, error, rows };
}

export type BulkRow = {
  line: number;
  email: string | null;
  customerId: number | null;
  status: string;
  error: string | null;
  result: unknown;
};
export type BulkView = Awaited<ReturnType<typeof readBulk>>;

/** Drops a preview that nobody wants to start. */
export async function cancelBulk(principal: Principal, id: number): Promise<void> {
  await bulkFor(principal, id);
  const { count } = await db().bulkOperation.updateMany({
    where: { id, status: { in: ["preview", "queued", "running"] } },
    data: { status: "canceled" },
  });
  if (count === 0) throw new Conflict("This operation has ended already.", { code: "ended" });
}
