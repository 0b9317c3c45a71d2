import { after, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { type Database, db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { AccountTokenModel as AccountToken } from "~/platform/db/generated/models";
import { Invalid } from "~/platform/errors";
import { ADDRESS_LENGTH } from "./visit";

export type TokenKind =
  | "password_reset"
  | "email_verify"
  | "email_change_old"
  | "email_change_new"
  | "temp_password_proof"
  | "temp_password_confirm"
  | "admin_setup"
  | "registration"
  | "sign_on"
  | "sign_on_link"
  | "unsent_form";

type NewToken = {
  kind: TokenKind;
  userId: number | null;
  lifeMs: number;
  data?: Prisma.InputJsonObject;
  address?: string;
};

/** Makes a single-use token; only its hash is stored, the answer is the one time that it can be read. */
export async function issueToken(
  tx: Transaction | Database,
  { kind, userId, lifeMs, data, address }: NewToken,
): Promise<string> {
  const token = randomToken();
  const at = now();
  await tx.accountToken.create({
    data: {
      kind,
      userId,
      tokenHash: tokenHash(token),
      data,
      expiresAt: after(at, lifeMs),
      createdAt: at,
      ipAddress: address?.slice(0, ADDRESS_LENGTH),
    },
  });
  return token;
}

const open = (kind: TokenKind | TokenKind[], token: string) => ({
  tokenHash: tokenHash(token),
  kind: Array.isArray(kind) ? { in: kind } : kind,
  usedAt: null,
  revokedAt: null,
  expiresAt: { gt: now() },
});

/** Uses a token up, or answers null when it is forged, used, revoked or too old. Two uses at once: one wins. */
export async function spendToken(
  tx: Transaction,
  kind: TokenKind | TokenKind[],
  token: string,
): Promise<AccountToken | null> {
  const [used] = await tx.accountToken.updateManyAndReturn({ where: open(kind, token), data: { usedAt: now() } });
  return used ?? null;
}

/** Whether a link still works, for the screen behind it; uses nothing up. */
export const findToken = (kind: TokenKind | TokenKind[], token: string): Promise<AccountToken | null> =>
  db().accountToken.findFirst({ where: open(kind, token) });

/** Ends the open tokens of an account. */
export async function revokeTokens(tx: Transaction, userId: number, kinds: TokenKind[]): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, kind: { in: kinds }, usedAt: null, revokedAt: null },
    data: { revokedAt: now() },
  });
}

export const deadLink = (): Invalid =>
  new Invalid("This link no longer works: it was used, replaced by a newer one, or is too old.", {
    code: "link_expired",
    fields: [{ field: "token", message: "This link no longer works." }],
  });
