import { unseal } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { invalidField, NotSignedIn } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { spendToken } from "../account-tokens";
import type { TemporaryPasswordForm } from "../fields/forms";
import { applyPassword } from "../passwords/password-change";
import { isPassword, newPasswordHash } from "../passwords/passwords";
import { clearCookie, readCookie, writeCookie } from "../sessions/cookies";
import type { Visit } from "../visit";
import { CHALLENGE_PURPOSE } from "./sign-in";

const PROOF_COOKIE = "sw_temp_proof";
const PROOF_SECONDS = 600;

/** The line that keeps the proof of a right temporary password in the browser (decision 30). */
export const challengeCookie = (challenge: string): string =>
  writeCookie(PROOF_COOKIE, challenge, { maxAgeSeconds: PROOF_SECONDS });

export const clearChallengeCookie = (): string => clearCookie(PROOF_COOKIE);

/** Replaces a temporary password. Needs the proof that the 423 answer gave, in the form or as a cookie, once. */
export async function changeTemporaryPassword(
  { email, newPassword, challenge, endKeys = false }: TemporaryPasswordForm,
  cookie: string | null,
  visit: Visit,
): Promise<void> {
  const sealed = challenge ?? readCookie(cookie, PROOF_COOKIE);
  const proof = sealed ? unseal(CHALLENGE_PURPOSE, sealed) : null;
  if (!proof) throw noProof();
  const passwordHash = await newPasswordHash(newPassword);
  await db().$transaction(async (tx) => {
    const used = await spendToken(tx, "temp_password_proof", proof);
    const owner = used?.userId ? await tx.user.findUnique({ where: { id: used.userId } }) : null;
    if (!owner?.isActive || owner.suspendedAt || owner.email !== email || !owner.isTemporaryPassword) throw noProof();
    if (await isPassword(owner.passwordHash, newPassword)) {
      throw invalidField("newPassword", "Choose a password other than the temporary one.");
    }
    const actor = { kind: "user" as const, id: owner.id, address: visit.address };
    await applyPassword(tx, { userId: owner.id, passwordHash, visit, actor, how: "temporary", endKeys });
  });
  kickMail();
}

const noProof = (): NotSignedIn =>
  new NotSignedIn("Sign in with your temporary password first; then you can change it.", { code: "proof_needed" });
