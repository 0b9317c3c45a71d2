import { type Principal, recordAudit, requireOwnAccount } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { readCookie, writeCookie } from "../sessions/cookies";
import { deviceName, type Visit, visitColumns } from "../visit";

export const REMEMBERED_DAYS = 30;
/** Opaque name of a browser in which the second step was done, for the account of its row alone. */
const BROWSER_COOKIE = "sw_browser";

/** Asks this browser no more for a while; answers the line that names it. */
export async function rememberBrowser(tx: Transaction, userId: number, visit: Visit): Promise<string> {
  const token = randomToken();
  const at = now();
  await tx.rememberedBrowser.create({
    data: {
      userId,
      tokenHash: tokenHash(token),
      createdAt: at,
      lastUsedAt: at,
      expiresAt: after(at, REMEMBERED_DAYS * DAY_MS),
      ...visitColumns(visit),
    },
  });
  return writeCookie(BROWSER_COOKIE, token, { maxAgeSeconds: (REMEMBERED_DAYS * DAY_MS) / 1000 });
}

/** When the second step was done in this browser by this very person, as far as that still counts. */
export async function rememberedSince(userId: number, cookie: string | null): Promise<Date | null> {
  const token = readCookie(cookie, BROWSER_COOKIE);
  if (!token) return null;
  const at = now();
  const [row] = await db().rememberedBrowser.updateManyAndReturn({
    where: { userId, tokenHash: tokenHash(token), expiresAt: { gt: at } },
    data: { lastUsedAt: at },
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
}

export type BrowserView = { id: number; device: string; address: string | null; lastUsedAt: Date; expiresAt: Date };

export async function listRememberedBrowsers(userId: number): Promise<BrowserView[]> {
  const rows = await db().rememberedBrowser.findMany({
    where: { userId, expiresAt: { gt: now() } },
    orderBy: { lastUsedAt: "desc" },
    take: 100,
  });
  return rows.map(({ id, userAgent, ipAddress, lastUsedAt, expiresAt }) => {
    return { id, device: deviceName(userAgent), address: ipAddress, lastUsedAt, expiresAt };
  });
}

/** Asks a browser of the person's own again. */
export async function forgetBrowser(principal: Principal, id: number): Promise<void> {
  const { account } = requireOwnAccount(principal);
  await db().$transaction(async (tx) => {
    const { count } = await tx.rememberedBrowser.deleteMany({ where: { id, userId: account.id } });
    if (count === 0) throw new NotFound("This browser is not remembered any more.");
    await recordAudit(tx, principal, { action: "browser.forget", subjectUserId: account.id });
  });
}

/** Every browser of a person is asked again. */
export async function forgetEveryBrowser(tx: Transaction, userId: number): Promise<void> {
  await tx.rememberedBrowser.deleteMany({ where: { userId } });
}
