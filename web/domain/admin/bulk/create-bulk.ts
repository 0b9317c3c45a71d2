import { type PermissionName, type Principal, recordAudit, requirePermission } from "~/domain/access";
import { db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Invalid } from "~/platform/errors";
import { accessTerms } from "../customers/access-terms";
import { customerConditions } from "../customers/customer-query";
import type { BulkForm } from "./bulk-form";
import { readBulk } from "./read-bulk";
import { runBulk } from "./run-bulk";

/** More would be a campaign, which wants an export and a look at it first. */
const MOST_ROWS = 100_000;
/** So many are done before the answer; more are done behind it. */
const AT_ONCE = 200;

const NEEDED: Record<BulkForm["kind"], PermissionName> = {
  grant: "customers:grant",
  revoke: "customers:grant",
  notify: "customers:notify",
};

/**
 * Notes one act on many customers, row by row. With `dryRun` it waits as a preview until somebody starts it; else few rows
 * are done at once and many behind the answer.
 */
export async function createBulk(principal: Principal, form: BulkForm) {
  const { account } = await requirePermission(principal, NEEDED[form.kind]);
  const { customerIds, emails, selection, dryRun, ...parameters } = form;
  // A wrong date fails here and not on each of ten thousand rows.
  if (form.kind === "grant") accessTerms({ level: form.accessLevel, expiry: form.expiry, field: "expiry" });
  const id = await db().$transaction(
    async (tx) => {
      const operation = await tx.bulkOperation.create({
        data: {
          kind: form.kind,
          status: dryRun ? "preview" : "queued",
          parameters: parameters as Prisma.InputJsonObject,
          createdBy: account.id,
        },
        select: { id: true },
      });
      if (selection) await rowsOfSelection(tx, operation.id, selection);
      else if (customerIds) await rowsOfIds(tx, operation.id, customerIds);
      else await rowsOfEmails(tx, operation.id, emails ?? []);
      await countRows(tx, operation.id);
      await recordAudit(tx, principal, {
        action: `bulk.${dryRun ? "preview" : "start"}`,
        entity: { type: "bulk_operation", id: operation.id },
        detail: { kind: form.kind },
      });
      return operation.id;
    },
    { timeout: 60_000 },
  );
  return dryRun ? readBulk(principal, id) : startNow(principal, id);
}

/** Begins the rows: few are done when this answers, many go on behind it. */
export async function startNow(principal: Principal, id: number) {
  const running = runBulk(id);
  const { total } = await db().bulkOperation.findUniqueOrThrow({ where: { id }, select: { total: true } });
  if (total <= AT_ONCE) await running;
  return readBulk(principal, id);
}

async function rowsOfIds(tx: Transaction, operationId: number, ids: number[]): Promise<void> {
  await tx.$executeRaw`
    insert into bulk_operation_rows (operation_id, line, input, status, error)
    select ${operationId}, chosen.line, jsonb_build_object('customerId', chosen.id, 'email', u.email),
           case when u.id is null then 'failed' else 'queued' end, case when u.id is null then 'This customer was not found.' end
    from (select id, min(line)::int as line from unnest(${ids}::int[]) with ordinality as given (id, line) group by id) chosen
    left join users u on u.id = chosen.id and u.is_active`;
}

async function rowsOfEmails(tx: Transaction, operationId: number, emails: string[]): Promise<void> {
  await tx.$executeRaw`
    insert into bulk_operation_rows (operation_id, line, input, status, error)
    select ${operationId}, chosen.line, jsonb_build_object('customerId', u.id, 'email', chosen.email),
           case when u.id is null then 'failed' else 'queued' end,
           case when u.id is null then 'No customer has this address.' end
    from (select email, min(line)::int as line from unnest(${emails}::text[]) with ordinality as given (email, line)
          group by email) chosen
    left join users u on u.email = chosen.email and u.is_active`;
}

async function rowsOfSelection(tx: Transaction, operationId: number, selection: { search: string; filter: string }) {
  const values: unknown[] = [operationId];
  const where = customerConditions(selection as Parameters<typeof customerConditions>[0]).map(
    ({ sql, values: own = [] }) => {
      let next = 0;
      return sql.replace(/\?/g, () => `$${values.push(own[next++])}`);
    },
  );
  const count = await tx.$executeRawUnsafe(
    `insert into bulk_operation_rows (operation_id, line, input)
     select $1::int, row_number() over (order by u.id), jsonb_build_object('customerId', u.id, 'email', u.email)
     from users u where ${where.join(" and ")} limit ${MOST_ROWS + 1}`,
    ...values,
  );
  if (count > MOST_ROWS) throw new Invalid("These are more than 100,000 customers. Narrow the filter.");
}

async function countRows(tx: Transaction, id: number): Promise<void> {
  await tx.$executeRaw`
    update bulk_operations set total = counted.total, failed = counted.failed
    from (select count(*)::int as total, count(*) filter (where status = 'failed')::int as failed
          from bulk_operation_rows where operation_id = ${id}) counted
    where id = ${id}`;
}
