import { db, type Transaction } from "../db/client";

/**
 * The mails of every company in one transaction, for the administration's list and what it does with a mail. Who may read
 * which is decided before anything leaves: `domain/admin/alerts`.
 */
export function inOutbox<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await openOutbox(tx);
    return work(tx);
  });
}

/** Opens the mails of every company to the rest of the caller's transaction. */
export async function openOutbox(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select set_config('app.opening', 'outbox', true)`;
}
