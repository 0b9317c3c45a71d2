import { useState } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import { type CandidateCard, fullName, placeOf } from "./candidate-types";

type CandidateTableProps = { candidates: CandidateCard[]; canWrite: boolean; here: string };

/** The same candidates as rows, with tags for many at once. */
export function CandidateTable({ candidates, canWrite, here }: CandidateTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const table = (
    <DataTable
      caption="Candidates"
      rows={candidates}
      rowKey={(row) => String(row.id)}
      selection={canWrite ? { selected, onChange: setSelected, rowLabel: fullName, name: "ids" } : undefined}
      columns={[
        {
          key: "name",
          header: "Name",
          rowHeader: true,
          cell: (row) => (
            <TextLink href={`/ats/candidates/${row.id}`} look="standalone">
              {fullName(row)}
            </TextLink>
          ),
        },
        { key: "title", header: "Title", hideBelow: "md", cell: (row) => row.currentTitle ?? "–" },
        { key: "company", header: "Company", hideBelow: "lg", cell: (row) => row.currentCompany ?? "–" },
        { key: "email", header: "Email", hideBelow: "sm", cell: (row) => row.email },
        { key: "place", header: "Location", hideBelow: "lg", cell: (row) => placeOf(row) || "–" },
        { key: "tags", header: "Tags", hideBelow: "md", cell: (row) => row.tags.join(", ") || "–" },
        {
          key: "status",
          header: "Status",
          cell: (row) => (
            <Badge tone={row.isActive ? "success" : "neutral"}>{row.isActive ? "Active" : "Inactive"}</Badge>
          ),
        },
      ]}
    />
  );
  if (!canWrite) return table;
  return (
    <ActionForm method="post" action="/ats/candidates" preventScrollReset>
      <input type="hidden" name="intent" value="tag" />
      <input type="hidden" name="here" value={here} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Field label="Tags, separated by commas" hideLabel className="max-w-64">
          <TextInput name="tags" required placeholder="Tags, separated by commas" />
        </Field>
        <Button type="submit" size="sm" name="way" value="add">
          Add tags
        </Button>
        <Button type="submit" size="sm" name="way" value="remove">
          Remove tags
        </Button>
        <span role="status" className="text-sm text-ink-2">
          {selected.size > 0 ? `${selected.size} selected` : "Select candidates below"}
        </span>
      </div>
      {table}
    </ActionForm>
  );
}
