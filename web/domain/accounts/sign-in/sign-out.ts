import { type Principal, recordAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import { endImpersonation } from "../impersonation-record";
import { clearCookie, SESSION_COOKIE } from "../sessions/cookies";
import { dropSession } from "../sessions/sessions";

/** Ends the present session, also one in which an administrator views as a customer; answers the clearing cookie. */
export async function signOut(principal: Principal): Promise<string> {
  if (principal.sessionId) {
    await db().$transaction(async (tx) => {
      if (principal.impersonator) await endImpersonation(tx, principal, "signed_out");
      await dropSession(tx, principal.sessionId);
      await recordAudit(tx, principal, { action: "session.end", subjectUserId: principal.account?.id });
    });
  }
  return clearCookie(SESSION_COOKIE);
}
