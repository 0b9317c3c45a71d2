import { z } from "zod";
import { type Principal, requirePermission } from "~/domain/access";
import { keysetPage, type Order, type Page } from "../keyset";

export const notificationQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  cursor: z.string().max(500).optional(),
});
export type NotificationQuery = z.output<typeof notificationQuery>;

export type NotificationRow = {
  id: number;
  kind: "update" | "test";
  subscriberId: number | null;
  lawUpdateId: number | null;
  recipientEmail: string | null;
  emailSubject: string | null;
  deliveryStatus: "sent" | "failed" | "pending";
  sentAt: Date | null;
  errorMessage: string | null;
  mailId: number | null;
};

// The mail knows what became of it; the alert's own columns follow it with the next sweep.
const COLUMNS = `
  n.id::float8 as id, n.kind, n.subscriber_id as "subscriberId", n.law_update_id as "lawUpdateId",
  coalesce(n.recipient_email, s.email) as "recipientEmail", coalesce(n.email_subject, u.title) as "emailSubject",
  case when m.state = 'sent' or (m.id is null and n.delivery_status = 'sent') then 'sent'
    when m.state in ('gave_up', 'suppressed') or (m.id is null and n.delivery_status in ('failed', 'suppressed')) then 'failed'
    when n.delivery_status = 'suppressed' then 'failed' else 'pending' end as "deliveryStatus",
  coalesce(m.sent_at, n.sent_at) as "sentAt",
  regexp_replace(coalesce(m.last_error, n.error_message), '(https?://[^[:space:]/]+)/[^[:space:]]*', '\\1/[removed]', 'g') as "errorMessage",
  n.mail_id::float8 as "mailId"`;
const FROM = `email_notifications n left join subscribers s on s.id = n.subscriber_id
  left join law_updates u on u.id = n.law_update_id left join mails m on m.id = n.mail_id`;
const NEWEST: Order = { name: "newest", keys: [{ sql: "n.id", type: "bigint" }], descending: true };

const page = (limit: number, cursor?: string) =>
  keysetPage<NotificationRow>({ columns: COLUMNS, from: FROM, where: [], order: NEWEST, limit, cursor });

/** One page of what was told to whom, the newest first. */
export async function listNotifications(
  principal: Principal,
  { limit, cursor }: NotificationQuery,
): Promise<Page<NotificationRow>> {
  await requirePermission(principal, "subscribers:read");
  return page(limit, cursor);
}

/** The newest thousand at once (decision 47), and whether there are more. */
export async function listNotificationsBare(principal: Principal) {
  await requirePermission(principal, "subscribers:read");
  const { data, nextCursor } = await page(1000);
  return { data, truncated: nextCursor !== null };
}
