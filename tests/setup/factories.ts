import { SCOPES, type Scope } from "~/domain/access";
import { SESSION_COOKIE } from "~/domain/accounts";
import { newSessionToken } from "~/domain/accounts/sessions/session-token";
import { after, DAY_MS, now } from "~/platform/clock";
import { hashPassword, randomToken, tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

export const PASSWORD = "correct-horse-battery";

let passwordHash: Promise<string> | undefined;
let counter = 0;

/** An account as it stands in the database; any column can be given. */
export async function makeUser(columns: Partial<Prisma.UserCreateInput> = {}) {
  counter += 1;
  passwordHash ??= hashPassword(PASSWORD);
  return db().user.create({
    data: {
      email: `person${counter}-${randomToken(4).toLowerCase()}@example.com`,
      firstName: "Dana",
      lastName: `Miller${counter}`,
      passwordHash: await passwordHash,
      emailVerifiedAt: now(),
      ...columns,
    },
  });
}

type Account = { id: number; securityStamp: number };

/** The cookie of a signed-in browser, for tests that are not about signing in. */
export async function sessionCookie(account: Account, impersonator?: Account): Promise<string> {
  const token = newSessionToken(impersonator ? null : account.id);
  await db().session.create({
    data: {
      sid: tokenHash(token),
      sess: {},
      expire: after(now(), DAY_MS),
      createdAt: now(),
      lastSeenAt: now(),
      userId: account.id,
      impersonatorId: impersonator?.id,
      securityStamp: (impersonator ?? account).securityStamp,
    },
  });
  return `${SESSION_COOKIE}=${token}`;
}

/** An API key of an account; every scope unless some are named. */
export async function apiKey(
  account: Account,
  scopes: Scope[] = Object.keys(SCOPES) as Scope[],
  kind: "key" | "terminal" = "key",
): Promise<string> {
  const key = `sw_${randomToken()}`;
  await db().apiKey.create({
    data: { userId: account.id, name: "Test", prefix: key.slice(0, 10), keyHash: tokenHash(key), scopes, kind },
  });
  return key;
}

/** The key of a terminal that its person signed in. */
export const terminalKey = (account: Account): Promise<string> => apiKey(account, undefined, "terminal");
