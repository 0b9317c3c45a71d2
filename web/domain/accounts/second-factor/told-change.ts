import { type AuditAct, type AuditActor, type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { queueMail } from "~/platform/mail/queue-mail";
import { deviceName, type Visit } from "../visit";

export type Change = "added" | "removed" | "codes_made" | "code_used" | "removed_by_administrator";

const ACTIONS: Record<Change, string> = {
  added: "second_factor.add",
  removed: "second_factor.remove",
  codes_made: "second_factor.make_codes",
  code_used: "second_factor.use_code",
  removed_by_administrator: "customer.remove_second_factor",
};

type Told = { userId: number; change: Change; visit: Visit; name?: string; detail?: AuditAct["detail"] };

/** Whatever changes about the second step is in the audit, and the person hears of it by mail. */
export async function tellOfChange(
  tx: Transaction,
  actor: Principal | AuditActor,
  { userId, change, visit, name, detail }: Told,
): Promise<void> {
  await recordAudit(tx, actor, {
    action: ACTIONS[change],
    subjectUserId: userId,
    detail,
    userAgent: visit.userAgent,
  });
  const { email, firstName } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true },
  });
  const isOwn = change !== "removed_by_administrator";
  await queueMail(tx, {
    to: email,
    template: "second-factor-changed",
    data: {
      firstName,
      change,
      name,
      at: now(),
      // Where an administrator sits is nobody's business.
      ...(isOwn ? { device: deviceName(visit.userAgent), ipAddress: visit.address } : {}),
    },
    userId,
  });
}
