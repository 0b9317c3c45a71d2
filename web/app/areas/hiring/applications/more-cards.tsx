import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import type { ApplicationRow, Board, BoardColumn } from "~/domain/hiring/recruiting";

type Placed = ApplicationRow & { column: string };
type MoreCardsProps = { board: Board; cards: Placed[]; onMore: (cards: Placed[]) => void };

/** Columns that hold more cards than are shown, each with a button for its next ones. */
export function MoreCards({ board, onMore }: MoreCardsProps) {
  const long = board.columns.filter(({ nextCursor }) => nextCursor);
  if (long.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {long.map((column) => (
        <MoreOfColumn key={column.id} jobId={board.jobId} column={column} onMore={onMore} />
      ))}
    </div>
  );
}

function MoreOfColumn({
  jobId,
  column,
  onMore,
}: {
  jobId: number;
  column: BoardColumn;
  onMore: MoreCardsProps["onMore"];
}) {
  const fetcher = useFetcher<{ cards: ApplicationRow[]; nextCursor: string | null }>();
  const [cursor, setCursor] = useState(column.nextCursor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is news once
  useEffect(() => {
    if (!fetcher.data) return;
    onMore(fetcher.data.cards.map((card) => ({ ...card, column: column.id })));
    setCursor(fetcher.data.nextCursor);
  }, [fetcher.data]);
  if (!cursor) return null;
  const query = new URLSearchParams({ job: String(jobId), stage: String(column.stageId), cursor });
  return (
    <Button
      size="sm"
      loading={fetcher.state !== "idle"}
      onClick={() => fetcher.load(`/ats/applications/column?${query}`)}
    >
      More in {column.title}
    </Button>
  );
}
