import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column, Sort } from "~/app/ui/tables/table-types";
import type { CustomerRights } from "~/domain/admin";
import { listAddress } from "../list-address";
import { ListPages } from "../list-pages";
import { ContactCell, ExpiryCell, NameCell, RegistrationCell, StatusCell, UsageCell } from "./customer-cells";
import { CustomerTools } from "./customer-tools";
import { type Customer, customerName } from "./customer-type";
import { RowActions } from "./row-actions";

export const CUSTOMERS_PATH = "/admin/dashboard";

type CustomerTableProps = {
  list: {
    page: { data: Customer[]; nextCursor: string | null; previousCursor: string | null };
    sort: Sort;
    serverTime: Date;
    rights: CustomerRights;
  };
};

/** The table of customers with search, filters, order and pages in the address. */
export function CustomerTable({ list: { page, sort, serverTime, rights } }: CustomerTableProps) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns: Column<Customer>[] = [
    {
      key: "name",
      header: "Customer",
      rowHeader: true,
      sortable: true,
      cell: (customer) => <NameCell {...{ customer, serverTime }} />,
    },
    {
      key: "contact",
      header: "Contact Info",
      hideBelow: "sm",
      cell: (customer) => <ContactCell customer={customer} />,
    },
    {
      key: "login",
      header: "Account Status",
      sortable: true,
      hideBelow: "sm",
      cell: (customer) => <StatusCell {...{ customer, serverTime }} />,
    },
    {
      key: "expiry",
      header: "Access Expiry",
      sortable: true,
      hideBelow: "md",
      cell: (customer) => <ExpiryCell customer={customer} />,
    },
    { key: "usage", header: "Usage Stats", hideBelow: "md", cell: (customer) => <UsageCell customer={customer} /> },
    {
      key: "registered",
      header: "Registration",
      sortable: true,
      hideBelow: "md",
      cell: (customer) => <RegistrationCell {...{ customer, serverTime }} />,
    },
  ];
  return (
    <section id="customers" aria-label="Customer Accounts">
      <CustomerTools rights={rights} selected={chosen} />
      <DataTable
        caption="Customers"
        columns={columns}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        sort={sort}
        selection={
          rights.grant || rights.notify ? { selected: chosen, onChange: setChosen, rowLabel: customerName } : undefined
        }
        rowActions={(customer) => <RowActions customer={customer} rights={rights} />}
        sortHref={({ key, direction }) => listAddress(CUSTOMERS_PATH, params, { sort: key, direction })}
        empty={<EmptyState title="No customers match">Change the search or the filter.</EmptyState>}
        footer={<ListPages page={page} noun="customers" />}
      />
    </section>
  );
}
