import { now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import type { Database, Transaction } from "~/platform/db/client";
import { madeWord } from "../passwords/made-word";

const COUNT = 10;

/** Ten new codes in the place of all earlier ones; this answer is the one time that they can be read. */
export async function makeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, madeWord);
  const createdAt = now();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt })) });
  return codes;
}

/** Uses a code up; false when it is none, or was used. Two uses at once: one wins. */
export async function spendRecoveryCode(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(typed), usedAt: null },
    data: { usedAt: now() },
  });
  return count === 1;
}

export const recoveryCodesLeft = (tx: Transaction | Database, userId: number): Promise<number> =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });

/** However it was typed: with spaces, in capitals, without the hyphens. */
const hashOf = (typed: string): string => tokenHash(typed.toLowerCase().replace(/[^a-z0-9]/g, ""));
