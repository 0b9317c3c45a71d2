import { z } from "zod";
import { type Principal, recordAudit, requireOwnAccount, requireRecentProof, requireScope } from "~/domain/access";
import { db } from "~/platform/db/client";
import { managerIn } from "./membership";

const whole = (least: number, most: number, unit: string) =>
  z.int().min(least, `At least ${least} ${unit}`).max(most, `At most ${most} ${unit}`).nullable();

/** Null: as everywhere, two weeks unused and thirty days in all. Both are said, so that nothing is loosened by leaving it out. */
export const sessionPolicyForm = z.object({
  idleMinutes: whole(15, 20_160, "minutes"),
  sessionHours: whole(1, 720, "hours"),
});
export type SessionPolicy = z.output<typeof sessionPolicyForm>;

/** How long members stay signed in. It holds from the next request on, for sessions that are there already too. */
export async function setSessionPolicy(
  principal: Principal,
  organizationId: number,
  policy: SessionPolicy,
): Promise<SessionPolicy> {
  requireOwnAccount(principal);
  requireScope(principal, "session");
  await managerIn(db(), principal, organizationId);
  await requireRecentProof(principal);
  const { idleMinutes, sessionHours } = policy;
  await db().$transaction(async (tx) => {
    const select = { idleMinutes: true, sessionHours: true };
    const before = await tx.organization.findUniqueOrThrow({ where: { id: organizationId }, select });
    await tx.organization.update({ where: { id: organizationId }, data: { idleMinutes, sessionHours } });
    await recordAudit(tx, principal, {
      action: "organization.set_session_policy",
      organizationId,
      entity: { type: "organization", id: organizationId },
      before,
      after: { idleMinutes, sessionHours },
    });
  });
  return { idleMinutes, sessionHours };
}
