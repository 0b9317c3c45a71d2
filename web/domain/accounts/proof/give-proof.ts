import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { markProven, type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Invalid, invalidField } from "~/platform/errors";
import { requirePresentPassword } from "../passwords/present-password";
import { beginAttempt } from "../passwords/sign-in-pace";
import type { FactorKind } from "../second-factor/factors";
import { passkeyToUse, takePasskey } from "../second-factor/passkeys";
import { takeCode } from "../second-factor/second-step";

export const proofForm = z
  .object({ currentPassword: z.string().min(1).max(200).optional(), code: z.string().min(1).max(20).optional() })
  .refine(({ currentPassword, code }) => currentPassword !== undefined || code !== undefined, {
    error: "Enter your current password, or a code of your app.",
    path: ["currentPassword"],
  });
/** A browser can ask for a passkey as well. */
export type GivenProof = z.output<typeof proofForm> & { passkey?: AuthenticationResponseJSON };

/** What a person can prove with, at the screen that asks. */
export async function describeProof(principal: Principal) {
  const { account } = requireOwnAccount(principal);
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: { passwordHash: true },
  });
  const factors = await db().secondFactor.findMany({
    where: { userId: account.id, confirmedAt: { not: null } },
    select: { kind: true },
  });
  const has = (wanted: FactorKind) => factors.some(({ kind }) => kind === wanted);
  return {
    ...{ email: account.email, hasPassword: passwordHash !== null, hasApp: has("app") },
    /** What the browser needs to ask for one of their passkeys. */
    passkey: has("passkey") ? await passkeyToUse(account.id, principal.sessionId) : null,
  };
}

/** The password, a code or a passkey once more; guesses are as slow as at the door. */
export async function giveProof(principal: Principal, given: GivenProof): Promise<void> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  const { currentPassword, passkey } = given;
  if (currentPassword !== undefined) await requirePresentPassword(account, currentPassword, principal.address);
  else {
    const attempt = await beginAttempt(account.email, principal.address, true, "second-step");
    const isRight = passkey
      ? await takePasskey(account.id, passkey, principal.sessionId)
      : await db().$transaction((tx) => takeCode(tx, account.id, given.code ?? ""));
    if (!isRight)
      throw passkey
        ? new Invalid("This passkey could not be checked. Try again.", { code: "passkey_refused" })
        : invalidField("code", "This code is not right, or was used already. Wait for the next one.");
    await attempt.succeeded();
  }
  await markProven(principal);
  const how = currentPassword !== undefined ? "password" : passkey ? "passkey" : "app";
  await recordAudit(db(), principal, { action: "session.prove", subjectUserId: account.id, detail: { how } });
}
