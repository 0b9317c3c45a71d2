import { z } from "zod";
import { now } from "~/platform/clock";
import { ACCOUNT_TEXT, type Condition, holds, type Search, searchedText, searchFor } from "~/platform/db/search-text";
import type { Order } from "../keyset";

export const CUSTOMER_FILTERS = [
  "all",
  "active",
  "trial",
  "monthly",
  "daily",
  "expired",
  "ats",
  "hris",
  "suspended",
] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

export const CUSTOMER_SORTS = ["registered", "name", "login", "expiry"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** The question to a customer list, as the address of the screen and the call to the API carry it. */
export const customerQuery = z.object({
  search: z.string().trim().max(200).default(""),
  filter: z.enum(CUSTOMER_FILTERS).default("all"),
  sort: z.enum(CUSTOMER_SORTS).default("registered"),
  direction: z.enum(["asc", "desc"]).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});

export type CustomerQuery = z.output<typeof customerQuery>;

/** Deleted accounts keep a row, administrators are no customers. */
const IS_CUSTOMER: Condition = { sql: "u.is_active and not u.is_admin" };

const RUNS = "u.access_expiry > ?";

/** What each filter means. Trial, monthly and daily are those whose access runs now, as the cards count them. */
const FILTERS: Record<CustomerFilter, (at: Date) => Condition[]> = {
  all: () => [],
  active: (at) => [
    {
      sql: `(u.access_level in ('trial', 'daily', 'monthly', 'unlimited', 'admin') and
             (${RUNS} or (u.access_expiry is null and u.access_level in ('unlimited', 'admin'))))`,
      values: [at],
    },
  ],
  trial: (at) => [{ sql: `u.access_level = 'trial' and ${RUNS}`, values: [at] }],
  monthly: (at) => [{ sql: `u.access_level = 'monthly' and ${RUNS}`, values: [at] }],
  daily: (at) => [{ sql: `u.access_level = 'daily' and ${RUNS}`, values: [at] }],
  expired: (at) => [{ sql: "u.access_expiry <= ?", values: [at] }],
  ats: (at) => [
    { sql: "u.ats_access_level <> 'none' and (u.ats_access_expiry > ? or u.ats_access_expiry is null)", values: [at] },
  ],
  hris: (at) => [
    {
      sql: "u.hris_access_level <> 'none' and (u.hris_access_expiry > ? or u.hris_access_expiry is null)",
      values: [at],
    },
  ],
  suspended: () => [{ sql: "u.suspended_at is not null" }],
};

const ID = { sql: "u.id", type: "int" };
const ORDERS: Record<CustomerSort, Omit<Order, "name">> = {
  registered: { keys: [{ sql: "u.created_at", type: "timestamptz" }, ID], descending: true },
  name: {
    keys: [
      { sql: "coalesce(lower(u.last_name), '')", type: "text" },
      { sql: "coalesce(lower(u.first_name), '')", type: "text" },
      ID,
    ],
    descending: false,
  },
  login: { keys: [{ sql: "coalesce(u.last_login, '-infinity')", type: "timestamptz" }, ID], descending: true },
  expiry: { keys: [{ sql: "coalesce(u.access_expiry, 'infinity')", type: "timestamptz" }, ID], descending: false },
};

/** The order that a query asks for; each has an index. */
export function customerOrder({ sort, direction }: Pick<CustomerQuery, "sort" | "direction">): Order {
  const { keys, descending } = ORDERS[sort];
  const turned = direction ? direction === "desc" : descending;
  return { name: `${sort}-${turned ? "desc" : "asc"}`, keys, descending: turned };
}

type Asked = Pick<CustomerQuery, "search" | "filter">;

const kindOf = (filter: CustomerFilter): Condition[] => [IS_CUSTOMER, ...FILTERS[filter](now())];

/** The customers that a query asks for. */
export function customerConditions({ search, filter }: Asked): Condition[] {
  const text = searchedText(search);
  return [...kindOf(filter), ...(text === "" ? [] : [orNumber(text, [holds(ACCOUNT_TEXT, text)])])];
}

/** The same for a page of a long list, looked for in the way that is quickest for this text. */
export async function customerSearch({ search, filter }: Asked): Promise<Search> {
  const text = searchedText(search);
  if (text === "") return { conditions: kindOf(filter) };
  const { conditions, ...ways } = await searchFor("users u", ACCOUNT_TEXT, text);
  return { conditions: [...kindOf(filter), orNumber(text, conditions)], ...ways };
}

/** A number may be the customer's own. */
function orNumber(text: string, found: Condition[]): Condition {
  const sql = found.map((one) => one.sql).join(" and ");
  const values = found.flatMap((one) => one.values ?? []);
  if (!/^\d{1,9}$/.test(text)) return { sql, values };
  return { sql: `(u.id = ? or (${sql}))`, values: [Number(text), ...values] };
}
