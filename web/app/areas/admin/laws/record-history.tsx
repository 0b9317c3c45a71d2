import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { DifferenceView } from "./difference-view";
import type { HistoryView } from "./law-history.server";
import { LAWS } from "./record-fields";

type Row = HistoryView["versions"][number];

/** Every text that a record had, what each changed, and the way back. */
export function RecordHistory({ view, refused }: { view: HistoryView; refused: string | null }) {
  const { kind, id, name, version, versions, comparison, mayWrite } = view;
  const href = (number: number) => `${LAWS.history(kind, id)}?version=${number}`;
  return (
    <>
      <p className="mb-3 text-sm">
        <TextLink href={LAWS.record(kind, id)} look="standalone">
          Back to the record
        </TextLink>
      </p>
      <h2 className="mb-4 font-serif text-xl font-semibold">History of {name}</h2>
      {refused ? (
        <p role="alert" className="mb-4 rounded-small bg-critical-soft px-3 py-2 text-sm text-critical">
          {refused}
        </p>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <DataTable
          caption="Versions"
          columns={columnsOf(href, comparison.to)}
          rows={versions}
          rowKey={(row) => String(row.version)}
          rowActions={
            mayWrite
              ? (row) =>
                  row.isCurrent && row.version === version ? null : (
                    <Restore restore={row.version} version={version} origin={row.origin} />
                  )
              : undefined
          }
        />
        <Card
          as="section"
          level={3}
          title={comparison.from ? `Version ${comparison.from} to ${comparison.to}` : `Version ${comparison.to}`}
        >
          <DifferenceView comparison={comparison} />
        </Card>
      </div>
    </>
  );
}

function Restore({ restore, version, origin }: { restore: number; version: number; origin: string }) {
  const kept =
    origin === "corpus"
      ? "The text of the corpus comes into service; if it is the newest, later corpus files change the record again."
      : "Its text comes into service as a new version.";
  return (
    <ActButton
      intent="restore"
      fields={{ restore, version }}
      label={`Restore version ${restore}`}
      variant="ghost"
      confirm={{ title: `Restore version ${restore}?`, description: kept, label: "Restore" }}
    >
      Restore
    </ActButton>
  );
}

const columnsOf = (href: (version: number) => string, shown: number): Column<Row>[] => [
  {
    key: "version",
    header: "Version",
    rowHeader: true,
    cell: ({ version }) => (
      <TextLink href={href(version)} aria-current={version === shown ? "true" : undefined}>
        {version}
      </TextLink>
    ),
  },
  {
    key: "who",
    header: "Who",
    cell: ({ origin, changedBy, note, at }) => (
      <>
        {origin === "corpus" ? "Corpus" : (changedBy ?? "An operator")}
        <span className="block text-xs text-ink-3">
          {[longDate(at.toISOString()), note].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ isCurrent, isWaiting }) =>
      isCurrent ? <Badge tone="success">In service</Badge> : isWaiting ? <Badge tone="brass">Waits</Badge> : null,
  },
];
