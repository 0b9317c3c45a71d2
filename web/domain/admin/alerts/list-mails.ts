import { z } from "zod";
import { type Principal, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { type Condition, likeText } from "~/platform/db/search-text";
import { NotFound } from "~/platform/errors";
import { describeMail, type MailDescription, previewMail } from "~/platform/mail/describe-mail";
import { canBeSentAgain } from "~/platform/mail/send-again";
import { keysetPage, type Order, type Page } from "../keyset";

export const MAIL_STATES = ["queued", "claimed", "sent", "failed", "gave_up", "suppressed"] as const;

export const mailQuery = z.object({
  search: z.string().trim().max(200).optional(),
  state: z.enum(MAIL_STATES).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  cursor: z.string().max(500).optional(),
});
export type MailQuery = z.output<typeof mailQuery>;

const NEWEST: Order = { name: "newest", keys: [{ sql: "m.id", type: "bigint" }], descending: true };

/** One page of the outbox, the newest first; `search` is the beginning of an address. Never a secret of a mail. */
export async function listMails(principal: Principal, query: MailQuery): Promise<Page<MailDescription>> {
  await requirePermission(principal, "mails:read");
  const where: Condition[] = [];
  if (query.state) where.push({ sql: "m.state = ?", values: [query.state] });
  if (query.search) where.push({ sql: "m.to_address ilike ?", values: [`${likeText(query.search)}%`] });
  const { limit, cursor } = query;
  const ids = await keysetPage<{ id: string }>({
    columns: "m.id",
    from: "mails m",
    where,
    order: NEWEST,
    limit,
    cursor,
  });
  const rows = await db().mail.findMany({ where: { id: { in: ids.data.map(({ id }) => BigInt(id)) } } });
  const byId = new Map(rows.map((row) => [String(row.id), describeMail(row)]));
  return { ...ids, data: ids.data.flatMap(({ id }) => byId.get(id) ?? []) };
}

export type MailDetail = MailDescription & {
  text: string | null;
  html: string | null;
  canBeSentAgain: boolean;
  bounces: { kind: string; occurredAt: Date; diagnostic: string | null }[];
};

/** One mail as an administrator may read it: links that open a door are replaced. */
export async function readMail(principal: Principal, id: bigint): Promise<MailDetail> {
  await requirePermission(principal, "mails:read");
  const row = await db().mail.findUnique({ where: { id } });
  if (!row) throw new NotFound("There is no such mail.");
  const preview = previewMail(row);
  const bounces = await db().mailBounce.findMany({
    where: { email: row.toAddress.toLowerCase(), clearedAt: null },
    select: { kind: true, occurredAt: true, diagnostic: true },
    orderBy: { id: "desc" },
    take: 5,
  });
  return {
    ...describeMail(row),
    text: preview?.text ?? null,
    html: preview?.html ?? null,
    canBeSentAgain: canBeSentAgain(row),
    bounces,
  };
}

/** How many mails are in each state. */
export async function mailTotals(principal: Principal): Promise<Record<(typeof MAIL_STATES)[number], number>> {
  await requirePermission(principal, "mails:read");
  const { rows } = await pool().query<{ state: string; count: number }>(
    "select state, count(*)::int as count from mails group by state",
  );
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(MAIL_STATES.map((state) => [state, count(state)])) as never;
}
