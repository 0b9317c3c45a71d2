import { Form, useSearchParams } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Select } from "~/app/ui/fields/select";
import { longDate } from "~/app/ui/foundations/dates";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { listAddress } from "../list-address";
import { ListSearch } from "../list-search";
import type { RecordsView } from "./law-records.server";
import { LAWS } from "./record-fields";

type Row = RecordsView["page"]["data"][number];

const STATES = [
  { value: "edited", label: "Edited here" },
  { value: "added", label: "Added here" },
  { value: "waiting", label: "Newer corpus text waits" },
  { value: "withdrawn", label: "Withdrawn" },
] as const;
const LEVELS = ["official", "source", "reviewed", "recalled"].map((value) => ({ value, label: value }));

/** Laws or cases of the corpus: searched, filtered by place, topic, trust and state, page by page. */
export function RecordList({ view }: { view: RecordsView }) {
  const { kind, page, filters, mayWrite } = view;
  const [params] = useSearchParams();
  const to = (change: Record<string, string>) => listAddress(LAWS.home, params, change);
  const chips = STATES.map(({ value, label }) => ({
    label,
    on: filters.state === value,
    href: to({ state: filters.state === value ? "" : value }),
  }));
  return (
    <>
      <LinkTabs
        label="Records"
        className="mb-4"
        tabs={[
          { href: LAWS.home, label: "Laws", current: kind === "law" },
          { href: `${LAWS.home}?kind=case`, label: "Cases", current: kind === "case" },
        ]}
      />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ListSearch path={LAWS.home} label="Search records" placeholder="Name, slug or citation" />
        {mayWrite ? (
          <>
            <ButtonLink href={LAWS.import}>Import file</ButtonLink>
            <ButtonLink href={LAWS.record(kind, "new")} variant="primary">
              {kind === "law" ? "Add law" : "Add case"}
            </ButtonLink>
          </>
        ) : null}
      </div>
      <RecordFilters key={params.toString()} view={view} />
      <div className="mb-4">
        <FilterChips label="State" chips={chips} />
      </div>
      <DataTable
        caption={kind === "law" ? "Laws" : "Cases"}
        columns={columnsOf(kind)}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No records match">Remove a filter, or search for less.</EmptyState>}
        footer={
          <Pagination
            label="Pages of records"
            summary={`${page.data.length} shown`}
            nextHref={page.nextCursor ? to({ cursor: page.nextCursor }) : undefined}
          />
        }
      />
    </>
  );
}

function RecordFilters({ view: { kind, filters, places, topics } }: { view: RecordsView }) {
  const hidden = [
    ["kind", kind === "case" ? "case" : ""],
    ["search", filters.search],
    ["state", filters.state ?? ""],
  ].filter(([, value]) => value);
  return (
    <Form method="get" action={LAWS.home} className="mb-3 flex flex-wrap items-center gap-2">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="jurisdiction"
        aria-label="Place"
        defaultValue={filters.jurisdiction}
        placeholder="All places"
        options={places}
      />
      <Select
        name="topic"
        aria-label="Topic"
        defaultValue={filters.topic}
        placeholder="All topics"
        options={topics}
        className="max-w-64"
      />
      <Select
        name="level"
        aria-label="Level of trust"
        defaultValue={filters.level}
        placeholder="All levels"
        options={LEVELS}
      />
      <Button type="submit">Filter</Button>
    </Form>
  );
}

const columnsOf = (kind: "law" | "case"): Column<Row>[] => [
  {
    key: "name",
    header: kind === "law" ? "Law" : "Case",
    rowHeader: true,
    cell: ({ id, name, slug, citation }) => (
      <>
        <TextLink href={LAWS.record(kind, id)} preventScrollReset={false}>
          {name}
        </TextLink>
        <span className="block text-xs font-normal break-words text-ink-3">
          {[citation, slug].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  {
    key: "place",
    header: "Place",
    hideBelow: "sm",
    cell: ({ jurisdiction, city }) => [jurisdiction, city].filter(Boolean).join(", "),
  },
  { key: "level", header: "Trust", hideBelow: "sm", cell: ({ level }) => level },
  {
    key: "asOf",
    header: "Verified as of",
    hideBelow: "md",
    cell: ({ verifiedAsOf, verifiedYearOnly }) => (
      <span className="whitespace-nowrap tabular-nums">
        {verifiedAsOf && (verifiedYearOnly ? verifiedAsOf.slice(0, 4) : longDate(verifiedAsOf))}
      </span>
    ),
  },
  { key: "version", header: "Version", align: "end", hideBelow: "md", cell: ({ version }) => version },
  { key: "state", header: "State", cell: (row) => <State row={row} /> },
];

function State({ row: { isWithdrawn, isWaiting, isOperators, isAbsence } }: { row: Row }) {
  if (isWithdrawn) return <Badge tone="danger">Withdrawn</Badge>;
  if (isWaiting) return <Badge tone="brass">Newer text waits</Badge>;
  if (isOperators) return <Badge tone="action">Edited here</Badge>;
  return isAbsence ? <Badge>No law found</Badge> : <span className="text-ink-3">Corpus</span>;
}
