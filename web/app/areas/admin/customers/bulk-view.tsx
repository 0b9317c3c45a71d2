import { ActButton } from "~/app/forms/act-button";
import { useLookAgain } from "~/app/shell/use-look-again";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { Progress } from "~/app/ui/status/progress";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { BulkRow, BulkView as Operation } from "~/domain/admin";
import { BULK } from "./intents";

const TONE: Record<string, BadgeTone> = { done: "success", failed: "danger", queued: "neutral" };
const columns: Column<BulkRow>[] = [
  { key: "line", header: "Line", align: "end", cell: (row) => row.line },
  { key: "email", header: "Customer", rowHeader: true, cell: (row) => row.email ?? row.customerId ?? "" },
  { key: "status", header: "Result", cell: (row) => <Badge tone={TONE[row.status] ?? "neutral"}>{row.status}</Badge> },
  { key: "error", header: "Why", cell: (row) => row.error ?? "" },
];

const ASK_EVERY_MS = 1000;

/** One operation on many customers: preview, progress, and a result for each row. */
export function BulkView({ operation }: { operation: Operation }) {
  const { id, status, total, succeeded, failed, rows, error } = operation;
  const isRunning = status === "queued" || status === "running";
  useLookAgain(isRunning ? ASK_EVERY_MS : null);
  const waiting = total - succeeded - failed;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2" role="status">
        {status === "preview"
          ? `${summaryOf(operation)} ${waiting} of ${total} rows would be done, ${failed} cannot.`
          : `${summaryOf(operation)} ${succeeded} done, ${failed} failed, ${waiting} waiting.`}{" "}
        {error}
      </p>
      {status === "preview" ? null : (
        <Progress
          label="Rows"
          value={succeeded + failed}
          max={Math.max(1, total)}
          text={`${succeeded + failed} of ${total}`}
        />
      )}
      <div className="flex gap-2">
        {(status === "preview" && waiting > 0) || status === "failed" ? (
          <ActButton intent={BULK.start} variant="primary">
            {status === "failed" ? "Go on" : `Do it for ${waiting}`}
          </ActButton>
        ) : null}
        {status === "preview" || isRunning ? <ActButton intent={BULK.cancel}>Cancel</ActButton> : null}
      </div>
      <DataTable
        caption="Rows of the operation, the failed ones first"
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        tall
      />
      <p className="text-sm text-ink-3">
        {total > rows.length ? `${rows.length} of ${total} rows are shown. ` : null}
        <a
          href={`/admin/bulk-result/${id}`}
          download
          className="inline-block min-h-6 text-action underline underline-offset-3"
        >
          Every row as CSV
        </a>
      </p>
    </div>
  );
}

function summaryOf({ kind, parameters }: Operation): string {
  const { product, accessLevel, subject } = parameters as { product?: string; accessLevel?: string; subject?: string };
  if (kind === "notify") return `Notice: ${subject}.`;
  if (kind === "import") return "New customers from a file.";
  return kind === "grant" ? `Grant ${accessLevel} of ${product}.` : `Revoke ${product}.`;
}
