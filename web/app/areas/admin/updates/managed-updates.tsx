import { useSearchParams } from "@remix-run/react";
import { riskWord } from "~/app/areas/updates/risk-word";
import { ActButton } from "~/app/forms/act-button";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import type { ManagedUpdate } from "~/domain/updates";
import { listAddress } from "../list-address";
import { ListSearch } from "../list-search";

const PATH = "/admin/updates";
const STATES = [
  { value: "pending", label: "Waiting" },
  { value: "approved", label: "Approved" },
  { value: "suppressed", label: "Suppressed" },
] as const;
const TONES = { pending: "brass", approved: "success", suppressed: "neutral" } as const;
const KINDS: Record<string, string> = {
  corpus_change: "Law library",
  effective_date: "Coming date",
  manual: "Written by hand",
};

type ManagedUpdatesProps = {
  page: { data: ManagedUpdate[]; nextCursor: string | null };
  pending: number;
  status: string | null;
  mayChange: boolean;
};

/** Every update with its state; those that wait can be approved or suppressed where they stand. */
export function ManagedUpdates({ page, pending, status, mayChange }: ManagedUpdatesProps) {
  const [params] = useSearchParams();
  const chips = STATES.map(({ value, label }) => ({
    label,
    on: status === value,
    count: value === "pending" ? pending : undefined,
    href: listAddress(PATH, params, { status: status === value ? "" : value, edit: "" }),
  }));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ListSearch path={PATH} label="Search updates" placeholder="Title or citation" />
        <FilterChips label="State" chips={chips} />
        {mayChange ? (
          <ButtonLink href={listAddress(PATH, params, { edit: "new" })} size="sm" variant="primary">
            Add update
          </ButtonLink>
        ) : null}
      </div>
      <DataTable
        caption="Law updates"
        columns={columnsFor((id) => (mayChange ? listAddress(PATH, params, { edit: String(id) }) : `/updates/${id}`))}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        rowActions={mayChange ? (update) => <Decide update={update} /> : undefined}
        empty={<EmptyState title="No updates here">Updates arrive with the hourly job, or write one.</EmptyState>}
        footer={
          page.nextCursor ? (
            <Pagination
              label="Pages of updates"
              summary={`${page.data.length} shown`}
              nextHref={listAddress(PATH, params, { cursor: page.nextCursor })}
            />
          ) : null
        }
      />
    </>
  );
}

const columnsFor = (hrefOf: (id: number) => string): Column<ManagedUpdate>[] => [
  {
    key: "title",
    header: "Update",
    rowHeader: true,
    cell: (update) => (
      <>
        <TextLink href={hrefOf(update.id)} preventScrollReset={false}>
          {update.title}
        </TextLink>
        <span className="block text-xs font-normal text-ink-3">
          {[
            update.source ?? KINDS[update.kind],
            update.jurisdiction,
            update.city,
            update.category,
            longDate(update.timestamp.toISOString()),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </>
    ),
  },
  {
    key: "risk",
    header: "Risk",
    hideBelow: "sm",
    cell: ({ riskLevel }) => <RiskBadge level={riskWord(riskLevel)} size="sm" />,
  },
  {
    key: "state",
    header: "State",
    cell: ({ status }) => (
      <Badge tone={TONES[status as keyof typeof TONES]}>{STATES.find(({ value }) => value === status)?.label}</Badge>
    ),
  },
];

function Decide({ update: { id, version, status, title, kind, matchedAt } }: { update: ManagedUpdate }) {
  const fields = { id, version };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {status === "approved" ? null : (
        <ActButton intent="approve-update" fields={fields} label={`Approve ${title}`}>
          Approve
        </ActButton>
      )}
      {status === "suppressed" ? null : (
        <ActButton intent="suppress-update" fields={fields} label={`Suppress ${title}`} variant="ghost">
          Suppress
        </ActButton>
      )}
      {kind === "manual" && !matchedAt ? (
        <ActButton
          intent="remove-update"
          fields={{ id }}
          label={`Remove ${title}`}
          variant="ghost"
          confirm={{
            title: "Remove this update?",
            description: "It cannot be brought back.",
            label: "Remove",
            danger: true,
          }}
        >
          Remove
        </ActButton>
      ) : null}
    </span>
  );
}
