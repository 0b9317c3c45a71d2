import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { SourceHealth } from "~/domain/updates";
import { timeText } from "../jobs/types";

const LOOK: Record<string, [tone: BadgeTone, label: string]> = {
  never: ["neutral", "Not read yet"],
  ok: ["success", "Well"],
  partial: ["action", "More to read"],
  throttled: ["brass", "Asked us to wait"],
  drift: ["danger", "Changed its shape"],
  error: ["danger", "Failing"],
  off: ["neutral", "Off by the settings"],
};

const COLUMNS: Column<SourceHealth>[] = [
  {
    key: "name",
    header: "Source",
    rowHeader: true,
    cell: ({ name, url }) => (url ? <TextLink href={url}>{name}</TextLink> : name),
  },
  {
    key: "state",
    header: "State",
    cell: ({ status, isEnabled, lastError, retryAfter }) => {
      const [tone, label] = isEnabled
        ? (LOOK[status] ?? (["neutral", status] as const))
        : (["neutral", "Switched off"] as const);
      return (
        <>
          <Badge tone={tone}>{label}</Badge>
          {lastError ? <span className="block max-w-96 text-xs text-ink-3">{lastError}</span> : null}
          {retryAfter ? <span className="block text-xs text-ink-3">again at {timeText(retryAfter)}</span> : null}
        </>
      );
    },
  },
  {
    key: "read",
    header: "Last read",
    hideBelow: "md",
    cell: ({ lastSuccessAt }) => (lastSuccessAt ? timeText(lastSuccessAt) : "never"),
  },
  { key: "items", header: "Updates", align: "end", hideBelow: "sm", cell: ({ itemsTotal }) => itemsTotal },
];

/** How each source fares: what failed, why, and when it is tried again. */
export function SourceTable({ sources, mayChange }: { sources: SourceHealth[]; mayChange: boolean }) {
  return (
    <div className="mt-8">
      <DataTable
        caption="Sources of updates"
        showCaption
        columns={COLUMNS}
        rows={sources}
        rowKey={({ key }) => key}
        rowActions={
          mayChange
            ? ({ key, name, isEnabled }) =>
                key === "corpus" ? null : (
                  <ActButton
                    intent="switch-source"
                    fields={{ key, isEnabled: String(!isEnabled) }}
                    label={`Switch ${name} ${isEnabled ? "off" : "on"}`}
                    variant="ghost"
                  >
                    {isEnabled ? "Switch off" : "Switch on"}
                  </ActButton>
                )
            : undefined
        }
        empty={<EmptyState title="No source was read yet">The hourly job reads them; see Jobs.</EmptyState>}
      />
    </div>
  );
}
