import { accessOf, type Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { networkHashOf } from "~/platform/network/network-hash";
import type { Visit } from "../visit";
import { grantRegistrationTrial } from "./registration-trial";
import { startVisitorTrial, type VisitorTrial, visitorLine, visitorName } from "./visitor-trial";

/**
 * Starts what is still free for who asks: the trial of an account that has not had it yet because its network had too
 * many when it was opened, else the visitor's.
 */
export async function startTrial(principal: Principal, cookie: string | null, visit: Visit): Promise<VisitorTrial> {
  const { account, impersonator } = principal;
  const waits = account?.trialWaits && !impersonator && !accessOf(principal, "research").allowed;
  if (!account || !waits) return startVisitorTrial(principal, cookie, visit);
  const name = visitorName(cookie) ?? randomToken();
  const { granted, duration, expiresAt, message } = await db().$transaction((tx) =>
    grantRegistrationTrial(tx, {
      userId: account.id,
      at: now(),
      address: visit.address,
      networkHash: networkHashOf(visit.address),
      deviceHash: tokenHash(name),
    }),
  );
  if (!granted || !expiresAt) throw new Conflict(message, { code: "trial_used" });
  return { minutes: duration, expiresAt, cookie: visitorLine(name) };
}
