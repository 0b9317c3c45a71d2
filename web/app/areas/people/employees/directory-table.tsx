import { TextLink } from "~/app/ui/actions/text-link";
import { Avatar } from "~/app/ui/cards/avatar";
import { DataTable } from "~/app/ui/tables/data-table";
import { EmployeeStatus } from "../employee-status";
import type { DirectoryLine } from "./directory-types";

/** On a phone a row says name, title and status; the rest comes with the width. */
export function DirectoryTable({ lines }: { lines: DirectoryLine[] }) {
  return (
    <DataTable
      caption="Employees"
      rows={lines}
      rowKey={(row) => String(row.id)}
      columns={[
        { key: "name", header: "Name", rowHeader: true, cell: Name },
        { key: "title", header: "Title", hideBelow: "md", cell: (row) => row.title ?? "–" },
        { key: "department", header: "Department", hideBelow: "sm", cell: (row) => row.department?.name ?? "–" },
        {
          key: "place",
          header: "Place",
          hideBelow: "lg",
          cell: (row) => (row.place ? `${row.place.name}, ${row.place.state}` : "–"),
        },
        {
          key: "manager",
          header: "Reports to",
          hideBelow: "lg",
          cell: (row) =>
            row.manager ? <TextLink href={`/hris/employees/${row.manager.id}`}>{row.manager.name}</TextLink> : "–",
        },
        { key: "status", header: "Status", cell: (row) => <EmployeeStatus status={row.status} /> },
      ]}
    />
  );
}

const Name = ({ id, name, title, email }: DirectoryLine) => (
  <span className="flex items-center gap-3 py-1">
    <Avatar name={name} className="max-sm:hidden" />
    <span className="min-w-0">
      <TextLink href={`/hris/employees/${id}`} look="standalone">
        {name}
      </TextLink>
      <span className="block font-normal break-words text-ink-2 md:hidden">{title}</span>
      <span className="block font-normal break-all text-xs text-ink-2 max-md:hidden">{email}</span>
    </span>
  </span>
);
