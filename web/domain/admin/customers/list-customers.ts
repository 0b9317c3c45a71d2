import { type Principal, requirePermission } from "~/domain/access";
import { keysetPage, type Page } from "../keyset";
import { type CustomerQuery, customerOrder, customerSearch } from "./customer-query";

/** A customer as listed to administrators (specification, section 3). */
export type CustomerRow = {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  mailingAddress: string | null;
  accessLevel: string;
  accessExpiry: Date | null;
  subscriptionType: string;
  paymentStatus: string;
  lastLogin: Date | null;
  totalSearches: number;
  createdAt: Date;
  atsAccessLevel: string;
  atsAccessExpiry: Date | null;
  hrisAccessLevel: string;
  hrisAccessExpiry: Date | null;
  hrisEmployeeCount: number;
  benefitsAccessLevel: string;
  benefitsAccessExpiry: Date | null;
  suspendedAt: Date | null;
  /** Another account has the same mailbox, spelled differently or deleted. */
  sharesMailbox: boolean;
  version: number;
};

export const CUSTOMER_COLUMNS = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone_number as "phoneNumber",
  u.mailing_address as "mailingAddress", u.access_level as "accessLevel", u.access_expiry as "accessExpiry",
  u.subscription_type as "subscriptionType", u.payment_status as "paymentStatus", u.last_login as "lastLogin",
  u.total_searches as "totalSearches", u.created_at as "createdAt",
  u.ats_access_level as "atsAccessLevel", u.ats_access_expiry as "atsAccessExpiry",
  u.hris_access_level as "hrisAccessLevel", u.hris_access_expiry as "hrisAccessExpiry",
  u.hris_employee_count as "hrisEmployeeCount", u.benefits_access_level as "benefitsAccessLevel",
  u.benefits_access_expiry as "benefitsAccessExpiry", u.suspended_at as "suspendedAt", u.version,
  exists (select 1 from users o where o.id <> u.id
          and mailbox_of(coalesce(o.former_email, o.email)) = mailbox_of(u.email)) as "sharesMailbox"`;

/** One page of customers by search, filter and order. */
export async function listCustomers(principal: Principal, query: CustomerQuery): Promise<Page<CustomerRow>> {
  await requirePermission(principal, "customers:read");
  return customerPage(query);
}

/** The same without a guard, for exports and bulk work that have their own. */
export async function customerPage(query: CustomerQuery): Promise<Page<CustomerRow>> {
  const { conditions: where, ...ways } = await customerSearch(query);
  return keysetPage<CustomerRow>({
    columns: CUSTOMER_COLUMNS,
    from: "users u",
    where,
    ...ways,
    order: customerOrder(query),
    limit: query.limit,
    cursor: query.cursor,
  });
}

/** What the specification lists at once, without pages: at most a thousand, and whether there are more. */
export async function listCustomersBare(principal: Principal, query: CustomerQuery) {
  const { data, nextCursor } = await listCustomers(principal, { ...query, limit: MOST_AT_ONCE });
  return { data, truncated: nextCursor !== null };
}

const MOST_AT_ONCE = 1000;
