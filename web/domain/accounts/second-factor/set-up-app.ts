import { type Principal, requireOwnAccount, requireScope } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { decryptField, encryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { Conflict, invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { requireProof } from "../passwords/present-password";
import type { Visit } from "../visit";
import { appAddress, newAppSecret, stepOfCode } from "./app-codes";
import { countFactors } from "./count-factors";
import { markSession, refuseTooMany } from "./factors";
import { makeRecoveryCodes } from "./recovery-codes";
import { tellOfChange } from "./told-change";

const SET_UP_MS = 15 * MINUTE_MS;

/** The secret for the app, to type or to take by the camera. */
export type AppSetUp = { secret: string; address: string };

/** Begins to set up an app: it counts once it has made a first right code. A session alone, left open, adds none. */
export async function startApp(principal: Principal, currentPassword: string | undefined): Promise<AppSetUp> {
  const signedIn = requireOwnAccount(principal);
  const { account } = signedIn;
  requireScope(principal, "session");
  await requireProof(signedIn, currentPassword, "Enter your current password to add an app.");
  const secret = newAppSecret();
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${account.id} for update`;
    refuseTooMany(await countFactors(tx, account.id));
    await tx.secondFactor.deleteMany({ where: { userId: account.id, confirmedAt: null } });
    await tx.secondFactor.create({
      data: {
        userId: account.id,
        kind: "app",
        name: "Authenticator app",
        secretEncrypted: encryptField(secret),
        createdAt: now(),
      },
    });
  });
  return { secret, address: appAddress(secret, account.email) };
}

/** What was begun a moment ago, so that a mistyped code does not begin anew. */
export async function waitingApp(principal: Principal): Promise<AppSetUp | null> {
  const { account } = requireOwnAccount(principal);
  const row = await findWaiting(account.id);
  return row && { secret: row.secret, address: appAddress(row.secret, account.email) };
}

async function findWaiting(userId: number): Promise<{ id: number; secret: string } | null> {
  const row = await db().secondFactor.findFirst({
    where: { userId, kind: "app", confirmedAt: null, createdAt: { gt: after(now(), -SET_UP_MS) } },
    select: { id: true, secretEncrypted: true },
  });
  return row?.secretEncrypted ? { id: row.id, secret: decryptField(row.secretEncrypted) } : null;
}

/** The app's first code. With the first factor come the recovery codes, shown this once, and other sessions are asked. */
export async function confirmApp(
  principal: Principal,
  { code, name }: { code: string; name: string },
  visit: Visit,
): Promise<{ codes: string[] | null }> {
  const { account, sessionId } = requireOwnAccount(principal);
  requireScope(principal, "session");
  const waiting = await findWaiting(account.id);
  if (!waiting) throw new Conflict("This took too long. Start again.", { code: "set_up_expired" });
  const at = now();
  const step = stepOfCode(waiting.secret, code, at);
  if (step === null) {
    throw invalidField(
      "code",
      "This code is not right. Check that the clock of your telephone is, and enter the next.",
    );
  }
  const codes = await db().$transaction(async (tx) => {
    const isFirst = (await countFactors(tx, account.id)) === 0;
    const { count } = await tx.secondFactor.updateMany({
      where: { id: waiting.id, confirmedAt: null },
      data: { name, confirmedAt: at, usedStep: step, lastUsedAt: at },
    });
    if (count === 0) throw new Conflict("This took too long. Start again.", { code: "set_up_expired" });
    await markSession(tx, sessionId);
    const detail = { kind: "app" };
    await tellOfChange(tx, principal, { userId: account.id, change: "added", visit, name, detail });
    return isFirst ? makeRecoveryCodes(tx, account.id) : null;
  });
  kickMail();
  return { codes };
}
