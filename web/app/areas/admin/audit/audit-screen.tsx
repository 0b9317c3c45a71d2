import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { AuditQuery, AuditRow, Page } from "~/domain/admin";
import { ListPages } from "../list-pages";
import { factsText } from "./facts-text";

function who({ actorEmail, actorKind, actorId, impersonatorId, impersonatorEmail }: AuditRow): string {
  const actor = actorEmail ?? (actorId === null ? actorKind : `${actorKind} ${actorId}`);
  return impersonatorId === null
    ? actor
    : `${impersonatorEmail ?? `administrator ${impersonatorId}`}, viewing as ${actor}`;
}

const whom = ({ subjectEmail, subjectUserId, organizationId }: AuditRow): string =>
  subjectEmail ?? String(subjectUserId ?? (organizationId === null ? "" : `organization ${organizationId}`));

const columns: Column<AuditRow>[] = [
  {
    key: "at",
    header: "When",
    cell: ({ at }) => (
      <span className="text-xs sm:whitespace-nowrap">
        <Moment at={at} withTime />
      </span>
    ),
  },
  {
    key: "action",
    header: "What",
    rowHeader: true,
    cell: (row) => (
      <>
        <span className="wrap-anywhere">{row.action}</span>{" "}
        {row.outcome === "refused" ? <Badge tone="danger">refused</Badge> : null}
        <span className="block text-xs font-normal wrap-anywhere text-ink-3 sm:hidden">
          {[who(row), whom(row)].filter(Boolean).join(", of ")}
        </span>
      </>
    ),
  },
  {
    key: "actor",
    header: "Who",
    hideBelow: "sm",
    cell: (row) => <span className="text-xs">{who(row)}</span>,
  },
  {
    key: "subject",
    header: "Whom",
    hideBelow: "sm",
    cell: (row) => <span className="text-xs">{whom(row)}</span>,
  },
  {
    key: "facts",
    header: "Facts",
    hideBelow: "md",
    cell: (row) => <span className="block max-w-md text-xs break-words">{factsText(row)}</span>,
  },
  {
    key: "address",
    header: "From",
    hideBelow: "lg",
    cell: ({ ipAddress }) => <span className="text-xs">{ipAddress}</span>,
  },
];

/** The audit log with its filters in the address; nothing in it can be changed. */
export function AuditScreen({ page, query }: { page: Page<AuditRow>; query: AuditQuery }) {
  const number = (value: number | undefined) => (value === undefined ? "" : String(value));
  return (
    <>
      <Form method="get" className="mb-4 flex flex-wrap items-end gap-3">
        <Field label="Act begins with" className="w-48">
          <TextInput name="action" maxLength={80} defaultValue={query.action} placeholder="customer." />
        </Field>
        <Field label="Actor ID" className="w-28">
          <TextInput name="actorId" inputMode="numeric" defaultValue={number(query.actorId)} />
        </Field>
        <Field label="Customer ID" className="w-28">
          <TextInput name="subjectUserId" inputMode="numeric" defaultValue={number(query.subjectUserId)} />
        </Field>
        <Field label="From" className="w-40">
          <TextInput name="from" type="date" defaultValue={query.from} />
        </Field>
        <Field label="Until" className="w-40">
          <TextInput name="until" type="date" defaultValue={query.until} />
        </Field>
        <Field label="Outcome" className="w-32">
          <Select
            name="outcome"
            placeholder="All"
            defaultValue={query.outcome}
            options={[
              { value: "done", label: "done" },
              { value: "refused", label: "refused" },
            ]}
          />
        </Field>
        <Button type="submit" size="sm">
          Show
        </Button>
        <ButtonLink href="/admin/audit" variant="ghost">
          Clear
        </ButtonLink>
      </Form>
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Nothing matches">Change the filters.</EmptyState>}
        footer={<ListPages page={page} noun="the audit log" />}
      />
    </>
  );
}
