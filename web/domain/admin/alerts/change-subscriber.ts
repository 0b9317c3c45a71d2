import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { Conflict, NotFound } from "~/platform/errors";
import { clearBounces, recordBounce } from "~/platform/mail/bounces";
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from "./list-subscribers";

/** Pauses a reader, or lifts the pause. Who has unsubscribed stays so: only the reader can take that back. */
export async function setSubscriberActive(principal: Principal, id: number, isActive: boolean): Promise<SubscriberRow> {
  await requirePermission(principal, "subscribers:write");
  await db().$transaction(async (tx) => {
    const before = await tx.subscriber.findUnique({ where: { id } });
    if (!before) throw new NotFound("There is no such subscriber.");
    if (isActive && before.unsubscribedAt) {
      throw new Conflict("This reader has unsubscribed. Only the reader can subscribe again.", {
        code: "unsubscribed",
      });
    }
    await tx.subscriber.update({ where: { id }, data: { isActive } });
    await recordAudit(tx, principal, {
      action: "subscriber.change",
      entity: { type: "subscriber", id },
      before: { isActive: before.isActive },
      after: { isActive },
    });
  });
  return oneSubscriber(id);
}

/** Lets mail go to a mailbox again that had sent it back. */
export async function clearSubscriberBounce(principal: Principal, id: number): Promise<SubscriberRow> {
  const { account } = await requirePermission(principal, "subscribers:write");
  const subscriber = await db().subscriber.findUnique({ where: { id } });
  if (!subscriber) throw new NotFound("There is no such subscriber.");
  await clearBounces(subscriber.email, account.id);
  await db().subscriber.update({ where: { id }, data: { bouncedAt: null } });
  const entity = { type: "subscriber", id };
  await recordAudit(db(), principal, { action: "subscriber.clear-bounce", entity });
  return oneSubscriber(id);
}

/** Notes that mail came back later, by a message to the sender's mailbox: no mail goes there until it is cleared. */
export async function markSubscriberBounced(principal: Principal, id: number): Promise<SubscriberRow> {
  await requirePermission(principal, "subscribers:write");
  const subscriber = await db().subscriber.findUnique({ where: { id } });
  if (!subscriber) throw new NotFound("There is no such subscriber.");
  if (!subscriber.bouncedAt) {
    await recordBounce(subscriber.email, "hard", { diagnostic: "Noted by an administrator" });
    await db().subscriber.update({ where: { id }, data: { bouncedAt: now() } });
    const entity = { type: "subscriber", id };
    await recordAudit(db(), principal, { action: "subscriber.mark-bounce", entity });
  }
  return oneSubscriber(id);
}

async function oneSubscriber(id: number): Promise<SubscriberRow> {
  const { rows } = await pool().query<SubscriberRow>(
    `select ${SUBSCRIBER_COLUMNS} from subscribers s where s.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new NotFound("There is no such subscriber.");
  return row;
}
