import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { openOrganizations } from "~/domain/accounts";
import { type Condition, likeText } from "~/platform/db/search-text";
import { NotFound } from "~/platform/errors";
import { describeMail, type MailDescription, previewMail } from "~/platform/mail/describe-mail";
import { inOutbox } from "~/platform/mail/outbox-window";
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

/** `isMasked`: a company's own mail, which the company has not opened to support. */
export type ListedMail = MailDescription & { isMasked: boolean };

const NEWEST: Order = { name: "newest", keys: [{ sql: "m.id", type: "bigint" }], descending: true };

/**
 * One page of the outbox, the newest first; `search` is the beginning of an address. Never a secret of a mail, and of a
 * company's mail only what its delivery needs, unless the company has opened hiring to support: a search does not find it,
 * or it would tell who applied where.
 */
export async function listMails(principal: Principal, query: MailQuery): Promise<Page<ListedMail>> {
  await requirePermission(principal, "mails:read");
  const { search, state, limit, cursor } = query;
  const opened = await openOrganizations("hiring");
  const where: Condition[] = [];
  if (state) where.push({ sql: "m.state = ?", values: [state] });
  if (search) {
    where.push({ sql: "(m.organization_id is null or m.organization_id = any(?::int[]))", values: [opened] });
    where.push({ sql: "m.to_address ilike ?", values: [`${likeText(search)}%`] });
  }
  return inOutbox(async (tx) => {
    const ids = await keysetPage<{ id: bigint }>({
      columns: "m.id",
      from: "mails m",
      where,
      order: NEWEST,
      limit,
      cursor,
      ask: (sql, values) => tx.$queryRawUnsafe<unknown[]>(sql, ...values),
    });
    const rows = await tx.mail.findMany({ where: { id: { in: ids.data.map(({ id }) => id) } } });
    const byId = new Map(rows.map((row) => [row.id, masked(describeMail(row), opened)]));
    return { ...ids, data: ids.data.flatMap(({ id }) => byId.get(id) ?? []) };
  });
}

function masked(mail: MailDescription, opened: number[]): ListedMail {
  if (mail.organizationId === null || opened.includes(mail.organizationId)) return { ...mail, isMasked: false };
  const lastError = mail.lastError?.replace(/[^\s<>@"']+@[^\s<>@"']+/g, "[address]") ?? null;
  return { ...mail, to: maskedAddress(mail.to), toName: null, subject: "", userId: null, lastError, isMasked: true };
}

/** `k…@example.com`: enough to see a mailbox provider that refuses, too little to know whom. */
const maskedAddress = (address: string): string => `${address.slice(0, 1)}…@${address.split("@").at(-1)}`;

export type MailDetail = ListedMail & {
  text: string | null;
  html: string | null;
  canBeSentAgain: boolean;
  bounces: { kind: string; occurredAt: Date; diagnostic: string | null }[];
};

/**
 * One mail as an administrator may read it: links that open a door are replaced, the words of a company's mail are there
 * only with the company's consent. The reading is written down, for the company to see.
 */
export async function readMail(principal: Principal, id: bigint): Promise<MailDetail> {
  await requirePermission(principal, "mails:read");
  const opened = await openOrganizations("hiring");
  return inOutbox(async (tx) => {
    const row = await tx.mail.findUnique({ where: { id } });
    if (!row) throw new NotFound("There is no such mail.");
    const mail = masked(describeMail(row), opened);
    await recordAudit(tx, principal, {
      action: mail.isMasked ? "mail.look" : "mail.read",
      subjectUserId: row.userId,
      organizationId: row.organizationId,
      entity: { type: "mail", id: String(id) },
      detail: { template: row.template },
    });
    if (mail.isMasked) return { ...mail, text: null, html: null, canBeSentAgain: canBeSentAgain(row), bounces: [] };
    const preview = previewMail(row);
    const bounces = await tx.mailBounce.findMany({
      where: { email: row.toAddress.toLowerCase(), clearedAt: null },
      select: { kind: true, occurredAt: true, diagnostic: true },
      orderBy: { id: "desc" },
      take: 5,
    });
    return {
      ...mail,
      text: preview?.text ?? null,
      html: preview?.html ?? null,
      canBeSentAgain: canBeSentAgain(row),
      bounces,
    };
  });
}

/** How many mails are in each state. */
export async function mailTotals(principal: Principal): Promise<Record<(typeof MAIL_STATES)[number], number>> {
  await requirePermission(principal, "mails:read");
  const rows = await inOutbox(
    (tx) =>
      tx.$queryRaw<{ state: string; count: number }[]>`select state, count(*)::int as count from mails group by state`,
  );
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(MAIL_STATES.map((state) => [state, count(state)])) as never;
}
