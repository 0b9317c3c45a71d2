import { recordAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import type { Visit } from "../../visit";
import { enforcedFor, signOnRequired } from "./enforced";

/**
 * Refuses a right password where an organization asks for its provider. Whom it has named for the day when the provider is
 * down gets in by password and second step, each time: answers whether this is that person.
 */
export async function refusePassword(
  { id, hasSecondFactor }: { id: number; hasSecondFactor: boolean },
  { address, userAgent }: Visit,
): Promise<{ isBreakGlass: boolean }> {
  const enforced = await enforcedFor(id);
  if (!enforced) return { isBreakGlass: false };
  const { organizationId, key } = enforced;
  if (!enforced.isBreakGlass || !hasSecondFactor) {
    const act = { action: "session.start", outcome: "refused", detail: { reason: "single_sign_on" } } as const;
    await recordAudit(db(), { kind: "user", id, address }, { ...act, organizationId, subjectUserId: id, userAgent });
    throw signOnRequired(key);
  }
  const act = { action: "organization.break_glass", organizationId, subjectUserId: id, userAgent };
  await recordAudit(db(), { kind: "user", id, address }, act);
  return { isBreakGlass: true };
}
