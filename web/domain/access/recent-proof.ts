import { after, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";
import type { Principal } from "./principal";

/** So long a proof holds: the sign-in, or the password or a code once more. */
export const PROOF_MINUTES = 15;

/** An act that waits for a proof. Screens ask for it and go on; programs hear where to give it. */
export class ProofNeeded extends Forbidden {
  constructor(readonly principal: Principal) {
    super(
      "This needs your password or a code of your app again: the last time was more than 15 minutes ago. Programs give it by POST /api/auth/prove.",
      { code: "proof_needed", proofNeeded: true },
    );
  }
}

/** Whether it is too long ago that the person at this session proved who they are; a session that a support visit led back to proves nothing. */
export async function lacksRecentProof({ sessionId }: Principal): Promise<boolean> {
  const session = await db().session.findUnique({
    where: { sid: sessionId ?? "" },
    select: { createdAt: true, provedAt: true, sess: true },
  });
  if (!session) return true;
  const { hasReturned = false } = (session.sess ?? {}) as { hasReturned?: boolean };
  const latest = session.provedAt ?? (hasReturned ? null : session.createdAt);
  return latest === null || after(latest, PROOF_MINUTES * MINUTE_MS) < now();
}

/**
 * Before secrets, keys, exports of personal data, erasure and what decides who may do what: whoever finds an open screen does
 * none of it. Keys and terminals have no screen that could be left open; what they may do is decided elsewhere.
 */
export async function requireRecentProof(principal: Principal): Promise<void> {
  if (principal.via !== "session" || principal.impersonator) return;
  if (await lacksRecentProof(principal)) throw new ProofNeeded(principal);
}

/** From now on the session is proven. */
export async function markProven({ sessionId }: Principal): Promise<void> {
  await db().session.updateMany({ where: { sid: sessionId ?? "" }, data: { provedAt: now() } });
}
