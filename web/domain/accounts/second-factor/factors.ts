import { type Principal, requireOwnAccount, requireScope } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { requirePresentPassword, requireProof } from "../passwords/present-password";
import type { Visit } from "../visit";
import { countFactors } from "./count-factors";
import { makeRecoveryCodes, recoveryCodesLeft } from "./recovery-codes";
import { type BrowserView, forgetEveryBrowser, listRememberedBrowsers } from "./remembered-browsers";
import { tellOfChange } from "./told-change";

export type FactorKind = "app" | "passkey";
export type FactorView = { id: number; kind: FactorKind; name: string; createdAt: Date; lastUsedAt: Date | null };

export type SecondFactorView = { factors: FactorView[]; codesLeft: number; browsers: BrowserView[] };

/** What a person has set up for the second step; never the secrets. */
export async function readSecondFactor(principal: Principal): Promise<SecondFactorView> {
  const { account } = requireOwnAccount(principal);
  const [factors, codesLeft, browsers] = await Promise.all([
    db().secondFactor.findMany({
      where: { userId: account.id, confirmedAt: { not: null } },
      orderBy: { id: "asc" },
      select: { id: true, kind: true, name: true, createdAt: true, lastUsedAt: true },
    }),
    recoveryCodesLeft(db(), account.id),
    listRememberedBrowsers(account.id),
  ]);
  return { factors: factors.map((row) => ({ ...row, kind: row.kind as FactorKind })), codesLeft, browsers };
}

const MOST_FACTORS = 10;

export function refuseTooMany(count: number): void {
  if (count < MOST_FACTORS) return;
  throw new Conflict(`You have ${MOST_FACTORS}. Remove one that you do not use.`, { code: "too_many_factors" });
}

/** Takes a factor away, after the password once more; with the last one go the codes and the remembered browsers. */
export async function removeFactor(
  principal: Principal,
  { id, currentPassword }: { id: number; currentPassword: string },
  visit: Visit,
): Promise<{ isLast: boolean }> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  await requirePresentPassword(account, currentPassword, visit.address);
  const isLast = await db().$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ name: string; kind: string }[]>`
      delete from second_factors where id = ${id} and user_id = ${account.id} and confirmed_at is not null
      returning name, kind`;
    if (!gone) throw new NotFound("This is not set up any more.");
    const last = (await countFactors(tx, account.id)) === 0;
    if (last) await refuseKeeper(tx, account.id);
    if (last) await forgetWhatHangsOnFactors(tx, account.id);
    const { name, kind } = gone;
    await tellOfChange(tx, principal, { userId: account.id, change: "removed", visit, name, detail: { kind, last } });
    return last;
  });
  kickMail();
  return { isLast };
}

/** Who gets in when an organization's provider is down does so by the second step. */
async function refuseKeeper(tx: Transaction, userId: number): Promise<void> {
  const kept = await tx.signOnProvider.count({ where: { breakGlassUserId: userId, isEnforced: true } });
  if (kept === 0) return;
  throw new Conflict(
    "An organization counts on your second step for the day when its provider is down. Set up another one first.",
    {
      code: "break_glass",
    },
  );
}

/**
 * Without a factor neither codes nor remembered browsers open anything: they must not wake when another is set up. Sessions in
 * which only the password was right end: nobody would ask them for the second step any more.
 */
export async function forgetWhatHangsOnFactors(tx: Transaction, userId: number): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId, impersonatorId: null, secondFactorAt: null } });
  await tx.session.deleteMany({ where: { impersonatorId: userId, secondFactorAt: null } });
  // What was done with a factor that is gone stands for nothing: a provider's word must not take its place.
  await tx.session.updateMany({ where: { userId, impersonatorId: null }, data: { secondFactorAt: null } });
  await forgetEveryBrowser(tx, userId);
}

/** Ten new recovery codes in the place of the earlier ones, shown this once. */
export async function replaceRecoveryCodes(
  principal: Principal,
  currentPassword: string | undefined,
  visit: Visit,
): Promise<string[]> {
  const signedIn = requireOwnAccount(principal);
  const userId = signedIn.account.id;
  requireScope(principal, "session");
  await requireProof(signedIn, currentPassword, "Enter your current password to make new recovery codes.");
  const codes = await db().$transaction(async (tx) => {
    if ((await countFactors(tx, userId)) === 0) {
      throw new Conflict("Set up an app or a passkey first.", { code: "no_second_factor" });
    }
    await tellOfChange(tx, principal, { userId, change: "codes_made", visit });
    return makeRecoveryCodes(tx, userId);
  });
  kickMail();
  return codes;
}

/** Who has just set a factor up has shown it in this session: the others are asked. */
export async function markSession(tx: Transaction, sessionId: string | null): Promise<void> {
  await tx.session.updateMany({ where: { sid: sessionId ?? "" }, data: { secondFactorAt: now() } });
}
