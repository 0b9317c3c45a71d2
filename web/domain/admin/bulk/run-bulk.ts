import type { Principal } from "~/domain/access";
import { principalOfStaff } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { ProductError } from "~/platform/errors";
import { log } from "~/platform/log";
import { kickMail } from "~/platform/mail/kick-mail";
import { once } from "~/platform/once";
import { notifyCustomer } from "../customers/customer-acts";
import { insertImported } from "../customers/insert-imported";
import { grantProduct, revokeProduct, setMainAccess } from "../customers/set-access";
import type { BulkParameters } from "./bulk-form";

type Input = { customerId: number; email: string };
type Row = { id: number; line: number; input: Input };

const running = () => once("bulk-running", () => new Map<number, Promise<void>>());

/**
 * Does the waiting rows of an operation, each with its mark in one transaction: a row is done once, whoever stops in
 * between. Rows are claimed with `skip locked`, so that another process may help or go on after this one died. The rights
 * are those that its maker has now.
 */
export function runBulk(id: number): Promise<void> {
  const known = running().get(id);
  if (known) return known;
  const work = run(id)
    .catch(async (error) => {
      log().error({ err: error, operation: id }, "bulk operation stopped");
      await db().bulkOperation.updateMany({
        where: { id, status: "running" },
        data: {
          status: "failed",
          error: "Stopped by an unexpected error. Start it again to continue.",
          finishedAt: now(),
        },
      });
    })
    .finally(() => running().delete(id));
  running().set(id, work);
  return work;
}

async function run(id: number): Promise<void> {
  const { count } = await db().bulkOperation.updateMany({
    where: { id, status: { in: ["queued", "running"] } },
    data: { status: "running", startedAt: now() },
  });
  if (count === 0) return;
  const operation = await db().bulkOperation.findUniqueOrThrow({ where: { id } });
  const principal = operation.createdBy === null ? null : await principalOfStaff(operation.createdBy);
  if (!principal) throw new Error("the maker of the operation has no account any more");
  const parameters = operation.parameters as unknown as BulkParameters;
  while (await doOne(id, operation.kind, principal, parameters)) {
    // The next row; another request may have cancelled the operation meanwhile.
  }
  await db().bulkOperation.updateMany({
    where: { id, status: "running" },
    data: { status: "done", finishedAt: now() },
  });
  if (operation.kind === "notify" || operation.kind === "import") kickMail();
}

const CLAIM = `
  select r.id, r.line, r.input from bulk_operation_rows r join bulk_operations o on o.id = r.operation_id
  where r.operation_id = $1 and r.status = 'queued' and o.status = 'running'
  order by r.line limit 1 for update of r skip locked`;

/** One row; false when none waits. What the domain refuses is the row's result, anything else stops the operation. */
async function doOne(id: number, kind: string, principal: Principal, parameters: BulkParameters): Promise<boolean> {
  let claimed: Row | undefined;
  try {
    return await db().$transaction(async (tx) => {
      [claimed] = await tx.$queryRawUnsafe<Row[]>(CLAIM, id);
      if (!claimed) return false;
      await act(tx, kind, principal, parameters, { operationId: id, row: claimed });
      await tx.bulkOperationRow.update({ where: { id: claimed.id }, data: { status: "done" } });
      await tx.bulkOperation.update({ where: { id }, data: { succeeded: { increment: 1 } }, select: { id: true } });
      return true;
    });
  } catch (error) {
    if (!claimed || !(error instanceof ProductError)) throw error;
    const { id: rowId } = claimed;
    await db().$transaction([
      db().bulkOperationRow.update({ where: { id: rowId }, data: { status: "failed", error: error.message } }),
      db().bulkOperation.update({ where: { id }, data: { failed: { increment: 1 } }, select: { id: true } }),
    ]);
    return true;
  }
}

type At = { operationId: number; row: Row };

async function act(tx: Transaction, kind: string, principal: Principal, parameters: BulkParameters, at: At) {
  if (kind === "import") return insertImported(tx, principal, at.row.input as unknown as Record<string, string>);
  const { customerId } = at.row.input;
  if (parameters.kind === "notify") {
    const dedupeKey = `bulk:${at.operationId}:${at.row.line}`;
    return notifyCustomer(principal, customerId, parameters, { tx, dedupeKey });
  }
  if (parameters.kind === "revoke") {
    if (parameters.product === "main") return setMainAccess(principal, customerId, NOTHING, tx);
    return revokeProduct(principal, parameters.product, customerId, { tx });
  }
  const { product, accessLevel, expiry, employeeCount } = parameters;
  if (product === "main") {
    const form = { accessLevel: accessLevel as "monthly", accessExpiry: expiry };
    return setMainAccess(principal, customerId, form, tx);
  }
  const form = { accessLevel: accessLevel as "active", expiryDate: expiry, employeeCount };
  return grantProduct(principal, product, customerId, form, tx);
}

const NOTHING = { accessLevel: "none", accessExpiry: null } as const;
