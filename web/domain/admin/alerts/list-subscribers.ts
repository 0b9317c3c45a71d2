import { z } from "zod";
import { type Principal, requirePermission } from "~/domain/access";
import { pool } from "~/platform/db/pool";
import { type Condition, likeText } from "~/platform/db/search-text";
import { keysetPage, type Order, type Page } from "../keyset";

export const SUBSCRIBER_FILTERS = ["all", "active", "waiting", "inactive", "bounced"] as const;

export const subscriberQuery = z.object({
  search: z.string().trim().max(200).optional(),
  filter: z.enum(SUBSCRIBER_FILTERS).catch("all"),
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  cursor: z.string().max(500).optional(),
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

export type SubscriberRow = {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  jurisdiction: string | null;
  city: string | null;
  categories: string[];
  isActive: boolean;
  subscribedAt: Date;
  lastNotified: Date | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  bouncedAt: Date | null;
  /** How many places the reader has asked for. */
  places: number;
};

export const SUBSCRIBER_COLUMNS = `
  s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", s.company, s.jurisdiction, s.city, s.categories,
  s.is_active as "isActive", s.subscribed_at as "subscribedAt", s.last_notified as "lastNotified",
  s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt", s.bounced_at as "bouncedAt",
  (select count(*)::int from subscriptions p where p.subscriber_id = s.id and p.is_active) as places`;

const FILTERS: Record<SubscriberQuery["filter"], Condition[]> = {
  all: [],
  active: [{ sql: "s.is_active and s.confirmed_at is not null and s.bounced_at is null" }],
  waiting: [{ sql: "s.confirmed_at is null" }],
  inactive: [{ sql: "not s.is_active" }],
  bounced: [{ sql: "s.bounced_at is not null" }],
};

const NEWEST: Order = { name: "newest", keys: [{ sql: "s.id", type: "int" }], descending: true };

/** One page of the readers of law-update mails, the newest first. Their unsubscribe tokens are theirs alone. */
export async function listSubscribers(principal: Principal, query: SubscriberQuery): Promise<Page<SubscriberRow>> {
  await requirePermission(principal, "subscribers:read");
  return subscriberPage(query, query.limit);
}

/** What the specification lists at once: at most a thousand (decision 47), and whether there are more. */
export async function listSubscribersBare(principal: Principal, query: SubscriberQuery) {
  await requirePermission(principal, "subscribers:read");
  const { data, nextCursor } = await subscriberPage(query, 1000);
  return { data, truncated: nextCursor !== null };
}

function subscriberPage({ search, filter, cursor }: SubscriberQuery, limit: number): Promise<Page<SubscriberRow>> {
  const where = [...FILTERS[filter]];
  if (search) {
    const pattern = `%${likeText(search)}%`;
    where.push({
      sql: "(s.email ilike ? or s.first_name ilike ? or s.last_name ilike ? or s.company ilike ?)",
      values: [pattern, pattern, pattern, pattern],
    });
  }
  return keysetPage<SubscriberRow>({
    columns: SUBSCRIBER_COLUMNS,
    from: "subscribers s",
    where,
    order: NEWEST,
    limit,
    cursor,
  });
}

export type SubscriberTotals = {
  total: number;
  active: number;
  waiting: number;
  bounced: number;
  emailsSent: number;
};

const TOTALS_SQL = `
  select count(*)::int as total,
    count(*) filter (where is_active and confirmed_at is not null and bounced_at is null)::int as active,
    count(*) filter (where confirmed_at is null)::int as waiting,
    count(*) filter (where bounced_at is not null)::int as bounced,
    (select count(*)::int from mails where category = 'alert' and state = 'sent') as "emailsSent"
  from subscribers`;

/** The figures above the table of subscribers. */
export async function subscriberTotals(principal: Principal): Promise<SubscriberTotals> {
  await requirePermission(principal, "subscribers:read");
  const { rows } = await pool().query<SubscriberTotals>(TOTALS_SQL);
  return rows[0] ?? { total: 0, active: 0, waiting: 0, bounced: 0, emailsSent: 0 };
}
