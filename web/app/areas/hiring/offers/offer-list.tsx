import { addressWith } from "~/app/links/address-with";
import { TextLink } from "~/app/ui/actions/text-link";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Moment } from "~/app/ui/foundations/moment";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { ApplicationTabs } from "../applications/application-tabs";
import { StatusBadge } from "../status-badge";
import { payText } from "./offer-intents";

type Row = {
  id: number;
  status: string;
  title: string;
  candidateName: string;
  jobTitle: string;
  salaryAmount: number;
  salaryType: string;
  deadlineDay: string | null;
};

type OfferListProps = { rows: Row[]; nextCursor: string | null; status: string | null; search: string };

const STATES = [
  "draft",
  "pending_approval",
  "approved",
  "sent",
  "viewed",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
];
const wordsOf = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll("_", " ");

const COLUMNS: Column<Row>[] = [
  {
    key: "candidate",
    header: "Candidate",
    rowHeader: true,
    cell: ({ id, candidateName, jobTitle }) => (
      <span className="break-words">
        <TextLink href={`/ats/offers/${id}`}>{candidateName}</TextLink>
        <span className="block text-xs font-normal text-ink-2">{jobTitle}</span>
      </span>
    ),
  },
  { key: "title", header: "Offer", hideBelow: "sm", cell: ({ title }) => title },
  { key: "pay", header: "Pay", hideBelow: "sm", cell: payText },
  {
    key: "deadline",
    header: "Answer by",
    cell: ({ deadlineDay }) => (deadlineDay ? <Moment at={new Date(deadlineDay)} /> : "–"),
  },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The offers that this member may see, the newest first. */
export function OfferList({ rows, nextCursor, status, search }: OfferListProps) {
  const href = (changes: Record<string, string | null>) => addressWith(search, { cursor: null, ...changes });
  return (
    <>
      <ApplicationTabs />
      <h2 className="mt-4 mb-4 font-serif text-xl font-semibold">Offers</h2>
      <div className="mb-4">
        <FilterChips
          label="Status"
          chips={STATES.map((one) => ({
            label: wordsOf(one),
            on: status === one,
            href: href({ status: status === one ? null : one }),
          }))}
        />
      </div>
      <DataTable
        caption="Offers"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No offers yet">An offer is made from an application.</EmptyState>}
        footer={
          nextCursor ? (
            <Pagination summary={`${rows.length} shown`} nextHref={href({ cursor: nextCursor })} />
          ) : undefined
        }
      />
    </>
  );
}
