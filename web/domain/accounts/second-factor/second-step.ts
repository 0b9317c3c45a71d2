import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Invalid, invalidField, NotSignedIn } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { beginAttempt } from "../passwords/sign-in-pace";
import { enterSession } from "../sessions/sessions";
import { isKnownAddress } from "../sign-in/known-address";
import { tellOfNewPlace } from "../sign-in/new-place";
import type { Visit } from "../visit";
import { stepOfCode } from "./app-codes";
import type { FactorKind } from "./factors";
import type { SecondStepForm } from "./forms";
import { passkeyToUse, takePasskey } from "./passkeys";
import { recoveryCodesLeft, spendRecoveryCode } from "./recovery-codes";
import { rememberBrowser } from "./remembered-browsers";
import { tellOfChange } from "./told-change";

export type SecondStepDone = { account: { id: number; email: string; isAdmin: boolean }; cookies: string[] };

/** Whose password was right, for the screen that asks for the second step. */
export async function describeSecondStep(
  principal: Principal,
): Promise<{ email: string; hasApp: boolean; hasPasskey: boolean } | null> {
  const asked = await askedSession(principal);
  if (!asked) return null;
  const factors = await db().secondFactor.findMany({
    where: { userId: asked.id, confirmedAt: { not: null } },
    select: { kind: true },
  });
  const has = (wanted: FactorKind) => factors.some(({ kind }) => kind === wanted);
  return { email: asked.email, hasApp: has("app"), hasPasskey: has("passkey") };
}

/** What the browser needs to ask for a passkey at the second step. */
export async function askForPasskey(principal: Principal): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const account = await askedSession(principal);
  if (!account) throw passwordFirst();
  return passkeyToUse(account.id, principal.sessionId);
}

const passwordFirst = (): NotSignedIn =>
  new NotSignedIn("Sign in with your password first.", { code: "password_first" });

async function askedSession({ secondFactor, sessionId }: Principal) {
  if (secondFactor !== "asked") return null;
  const session = await db().session.findUnique({
    where: { sid: sessionId ?? "" },
    select: { user: true, signedOnBy: true },
  });
  return session?.user ? { ...session.user, signedOnBy: session.signedOnBy } : null;
}

/**
 * The second step of signing in: the session in which only the password was right becomes one that counts, under another
 * id. An attempt is counted before the code is compared, like one with a password.
 */
export async function takeSecondStep(
  principal: Principal,
  form: SecondStepForm,
  visit: Visit,
): Promise<SecondStepDone> {
  const account = await askedSession(principal);
  if (!account) throw passwordFirst();
  const isKnown = await isKnownAddress(account.id, visit.address);
  const attempt = await beginAttempt(account.email, visit.address, isKnown, "second-step");
  const actor = { kind: "user" as const, id: account.id, address: visit.address };
  const proved = await howProved(account.id, form, principal.sessionId, visit);
  if (!proved) throw await refused(account.id, form, visit);
  await attempt.succeeded();
  if (!isKnown && account.lastLogin) await tellOfNewPlace(account, visit);
  const replaces = principal.sessionId;
  const { signedOnBy } = account;
  const secondFactor = { at: now(), how: proved };
  const cookies = [await enterSession({ account, visit, replaces, secondFactor, signedOnBy })];
  if (form.rememberBrowser) {
    await recordAudit(db(), actor, { action: "browser.remember", subjectUserId: account.id });
    cookies.push(await db().$transaction((tx) => rememberBrowser(tx, account.id, visit)));
  }
  kickMail();
  return { account: { id: account.id, email: account.email, isAdmin: account.isAdmin }, cookies };
}

async function howProved(userId: number, form: SecondStepForm, sessionId: string | null, visit: Visit) {
  const { code, passkey, recoveryCode } = form;
  if (passkey) return (await takePasskey(userId, passkey, sessionId)) ? "passkey" : null;
  return db().$transaction(async (tx) => {
    if (code !== undefined) return (await takeCode(tx, userId, code)) ? "app" : null;
    if (!(await spendRecoveryCode(tx, userId, recoveryCode ?? ""))) return null;
    const left = await recoveryCodesLeft(tx, userId);
    const actor = { kind: "user" as const, id: userId, address: visit.address };
    await tellOfChange(tx, actor, { userId, change: "code_used", visit, detail: { left } });
    return "recovery_code";
  });
}

/** Whether one of the person's apps shows this code now, and it was not taken before: who looked over a shoulder is late. */
export async function takeCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  const at = now();
  const apps = await tx.secondFactor.findMany({ where: { userId, kind: "app", confirmedAt: { not: null } } });
  for (const { id, secretEncrypted } of apps) {
    const step = secretEncrypted ? stepOfCode(decryptField(secretEncrypted), code, at) : null;
    if (step === null) continue;
    const { count } = await tx.secondFactor.updateMany({
      where: { id, OR: [{ usedStep: null }, { usedStep: { lt: step } }] },
      data: { usedStep: step, lastUsedAt: at },
    });
    if (count === 1) return true;
  }
  return false;
}

/** Whoever it is knows the password, and may be anybody. */
async function refused(subjectUserId: number, form: SecondStepForm, { address, userAgent }: Visit) {
  const act = { action: "session.start", outcome: "refused", detail: { reason: "wrong_second_factor" } } as const;
  await recordAudit(db(), { kind: "visitor", address }, { ...act, subjectUserId, userAgent });
  if (form.passkey) return new Invalid("This passkey could not be checked. Try again.", { code: "passkey_refused" });
  return form.code === undefined
    ? invalidField("recoveryCode", "This is none of your recovery codes, or was used already.")
    : invalidField("code", "This code is not right, or was used already. Wait for the next one.");
}
