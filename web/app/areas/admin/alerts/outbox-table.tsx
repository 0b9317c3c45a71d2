import { useSearchParams } from "@remix-run/react";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { ListPages } from "../list-pages";
import { ListSearch } from "../list-search";
import { MAIL_STATE_TEXT, moment } from "./alert-texts";
import { FilterLinks } from "./filter-links";

export const OUTBOX_PATH = "/admin/outbox";

export type ShownMail = {
  id: string;
  to: string;
  template: string;
  subject: string;
  state: string;
  attempts: number;
  createdAt: Date | string;
  nextAttemptAt: Date | string | null;
  sentAt: Date | string | null;
  lastError: string | null;
};

type Props = {
  page: { data: ShownMail[]; nextCursor: string | null; previousCursor: string | null };
  totals: Record<string, number>;
};

/** Every mail of the product on its way out, by state. */
export function OutboxTable({ page, totals }: Props) {
  const [params] = useSearchParams();
  const filters = Object.entries(totals).map(([state, count]) => ({
    value: state,
    label: `${MAIL_STATE_TEXT[state]?.label ?? state} ${count.toLocaleString("en-US")}`,
  }));
  return (
    <section aria-label="Outbox">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ListSearch path={OUTBOX_PATH} label="Search by address" placeholder="Address begins with" />
        <FilterLinks
          path={OUTBOX_PATH}
          name="state"
          label="State"
          filters={[{ value: "", label: "All" }, ...filters]}
          params={params}
        />
      </div>
      <DataTable
        caption="Outgoing mail"
        columns={COLUMNS}
        rows={page.data}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No mail matches">Change the search or the state.</EmptyState>}
        footer={<ListPages page={page} noun="mails" />}
      />
    </section>
  );
}

const COLUMNS: Column<ShownMail>[] = [
  {
    key: "subject",
    header: "Subject",
    rowHeader: true,
    cell: ({ id, subject, template, to }) => (
      <div className="min-w-40 max-w-96 break-words">
        <TextLink href={`${OUTBOX_PATH}/${id}`} look="standalone">
          {subject || template}
        </TextLink>
        <div className="text-xs text-ink-3">{template}</div>
        <div className="text-xs wrap-anywhere text-ink-3 sm:hidden">{to}</div>
      </div>
    ),
  },
  { key: "to", header: "To", hideBelow: "sm", cell: ({ to }) => <span className="break-all">{to}</span> },
  {
    key: "state",
    header: "State",
    cell: ({ state, attempts, nextAttemptAt, lastError }) => {
      const { label, tone } = MAIL_STATE_TEXT[state] ?? { label: state, tone: "neutral" as const };
      return (
        <div className="max-w-80">
          <Badge tone={tone}>{label}</Badge>
          {state === "failed" ? (
            <div className="mt-1 text-xs text-ink-3">
              {attempts} {attempts === 1 ? "attempt" : "attempts"}, next {moment(nextAttemptAt)}
            </div>
          ) : null}
          {lastError ? <div className="mt-1 text-xs break-words text-ink-3">{lastError}</div> : null}
        </div>
      );
    },
  },
  { key: "created", header: "Made", hideBelow: "md", cell: ({ createdAt }) => moment(createdAt) },
  { key: "sent", header: "Sent", hideBelow: "md", cell: ({ sentAt }) => moment(sentAt) },
];
