import { randomInt } from "node:crypto";
import {
  expandScopes,
  type Principal,
  READING_SCOPES,
  recordAudit,
  requireOwnAccount,
  requireScope,
} from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now, SECOND_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import type { DeviceCodeModel as DeviceCode } from "~/platform/db/generated/models";
import { invalidField, NotFound, TooMany } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";
import { LINK_PATHS } from "../links";
import { type ApiKeyView, insertApiKey, scopesFor } from "../sessions/api-keys";

const VALID_MINUTES = 10;
const POLL_SECONDS = 5;
const KEY_DAYS = 30;
/** No vowels, so that no words come out, and nothing that is mistaken for something else. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

export type DeviceStart = {
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  expiresIn: number;
  interval: number;
};

type Request = { clientName?: string | null; scopes?: string[]; address: string };

/** Begins the sign-in of a terminal: it shows the user code, the person confirms it at `/device`. */
export async function startDeviceSignIn({ clientName, scopes, address }: Request): Promise<DeviceStart> {
  const wanted = scopes ? expandScopes(scopes) : [];
  if (!wanted) throw invalidField("scopes", "One of these scopes is not known.");
  const deviceCode = randomToken();
  const userCode = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const at = now();
  await db().deviceCode.create({
    data: {
      deviceCodeHash: tokenHash(deviceCode),
      userCode,
      clientName: clientName || null,
      scopes: wanted,
      ipAddress: address.slice(0, 45),
      createdAt: at,
      expiresAt: after(at, VALID_MINUTES * MINUTE_MS),
    },
  });
  const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
  const verificationUri = `${config().appUrl}${LINK_PATHS.device}`;
  return {
    deviceCode,
    userCode: shown,
    verificationUri,
    verificationUriComplete: `${verificationUri}?code=${shown}`,
    expiresIn: VALID_MINUTES * 60,
    interval: POLL_SECONDS,
  };
}

export type DeviceRequest = {
  userCode: string;
  clientName: string | null;
  scopes: string[];
  address: string | null;
  days: number;
};

/** What a terminal asks for, before the person says yes or no. */
export async function describeDeviceRequest(principal: Principal, userCode: string): Promise<DeviceRequest> {
  const found = await pendingRequest(principal, userCode);
  const scopes = await scopesOf(principal, found);
  return { userCode: found.userCode, clientName: found.clientName, scopes, address: found.ipAddress, days: KEY_DAYS };
}

/** Confirms or refuses a terminal. The key is made when the terminal fetches it, so that nobody else ever holds it. */
export async function answerDeviceRequest(principal: Principal, userCode: string, answer: "approve" | "deny") {
  const found = await pendingRequest(principal, userCode);
  const { account } = requireOwnAccount(principal);
  const scopes = await scopesOf(principal, found);
  await db().$transaction(async (tx) => {
    const answered = await tx.deviceCode.updateMany({
      where: { id: found.id, status: "pending", expiresAt: { gt: now() } },
      data: { status: answer === "approve" ? "approved" : "denied", userId: account.id, scopes },
    });
    if (answered.count === 0) throw unknownCode();
    await recordAudit(tx, principal, {
      action: answer === "approve" ? "device.approve" : "device.deny",
      subjectUserId: account.id,
      detail: { scopes },
    });
  });
}

async function pendingRequest(principal: Principal, userCode: string): Promise<DeviceCode> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  // Codes are short enough to be typed: who guesses at others' gets twenty tries.
  await consumeRate({ key: `device-code:${account.id}`, max: 20, windowSeconds: 600 });
  const typed = userCode.toUpperCase().replace(/[^A-Z]/g, "");
  const found = await db().deviceCode.findFirst({
    where: { userCode: typed, status: "pending", expiresAt: { gt: now() } },
  });
  if (!found) throw unknownCode();
  return found;
}

const unknownCode = (): NotFound =>
  new NotFound("This code is not known or is too old. Start again in the terminal.", { code: "device_code_unknown" });

/** What was asked for, cut to what this person may give; nothing asked means reading. */
async function scopesOf(principal: Principal, { scopes }: DeviceCode): Promise<string[]> {
  const grantable = await scopesFor(principal);
  const asked: readonly string[] = scopes.length === 0 ? READING_SCOPES : scopes;
  return grantable.filter((scope) => asked.includes(scope));
}

export type DevicePoll =
  | { status: "pending"; interval: number }
  | { status: "denied" | "expired" }
  | { status: "approved"; key: ApiKeyView & { secret: string }; email: string };

/** The terminal asks whether it was confirmed; the first answer after that holds its key, once. */
export async function pollDeviceSignIn(deviceCode: string): Promise<DevicePoll> {
  const at = now();
  const found = await db().deviceCode.findUnique({ where: { deviceCodeHash: tokenHash(deviceCode) } });
  if (!found || found.status === "used" || found.expiresAt <= at) return { status: "expired" };
  if (found.status === "denied") return { status: "denied" };
  if (found.status === "pending") return pending(found, at);
  return db().$transaction(async (tx): Promise<DevicePoll> => {
    const taken = await tx.deviceCode.updateMany({
      where: { id: found.id, status: "approved" },
      data: { status: "used" },
    });
    const owner = found.userId === null ? null : await tx.user.findUnique({ where: { id: found.userId } });
    if (taken.count === 0 || !owner?.isActive || owner.suspendedAt) return { status: "expired" };
    const key = await insertApiKey(tx, owner.id, {
      name: `Terminal${found.clientName ? `: ${found.clientName}` : ""}`.slice(0, 100),
      scopes: found.scopes,
      expiresAt: after(at, KEY_DAYS * DAY_MS),
      kind: "terminal",
    });
    await tx.deviceCode.update({ where: { id: found.id }, data: { apiKeyId: key.id } });
    await recordAudit(
      tx,
      { kind: "user", id: owner.id },
      {
        action: "api_key.create",
        subjectUserId: owner.id,
        entity: { type: "api_key", id: key.id },
        detail: { by: "device" },
      },
    );
    return { status: "approved", key, email: owner.email };
  });
}

async function pending({ id, lastPolledAt }: DeviceCode, at: Date): Promise<DevicePoll> {
  // A second of grace for the way of the request.
  if (lastPolledAt && after(lastPolledAt, (POLL_SECONDS - 1) * SECOND_MS) > at) {
    throw new TooMany("Ask less often.", { code: "slow_down", retryAfterSeconds: POLL_SECONDS });
  }
  await db().deviceCode.update({ where: { id }, data: { lastPolledAt: at } });
  return { status: "pending", interval: POLL_SECONDS };
}
