import { z } from "zod";
import { type Principal, recordAudit, requirePermission, requireRecentProof } from "~/domain/access";
import { db } from "~/platform/db/client";
import { type ListFile, listFile, pagesOf } from "~/platform/sheets/list-file";
import type { SheetColumn } from "~/platform/sheets/sheet";
import { customerQuery } from "./customer-query";
import { type CustomerRow, customerPage } from "./list-customers";

export const customerExportForm = z.object({
  format: z.enum(["excel", "csv"], { error: "Choose excel or csv" }),
  search: customerQuery.shape.search,
  filter: customerQuery.shape.filter,
});

/** Small enough that a page is gone before the collector counts it among what stays. */
const PAGE = 500;

const COLUMNS: SheetColumn<CustomerRow>[] = [
  { header: "ID", width: 10, value: (row) => row.id },
  { header: "First name", value: (row) => row.firstName },
  { header: "Last name", value: (row) => row.lastName },
  { header: "Email", width: 32, value: (row) => row.email },
  { header: "Phone", value: (row) => row.phoneNumber },
  { header: "Mailing address", width: 40, value: (row) => row.mailingAddress },
  { header: "Access level", value: (row) => row.accessLevel },
  { header: "Access expiry", value: (row) => row.accessExpiry },
  { header: "Subscription", value: (row) => row.subscriptionType },
  { header: "Payment status", value: (row) => row.paymentStatus },
  { header: "ATS access", value: (row) => row.atsAccessLevel },
  { header: "ATS expiry", value: (row) => row.atsAccessExpiry },
  { header: "HRIS access", value: (row) => row.hrisAccessLevel },
  { header: "HRIS expiry", value: (row) => row.hrisAccessExpiry },
  { header: "HRIS employees", value: (row) => row.hrisEmployeeCount },
  { header: "Searches", width: 10, value: (row) => row.totalSearches },
  { header: "Last login", value: (row) => row.lastLogin },
  { header: "Registered", value: (row) => row.createdAt },
  { header: "Suspended", value: (row) => row.suspendedAt },
];

/** The customers that a search and a filter find, as a file that streams. */
export async function exportCustomers(
  principal: Principal,
  { format, search, filter }: z.output<typeof customerExportForm>,
): Promise<ListFile> {
  await requirePermission(principal, "customers:export");
  await requireRecentProof(principal);
  await recordAudit(db(), principal, {
    action: "customer.export_list",
    detail: { format, filter, searched: search !== "" },
  });
  const query = { search, filter, sort: "registered", limit: PAGE } as const;
  const pages = pagesOf((cursor) => customerPage({ ...query, cursor }));
  return listFile({ name: "Customers", columns: COLUMNS, pages }, format);
}
