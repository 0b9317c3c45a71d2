import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { SystemState } from "~/domain/admin";
import { CLEAR_ALL_ACCESS } from "./intent";

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;
/** 1,234,567 as `1.2 MB` */
function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value).toLocaleString("en-US")} ${UNITS[unit]}`;
}

const count = (value: number): string => value.toLocaleString("en-US");
const onOff = (value: boolean): string => (value ? "on" : "off");
const HEALTH: Record<string, BadgeTone> = {
  ok: "success",
  partial: "brass",
  throttled: "brass",
  error: "danger",
  drift: "danger",
};

/** How this installation is: versions, database, storage, queues, sources. */
export function SystemScreen({ state, hasTools }: { state: SystemState; hasTools: boolean }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Versions state={state} />
      <Storage state={state} />
      <Queues state={state} />
      <Tables state={state} />
      <Sources state={state} />
      {hasTools ? (
        <Card as="section" title="Development tools">
          <p className="mb-3 text-sm text-ink-2">
            Ends the visitor trial of this browser and the test grants of your own account. Not there in production.
          </p>
          <ActButton intent={CLEAR_ALL_ACCESS}>Clear All Access</ActButton>
        </Card>
      ) : null}
    </div>
  );
}

function Versions({ state: { readiness, versions, process } }: { state: SystemState }) {
  return (
    <Card as="section" title="Versions and readiness">
      <DescriptionList
        items={[
          { term: "Statewise", value: versions.product },
          { term: "Node.js", value: versions.node },
          { term: "Database", value: versions.database, note: readiness.database },
          {
            term: "Last migration",
            value: <span className="break-all">{versions.migration}</span>,
            note: readiness.migrations,
          },
          { term: "Law corpus", value: readiness.corpus },
          { term: "Row security", value: readiness.rowSecurity },
          { term: "Encryption key", value: readiness.encryptionKey },
          { term: "Stored files", value: readiness.files },
          { term: "System", value: versions.system },
          { term: "Running for", value: `${count(Math.round(process.uptimeSeconds / 60))} minutes` },
          { term: "Memory of this process", value: size(process.memoryBytes) },
        ]}
      />
    </Card>
  );
}

function Storage({ state: { database, storage } }: { state: SystemState }) {
  const disk = storage.freeBytes === null || storage.totalBytes === null;
  return (
    <Card as="section" title="Storage and services">
      <DescriptionList
        items={[
          { term: "Database", value: size(database.bytes) },
          { term: "Connections", value: `${database.connections} of ${database.mostConnections}` },
          { term: "Files", value: <span className="break-all">{storage.files}</span> },
          {
            term: "Free on the data disk",
            value: disk ? "unknown" : `${size(storage.freeBytes ?? 0)} of ${size(storage.totalBytes ?? 0)}`,
          },
          { term: "Mail", value: storage.mail },
          { term: "Payments", value: storage.payments },
          { term: "Outside sources", value: onOff(storage.sources) },
          { term: "Geography", value: onOff(storage.geography) },
          { term: "Schedules", value: storage.jobs },
        ]}
      />
    </Card>
  );
}

function Queues({ state: { queues } }: { state: SystemState }) {
  return (
    <DataTable
      caption="Queues"
      showCaption
      columns={[
        { key: "name", header: "Queue", rowHeader: true, cell: ({ name }) => name },
        { key: "waiting", header: "Waiting", align: "end", cell: ({ waiting }) => count(waiting) },
        { key: "oldest", header: "Oldest", cell: ({ oldest }) => (oldest ? <Moment at={oldest} withTime /> : "") },
      ]}
      rows={queues}
      rowKey={({ name }) => name}
    />
  );
}

function Tables({ state: { database } }: { state: SystemState }) {
  return (
    <DataTable
      caption="Largest tables"
      showCaption
      columns={[
        { key: "name", header: "Table", rowHeader: true, cell: ({ name }) => name },
        { key: "rows", header: "Rows, about", align: "end", cell: ({ rows }) => count(rows) },
        { key: "bytes", header: "Size", align: "end", cell: ({ bytes }) => size(bytes) },
      ]}
      rows={database.tables}
      rowKey={({ name }) => name}
    />
  );
}

function Sources({ state: { sources } }: { state: SystemState }) {
  return (
    <DataTable
      caption="Health of the sources"
      showCaption
      columns={[
        { key: "name", header: "Source", rowHeader: true, cell: ({ name }) => name },
        {
          key: "status",
          header: "State",
          cell: ({ status, isEnabled }) => (
            <Badge tone={HEALTH[status] ?? "neutral"}>{isEnabled ? status : "off"}</Badge>
          ),
        },
        {
          key: "success",
          header: "Last success",
          cell: ({ lastSuccessAt }) => (lastSuccessAt ? <Moment at={lastSuccessAt} withTime /> : "never"),
        },
        {
          key: "error",
          header: "Last error",
          hideBelow: "md",
          cell: ({ lastError }) => <span className="block max-w-64 text-xs break-words">{lastError}</span>,
        },
      ]}
      rows={sources}
      rowKey={({ name }) => name}
      empty={<EmptyState title="No source was asked yet">They appear after the first check for updates.</EmptyState>}
    />
  );
}
