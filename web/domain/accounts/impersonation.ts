import { type Principal, recordAudit, requirePermission, requireRecentProof, requireScope } from "~/domain/access";
import { after, HOUR_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Conflict, Forbidden, Unavailable } from "~/platform/errors";
import { customerFor, isStaff } from "./customer-target";
import { endImpersonation } from "./impersonation-record";
import { dropSession, startSession } from "./sessions/sessions";
import type { Visit } from "./visit";

/** A view as a customer ends by itself; the administrator may start another. */
export const LONGEST_IMPERSONATION_MS = HOUR_MS;

export type Impersonated = { customer: { id: number; email: string }; expiresAt: Date; cookie: string };

/**
 * An administrator goes on as a customer (decision 7): the session is exchanged, the act is audited. Administrators and
 * staff cannot be viewed as, or their rights would come along.
 */
export async function startImpersonation(
  principal: Principal,
  customerId: number,
  visit: Visit,
  reason?: string | null,
): Promise<Impersonated> {
  const { account } = await requirePermission(principal, "customers:impersonate");
  requireScope(principal, "session");
  await requireRecentProof(principal);
  const at = now();
  const expiresAt = after(at, LONGEST_IMPERSONATION_MS);
  return db().$transaction(async (tx) => {
    const customer = await customerFor(principal, customerId, tx);
    if (customer.isAdmin || (await isStaff(customer.id, tx))) {
      throw new Forbidden("Administrators and staff cannot be viewed as.", { code: "staff_account" });
    }
    if (!customer.isActive || customer.suspendedAt) throw new Conflict("This account is not active.");
    const impersonator = await tx.user.findUniqueOrThrow({ where: { id: account.id } });
    const { id, email, defaultOrganizationId } = customer;
    const record = await tx.impersonation.create({
      data: {
        adminId: impersonator.id,
        userId: id,
        organizationId: defaultOrganizationId,
        reason,
        startedAt: at,
        ipAddress: visit.address.slice(0, 45),
      },
    });
    const old = await tx.session.findUnique({ where: { sid: principal.sessionId ?? "" } });
    if (!old) throw new Unavailable("Your session has just ended. Sign in again.");
    await dropSession(tx, principal.sessionId);
    await recordAudit(tx, principal, {
      action: "impersonation.start",
      subjectUserId: id,
      organizationId: defaultOrganizationId,
      entity: { type: "impersonation", id: record.id },
      detail: { reason: reason ?? null },
      userAgent: visit.userAgent,
    });
    const facts = { returnExpires: old.expire.toISOString() };
    const cookie = await startSession(tx, {
      account: customer,
      impersonator,
      visit,
      expiresAt,
      facts,
      secondFactorAt: old.secondFactorAt,
    });
    return { customer: { id, email }, expiresAt, cookie };
  });
}

/** 'Return to Admin': the administrator's own session again, for as long as it had. */
export async function stopImpersonation(principal: Principal, visit: Visit): Promise<{ cookie: string }> {
  const { impersonator, sessionId } = principal;
  if (!impersonator || !sessionId)
    throw new Conflict("You are not viewing as a customer.", { code: "not_impersonating" });
  return db().$transaction(async (tx) => {
    const session = await tx.session.findUniqueOrThrow({ where: { sid: sessionId } });
    const account = await tx.user.findUniqueOrThrow({ where: { id: impersonator.id } });
    await endImpersonation(tx, principal, "returned");
    await dropSession(tx, sessionId);
    const { returnExpires } = session.sess as { returnExpires?: string };
    const expiresAt = returnExpires ? new Date(returnExpires) : undefined;
    const { secondFactorAt } = session;
    const facts = { hasReturned: true };
    return { cookie: await startSession(tx, { account, visit, expiresAt, facts, secondFactorAt }) };
  });
}
