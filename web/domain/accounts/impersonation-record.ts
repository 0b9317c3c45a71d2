import { type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";

/** Closes the record of who viewed as whom, with how long it lasted. */
export async function endImpersonation(
  tx: Transaction,
  principal: Principal,
  endedHow: "returned" | "signed_out",
): Promise<void> {
  if (!principal.impersonator || !principal.account) return;
  const at = now();
  const where = { adminId: principal.impersonator.id, userId: principal.account.id, endedAt: null };
  const ended = await tx.impersonation.updateManyAndReturn({ where, data: { endedAt: at, endedHow } });
  const startedAt = ended[0]?.startedAt ?? at;
  await recordAudit(tx, principal, {
    action: "impersonation.end",
    subjectUserId: principal.account.id,
    detail: { how: endedHow, seconds: Math.round((at.getTime() - startedAt.getTime()) / 1000) },
  });
}
