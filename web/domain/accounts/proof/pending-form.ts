import type { Principal } from "~/domain/access";
import { decryptField, encryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";

/**
 * What was about to be done when the proof was missing: the address and the fields as they were typed; of a file, the screen
 * that it was asked for from.
 */
export type PendingForm = { method: string; path: string; fields: [string, string][]; back?: string };

const MOST_CHARACTERS = 100_000;

/** Keeps the form in the person's session, encrypted: it may hold what nobody else should read. */
export async function keepPending({ sessionId }: Principal, pending: PendingForm): Promise<void> {
  const text = JSON.stringify(pending);
  const kept = text.length > MOST_CHARACTERS ? JSON.stringify({ ...pending, method: "GET", fields: [] }) : text;
  await db().session.updateMany({
    where: { sid: sessionId ?? "" },
    data: { pendingFormEncrypted: encryptField(kept) },
  });
}

export async function readPending({ sessionId }: Principal): Promise<PendingForm | null> {
  const session = await db().session.findUnique({
    where: { sid: sessionId ?? "" },
    select: { pendingFormEncrypted: true },
  });
  return session?.pendingFormEncrypted ? JSON.parse(decryptField(session.pendingFormEncrypted)) : null;
}

export async function dropPending({ sessionId }: Principal): Promise<void> {
  await db().session.updateMany({ where: { sid: sessionId ?? "" }, data: { pendingFormEncrypted: null } });
}
