import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { Page, QuestionRow } from "~/domain/admin";
import { ListPages } from "../list-pages";

const place = ({ city, state }: QuestionRow): string => [city, state].filter(Boolean).join(", ") || "N/A";

const columns: Column<QuestionRow>[] = [
  {
    key: "question",
    header: "Question",
    rowHeader: true,
    cell: (row) => (
      <>
        <span className="block max-w-xl wrap-anywhere">{row.question}</span>
        <span className="block text-xs font-normal text-ink-3 sm:hidden">
          {place(row)}, <Asked row={row} />
        </span>
        {row.lawCount === 0 && row.caseCount === 0 ? <Badge tone="brass">nothing found</Badge> : null}
      </>
    ),
  },
  { key: "place", header: "Location", hideBelow: "sm", cell: place },
  {
    key: "keywords",
    header: "Keywords",
    hideBelow: "md",
    cell: (row) => <span className="block max-w-64 break-words">{row.keywords || "N/A"}</span>,
  },
  {
    key: "created",
    header: "Created",
    hideBelow: "sm",
    cell: (row) => <Asked row={row} />,
  },
];

function Asked({ row: { createdAt } }: { row: QuestionRow }) {
  if (!createdAt) return <>Unknown date</>;
  return (
    <span className="whitespace-nowrap">
      <Moment at={createdAt} />
    </span>
  );
}

type QuestionTableProps = { page: Page<QuestionRow>; isSearch: boolean };

export function QuestionTable({ page, isSearch }: QuestionTableProps) {
  const empty = isSearch ? "No questions match your search criteria." : "No questions have been asked yet.";
  return (
    <DataTable
      caption="Questions"
      columns={columns}
      rows={page.data}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={empty} />}
      footer={<ListPages page={page} noun="questions" />}
    />
  );
}
