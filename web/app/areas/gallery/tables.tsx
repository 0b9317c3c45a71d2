import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/app/ui/actions/menu";
import { EmptyState } from "~/app/ui/status/empty-state";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column, Sort } from "~/app/ui/tables/table-types";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

type Topic = { id: string; name: string; level: string; searches: number };

const TOPICS: Topic[] = [
  { id: "meal", name: "Meal periods", level: "High", searches: 420 },
  { id: "overtime", name: "Overtime", level: "Critical", searches: 380 },
  { id: "leave", name: "Family leave", level: "Medium", searches: 251 },
  { id: "reviews", name: "Performance reviews", level: "Low", searches: 96 },
];

const COLUMNS: Column<Topic>[] = [
  { key: "name", header: "Topic", cell: (topic) => topic.name, sortable: true, rowHeader: true },
  { key: "level", header: "Risk", cell: (topic) => <RiskBadge level={topic.level} />, hideBelow: "sm" },
  { key: "searches", header: "Searches", cell: (topic) => topic.searches, sortable: true, align: "end" },
];

const rowKey = (topic: Topic) => topic.id;

export function TablesSection({ id, title }: GallerySectionProps) {
  const [sort, setSort] = useState<Sort>({ key: "searches", direction: "desc" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["overtime"]));
  const rows = TOPICS.toSorted((a, b) => compare(a, b, sort));
  return (
    <Section id={id} title={title}>
      <Specimen name="Sortable, with selection, row actions and pages" look="stack">
        <DataTable
          caption="Topics"
          columns={COLUMNS}
          rows={rows}
          rowKey={rowKey}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected, rowLabel: (topic) => topic.name }}
          rowActions={(topic) => <RowMenu name={topic.name} />}
          footer={<Pagination label="Pages of topics" summary="1–4 of 12" nextHref="/ui?topics=2#tables" />}
        />
      </Specimen>
      <Specimen name="Sorted by links, loading again" look="stack">
        <DataTable
          caption="Topics, loading again"
          columns={COLUMNS}
          rows={TOPICS}
          rowKey={rowKey}
          sort={{ key: "name", direction: "asc" }}
          sortHref={(next) => `/ui?sort=${next.key}-${next.direction}#tables`}
          state="loading"
        />
      </Specimen>
      <Specimen name="First loading, empty, error" look="stack">
        <DataTable caption="Topics, first loading" columns={COLUMNS} rows={[]} rowKey={rowKey} state="loading" />
        <DataTable
          caption="Topics, empty"
          columns={COLUMNS}
          rows={[]}
          rowKey={rowKey}
          empty={<EmptyState title="No topics match">Remove a filter or search for another word.</EmptyState>}
        />
        <DataTable
          caption="Topics, error"
          columns={COLUMNS}
          rows={[]}
          rowKey={rowKey}
          state="error"
          error={
            <EmptyState title="The topics could not be loaded" action={<Button size="sm">Try again</Button>}>
              The server did not answer in time.
            </EmptyState>
          }
        />
      </Specimen>
    </Section>
  );
}

function RowMenu({ name }: { name: string }) {
  return (
    <Menu trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis size={16} />} />}>
      <MenuItem>Open</MenuItem>
      <MenuItem>Rename</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger">Delete</MenuItem>
    </Menu>
  );
}

function compare(a: Topic, b: Topic, { key, direction }: Sort): number {
  const order = key === "name" ? a.name.localeCompare(b.name) : a.searches - b.searches;
  return direction === "asc" ? order : -order;
}
