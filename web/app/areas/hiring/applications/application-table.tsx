import { useState } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { TextLink } from "~/app/ui/actions/text-link";
import { Moment } from "~/app/ui/foundations/moment";
import { DataTable } from "~/app/ui/tables/data-table";
import { StatusBadge } from "../status-badge";
import { nameOf } from "./application-types";
import type { ApplicationsData } from "./applications-data";
import { BulkBar } from "./bulk-bar";

/** Applications as rows, many of which can be moved or rejected at once. */
export function ApplicationTable({ data, rights, reasons, templates, mergeValues, search }: ApplicationsData) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const canWrite = rights["applications:write"];
  const table = (
    <DataTable
      caption="Applications"
      rows={data}
      rowKey={(row) => String(row.id)}
      selection={
        canWrite
          ? { selected, onChange: setSelected, rowLabel: (row) => `${nameOf(row)}, ${row.jobTitle}`, name: "ids" }
          : undefined
      }
      columns={[
        {
          key: "candidate",
          header: "Candidate",
          rowHeader: true,
          cell: (row) => (
            <TextLink href={`/ats/applications/${row.id}`} look="standalone">
              {nameOf(row)}
            </TextLink>
          ),
        },
        { key: "job", header: "Job", cell: (row) => row.jobTitle },
        { key: "stage", header: "Stage", hideBelow: "md", cell: (row) => row.stage },
        { key: "status", header: "Status", cell: (row) => <StatusBadge status={row.status} /> },
        { key: "source", header: "Source", hideBelow: "lg", cell: (row) => row.source ?? "–" },
        { key: "applied", header: "Applied", hideBelow: "sm", cell: (row) => <Moment at={row.appliedAt} /> },
      ]}
    />
  );
  if (!canWrite) return table;
  const chosen = data.filter(({ id }) => selected.has(String(id)));
  return (
    <ActionForm method="post" action="/ats/applications?index" preventScrollReset>
      <input type="hidden" name="intent" value="bulk" />
      <input type="hidden" name="here" value={search} />
      <BulkBar chosen={chosen} reasons={reasons} templates={templates} mergeValues={mergeValues} />
      {table}
    </ActionForm>
  );
}
