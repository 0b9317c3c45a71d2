import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { DELIVERY_TEXT, moment } from "./alert-texts";

export type ShownNotification = {
  id: number;
  recipientEmail: string | null;
  emailSubject: string | null;
  deliveryStatus: string;
  sentAt: Date | string | null;
  errorMessage: string | null;
  mailId: number | null;
};

type Props = { rows: ShownNotification[]; mayRead: boolean };

/** The newest notifications; the mail behind each can be read and sent again. */
export function NotificationTable({ rows, mayRead }: Props) {
  return (
    <DataTable
      caption="Notification history"
      showCaption
      columns={mayRead ? [...COLUMNS, MAIL] : COLUMNS}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={
        <EmptyState title="No notifications yet">Alerts appear here once a law update reaches a reader.</EmptyState>
      }
    />
  );
}

const COLUMNS: Column<ShownNotification>[] = [
  {
    key: "subject",
    header: "Subject",
    rowHeader: true,
    cell: ({ emailSubject, recipientEmail }) => (
      <span className="block max-w-96 wrap-anywhere sm:min-w-40">
        {emailSubject ?? "–"}
        <span className="block text-xs font-normal text-ink-3 sm:hidden">{recipientEmail ?? "Removed"}</span>
      </span>
    ),
  },
  {
    key: "to",
    header: "To",
    hideBelow: "sm",
    cell: ({ recipientEmail }) => <span className="break-all">{recipientEmail ?? "Removed"}</span>,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ deliveryStatus, errorMessage }) => {
      const { label, tone } = DELIVERY_TEXT[deliveryStatus] ?? { label: deliveryStatus, tone: "neutral" as const };
      return (
        <>
          <Badge tone={tone}>{label}</Badge>
          {errorMessage ? <div className="mt-1 max-w-72 text-xs break-words text-ink-3">{errorMessage}</div> : null}
        </>
      );
    },
  },
  { key: "sent", header: "Sent", hideBelow: "sm", cell: ({ sentAt }) => moment(sentAt) },
];

const MAIL: Column<ShownNotification> = {
  key: "mail",
  header: "Mail",
  cell: ({ mailId, emailSubject }) =>
    mailId === null ? (
      <span className="text-ink-3">Not made yet</span>
    ) : (
      <TextLink href={`/admin/outbox/${mailId}`} look="standalone" aria-label={`Open the mail ${emailSubject ?? ""}`}>
        Open
      </TextLink>
    ),
};
