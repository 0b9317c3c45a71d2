import { after, MINUTE_MS } from "../clock";
import { queryPrepared } from "../db/pool";
import type { MailCategory } from "./template";

/** A claim older than this was left by a process that died. */
export const LEASE_MS = 3 * MINUTE_MS;

export type ClaimedMail = {
  id: bigint;
  toAddress: string;
  toName: string | null;
  replyTo: string | null;
  template: string;
  data: unknown;
  secretEncrypted: string | null;
  attachments: unknown;
  headers: Record<string, string> | null;
  category: MailCategory;
  priority: number;
  attempts: number;
  messageId: string;
  createdAt: Date;
};

const COLUMNS = `id, to_address as "toAddress", to_name as "toName", reply_to as "replyTo", template, data,
  secret_encrypted as "secretEncrypted", attachments, headers, category, priority, attempts,
  message_id as "messageId", created_at as "createdAt"`;

// The outbox stands behind the walls of the companies: these functions of the database open it, each for one statement.
const CLAIM_SQL = `select ${COLUMNS} from outbox_claim($1, $2, $3)`;

/** Takes the next due mails for one sender; no two senders get the same. */
export async function claimMails(claimant: string, at: Date, limit: number): Promise<ClaimedMail[]> {
  const rows = await queryPrepared<ClaimedMail & { id: string }>("mail-claim", CLAIM_SQL, [claimant, at, limit]);
  const mails = rows.map((row) => ({ ...row, id: BigInt(row.id) }));
  return mails.sort((a, b) => a.priority - b.priority || Number(a.id - b.id));
}

const RETURN_SQL = "select outbox_return($1)";

/** Gives back what a dead sender had claimed. */
export async function returnExpiredClaims(at: Date): Promise<void> {
  await queryPrepared("mail-return", RETURN_SQL, [after(at, -LEASE_MS)]);
}

const RELEASE_SQL = "select outbox_release($1, $2)";

/** Gives back mails that were claimed and not tried. */
export async function releaseMails(claimant: string, ids: bigint[]): Promise<void> {
  if (ids.length > 0) await queryPrepared("mail-release", RELEASE_SQL, [ids.map(String), claimant]);
}

const SETTLE_SQL = "select outbox_settle($1, $2, $3, $4, $5, $6, $7)";

export type Settlement =
  | { state: "sent"; at: Date }
  | { state: "failed"; error: string; nextAttemptAt: Date }
  | { state: "gave_up" | "suppressed"; error: string };

/** Writes down what became of a claimed mail. Its secrets stay only while it will be tried again. */
export async function settleMail(claimant: string, id: bigint, outcome: Settlement): Promise<void> {
  const tried = outcome.state === "suppressed" ? 0 : 1;
  const next = outcome.state === "failed" ? outcome.nextAttemptAt : null;
  const sentAt = outcome.state === "sent" ? outcome.at : null;
  const error = outcome.state === "sent" ? null : outcome.error.slice(0, 1000);
  const values = [String(id), claimant, outcome.state, tried, next, sentAt, error];
  await queryPrepared("mail-settle", SETTLE_SQL, values);
}
