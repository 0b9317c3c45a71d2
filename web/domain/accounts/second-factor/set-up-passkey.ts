import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Principal, requireOwnAccount, requireScope } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { Conflict, Invalid } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { requireProof } from "../passwords/present-password";
import type { Visit } from "../visit";
import { countFactors } from "./count-factors";
import { markSession, refuseTooMany } from "./factors";
import { passkeyToMake, readMadePasskey } from "./passkeys";
import { makeRecoveryCodes } from "./recovery-codes";
import { tellOfChange } from "./told-change";

/** Begins to add a passkey; the browser answers what this returns. */
export async function startPasskey(
  principal: Principal,
  currentPassword: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const signedIn = requireOwnAccount(principal);
  requireScope(principal, "session");
  await requireProof(signedIn, currentPassword, "Enter your current password to add a passkey.");
  refuseTooMany(await countFactors(db(), signedIn.account.id));
  return passkeyToMake(signedIn.account, principal.sessionId);
}

/** Keeps the passkey that the browser made. With the first factor come the recovery codes, shown this once. */
export async function confirmPasskey(
  principal: Principal,
  { name, passkey }: { name: string; passkey: RegistrationResponseJSON },
  visit: Visit,
): Promise<{ codes: string[] | null }> {
  const { account, sessionId } = requireOwnAccount(principal);
  requireScope(principal, "session");
  const made = await readMadePasskey(passkey, sessionId);
  if (!made) throw new Invalid("This passkey could not be checked. Start again.", { code: "passkey_refused" });
  const at = now();
  try {
    const codes = await db().$transaction(async (tx) => {
      await tx.$queryRaw`select id from users where id = ${account.id} for update`;
      const before = await countFactors(tx, account.id);
      refuseTooMany(before);
      const row = { userId: account.id, kind: "passkey", name, confirmedAt: at, createdAt: at };
      await tx.secondFactor.create({ data: { ...row, ...made } });
      await markSession(tx, sessionId);
      const detail = { kind: "passkey" };
      await tellOfChange(tx, principal, { userId: account.id, change: "added", visit, name, detail });
      return before === 0 ? makeRecoveryCodes(tx, account.id) : null;
    });
    kickMail();
    return { codes };
  } catch (error) {
    const isDouble = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    throw isDouble ? new Conflict("This passkey is set up already.", { code: "passkey_known" }) : error;
  }
}
