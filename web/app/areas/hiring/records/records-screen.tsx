import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { ButtonLink } from "~/app/ui/actions/button";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { wordsOf } from "../jobs/pay-text";
import { StatusBadge } from "../status-badge";

type RecordRow = { id: number; name: string; second: string | null; third: string | null };
type Kind = "jobs" | "candidates" | "applications" | "interviews";

type RecordsScreenProps = {
  kind: Kind;
  total: number;
  data: RecordRow[];
  nextCursor: string | null;
  open: string[];
  outcome: FormOutcome | null;
};

const KINDS: Record<
  Kind,
  { label: string; headers: [string, string, string]; base: string; add: string; addLabel: string }
> = {
  jobs: {
    label: "Jobs Data",
    headers: ["Title", "Department", "Status"],
    base: "/ats/jobs",
    add: "/ats/jobs/new",
    addLabel: "Add Job",
  },
  candidates: {
    label: "Candidates Data",
    headers: ["Name", "Email", "Experience years"],
    base: "/ats/candidates",
    add: "/ats/candidates/new",
    addLabel: "Add Candidate",
  },
  applications: {
    label: "Applications Data",
    headers: ["Candidate", "Job", "Status"],
    base: "/ats/applications",
    add: "/ats/candidates",
    addLabel: "Add Application",
  },
  interviews: {
    label: "Interviews Data",
    headers: ["Candidate", "Date and time", "Status"],
    base: "/ats/jobs/interviews",
    add: "/ats/jobs/interviews/new",
    addLabel: "Add Interview",
  },
};

const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function columnsOf(kind: Kind): Column<RecordRow>[] {
  const [first, second, third] = KINDS[kind].headers;
  const secondText = ({ second: value }: RecordRow) => {
    if (kind === "interviews") return value ? `${MOMENT.format(new Date(value))} UTC` : "TBD";
    return kind === "jobs" ? wordsOf(value) : (value ?? "–");
  };
  const thirdText = ({ third: value }: RecordRow) =>
    kind === "candidates" ? (value ?? "–") : <StatusBadge status={value ?? "–"} />;
  return [
    { key: "id", header: "ID", cell: ({ id }) => id },
    { key: "name", header: first, cell: ({ name }) => name, rowHeader: true },
    { key: "second", header: second, cell: secondText, hideBelow: "sm" },
    { key: "third", header: third, cell: thirdText },
  ];
}

/** The raw records of the organization: look, edit, delete, add. */
export function RecordsScreen({ kind, total, data, nextCursor, open, outcome }: RecordsScreenProps) {
  const { label, base, add, addLabel } = KINDS[kind];
  const hasPages = open.some((href) => href === base);
  const actions: Column<RecordRow> = {
    key: "actions",
    header: "Actions",
    cell: (row) => <RowActions row={row} kind={kind} base={hasPages ? base : null} />,
  };
  return (
    <>
      <LinkTabs
        label="Data"
        className="mb-5"
        tabs={(Object.keys(KINDS) as Kind[]).map((one) => ({
          href: `/ats/admin?data=${one}`,
          label: KINDS[one].label,
          current: one === kind,
        }))}
      />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 font-semibold">
          {label}: {total} in total
        </h2>
        {open.includes(add) ? <ButtonLink href={add}>{addLabel}</ButtonLink> : null}
      </div>
      <FormProblem outcome={outcome} />
      <DataTable
        caption={label}
        columns={[...columnsOf(kind), actions]}
        rows={data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Nothing here yet" />}
        footer={
          nextCursor ? (
            <Pagination summary={`${data.length} shown`} nextHref={`/ats/admin?data=${kind}&cursor=${nextCursor}`} />
          ) : undefined
        }
      />
    </>
  );
}

function RowActions({ row, kind, base }: { row: RecordRow; kind: Kind; base: string | null }) {
  return (
    <span className="flex flex-wrap gap-2">
      {base ? (
        <>
          <ButtonLink href={`${base}/${row.id}`} size="sm" aria-label={`View ${row.name}`}>
            View
          </ButtonLink>
          <ButtonLink
            href={kind === "applications" || kind === "interviews" ? `${base}/${row.id}` : `${base}/${row.id}/edit`}
            size="sm"
            aria-label={`Edit ${row.name}`}
          >
            Edit
          </ButtonLink>
        </>
      ) : null}
      <ActButton
        intent="delete"
        fields={{ id: row.id }}
        label={`Delete ${row.name}`}
        confirm={{
          title: `Delete ${row.name}?`,
          description:
            "It is removed from the lists. The record itself is kept for as long as the law asks, then removed.",
          label: "Delete",
          danger: true,
        }}
      >
        Delete
      </ActButton>
    </span>
  );
}
