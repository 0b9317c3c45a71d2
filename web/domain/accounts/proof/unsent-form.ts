import type { Principal } from "~/domain/access";
import { HOUR_MS } from "~/platform/clock";
import { decryptField, encryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { log } from "~/platform/log";
import { findToken, issueToken } from "../account-tokens";
import { clearCookie, readCookie, SESSION_COOKIE, writeCookie } from "../sessions/cookies";
import { ownerOfToken } from "../sessions/session-token";

/** What was sent when something had to come first, a sign-in most often. */
export type UnsentForm = {
  path: string;
  fields: [string, string][];
  /** It held a secret, or a file: these are given once more. */
  lacksSecret: boolean;
  lacksFile: boolean;
};

const KIND = "unsent_form";
const COOKIE = "sw_unsent";
const LEFT_COOKIE = "sw_left";
const KEPT_MS = HOUR_MS;
const MOST_CHARACTERS = 100_000;

/**
 * Keeps a form for the person whose session this browser has or had, encrypted, the newest of each person only. Answers the
 * cookie that finds it again; null where nobody is known to whom it could be given back.
 */
export async function keepUnsent(
  cookie: string | null,
  principal: Principal,
  form: UnsentForm,
): Promise<string | null> {
  const text = JSON.stringify(form);
  const userId = principal.account?.id ?? ownerOf(cookie, SESSION_COOKIE) ?? ownerOf(cookie, LEFT_COOKIE);
  if (userId === null || principal.impersonator || text.length > MOST_CHARACTERS) return null;
  if (!(await db().user.findFirst({ where: { id: userId, isActive: true }, select: { id: true } }))) return null;
  await db().accountToken.deleteMany({ where: { userId, kind: KIND } });
  const { address } = principal;
  const token = await issueToken(db(), {
    kind: KIND,
    userId,
    lifeMs: KEPT_MS,
    data: { form: encryptField(text) },
    address,
  });
  return writeCookie(COOKIE, token, { maxAgeSeconds: KEPT_MS / 1000 });
}

const ownerOf = (cookie: string | null, name: string) => ownerOfToken(readCookie(cookie, name) ?? "");

/**
 * The line that stays in a browser for an hour when somebody signs out: the name of the session that is no more, which opens nothing.
 * A form that was open in another tab is kept for them by it.
 */
export function leftBehind(cookie: string | null): string | null {
  const token = readCookie(cookie, SESSION_COOKIE) ?? "";
  return ownerOfToken(token) === null ? null : writeCookie(LEFT_COOKIE, token, { maxAgeSeconds: KEPT_MS / 1000 });
}

/** The form that this browser kept for this person; somebody else who signs in here sees nothing of it. */
export async function readUnsent({ account }: Principal, cookie: string | null): Promise<UnsentForm | null> {
  const token = readCookie(cookie, COOKIE);
  const found = token ? await findToken(KIND, token) : null;
  if (!found || !account || found.userId !== account.id) return null;
  try {
    return JSON.parse(decryptField((found.data as { form: string }).form));
  } catch (error) {
    // Kept under a key that was changed since.
    log().warn({ err: error }, "an unsent form could not be read");
    return null;
  }
}

/** Forgets what was kept; answers the line that takes its cookie away. */
export async function dropUnsent({ account }: Principal): Promise<string> {
  await db().accountToken.deleteMany({ where: { userId: account?.id ?? 0, kind: KIND } });
  return clearCookie(COOKIE);
}
