import { useSearchParams } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { INTENT } from "~/app/forms/intents";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { SubscriberRow } from "~/domain/admin";
import { ListPages } from "../list-pages";
import { ListSearch } from "../list-search";
import { categoryText, day, readerState } from "./alert-texts";
import { FilterLinks } from "./filter-links";

export const SUBSCRIBERS_PATH = "/admin/subscribers";

const FILTERS = [
  { value: "", label: "All" },
  { value: "active", label: "Active" },
  { value: "waiting", label: "Not confirmed" },
  { value: "inactive", label: "Inactive" },
  { value: "bounced", label: "Bounced" },
];

type Props = {
  page: { data: SubscriberRow[]; nextCursor: string | null; previousCursor: string | null };
  mayWrite: boolean;
};

/** The readers with search, filter and pages in the address. */
export function SubscriberTable({ page, mayWrite }: Props) {
  const [params] = useSearchParams();
  return (
    <section aria-label="Subscribers">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ListSearch path={SUBSCRIBERS_PATH} label="Search subscribers" placeholder="Search by name, email or company" />
        <FilterLinks path={SUBSCRIBERS_PATH} name="filter" label="State" filters={FILTERS} params={params} />
      </div>
      <DataTable
        caption="Email subscribers"
        columns={mayWrite ? [...COLUMNS, ACTIONS] : COLUMNS}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No subscribers match">Change the search or the filter.</EmptyState>}
        footer={<ListPages page={page} noun="subscribers" />}
      />
    </section>
  );
}

const place = ({ jurisdiction, city, places }: SubscriberRow): string => {
  const first = jurisdiction === "FEDERAL" ? "Federal" : jurisdiction === "ALL" ? "Everywhere" : (jurisdiction ?? "–");
  const named = city ? `${first}, ${city}` : first;
  return places > 1 ? `${named} +${places - 1}` : named;
};

const COLUMNS: Column<SubscriberRow>[] = [
  {
    key: "email",
    header: "Subscriber",
    rowHeader: true,
    cell: (row) => (
      <div className="max-w-72 wrap-anywhere sm:min-w-48">
        <div className="font-medium text-ink">
          {[row.firstName, row.lastName].filter(Boolean).join(" ") || row.email}
        </div>
        {row.firstName || row.lastName ? <div className="text-ink-2">{row.email}</div> : null}
        {row.company ? <div className="text-xs text-ink-3">{row.company}</div> : null}
        <div className="mt-1 flex flex-wrap items-center gap-1.5 text-xs font-normal text-ink-3 sm:hidden">
          {place(row)} <State row={row} />
        </div>
      </div>
    ),
  },
  { key: "place", header: "Places", hideBelow: "sm", cell: place },
  {
    key: "categories",
    header: "Categories",
    hideBelow: "md",
    cell: ({ categories }) => <span title={categories.join(", ")}>{categoryText(categories)}</span>,
  },
  { key: "state", header: "State", hideBelow: "sm", cell: (row) => <State row={row} /> },
  { key: "subscribed", header: "Subscribed", hideBelow: "lg", cell: ({ subscribedAt }) => day(subscribedAt) },
  { key: "notified", header: "Last mail", hideBelow: "lg", cell: ({ lastNotified }) => day(lastNotified) },
];

const ACTIONS: Column<SubscriberRow> = {
  key: "act",
  header: "Actions",
  cell: (row) => <Actions row={row} />,
};

function State({ row }: { row: SubscriberRow }) {
  const { label, tone } = readerState(row);
  return <Badge tone={tone}>{label}</Badge>;
}

function MarkBounce({ row }: { row: SubscriberRow }) {
  return (
    <ActButton
      intent={INTENT.markBounce}
      fields={{ id: row.id }}
      label={`Mark as bounced: ${row.email}`}
      confirm={{
        title: "Mark this address as bounced?",
        description: `For a mail to ${row.email} that came back after it had been taken. No more mail is sent there.`,
        label: "Mark",
      }}
    >
      Mark as bounced
    </ActButton>
  );
}

function Actions({ row }: { row: SubscriberRow }) {
  if (row.bouncedAt) {
    return (
      <ActButton
        intent={INTENT.clearBounce}
        fields={{ id: row.id }}
        label={`Clear bounce of ${row.email}`}
        confirm={{
          title: "Send mail to this address again?",
          description: `Mail to ${row.email} came back. Clear this once the mailbox works.`,
          label: "Clear",
        }}
      >
        Clear bounce
      </ActButton>
    );
  }
  if (row.unsubscribedAt) return <span className="text-xs text-ink-3">Left {day(row.unsubscribedAt)}</span>;
  const verb = row.isActive ? "Deactivate" : "Activate";
  return (
    <div className="flex flex-wrap gap-1">
      <ActButton
        intent={INTENT.toggleSubscriber}
        fields={{ id: row.id, isActive: row.isActive ? "false" : "true" }}
        label={`${verb} ${row.email}`}
      >
        {verb}
      </ActButton>
      <MarkBounce row={row} />
    </div>
  );
}
