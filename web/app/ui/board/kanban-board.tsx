import { useEffect, useId, useRef } from "react";
import { cn } from "../foundations/cn";
import { ScrollRegion } from "../foundations/scroll-region";
import { KanbanCard } from "./kanban-card";
import type { KanbanMove, KanbanSource } from "./kanban-types";
import { useKanbanFlight } from "./use-kanban-flight";

type KanbanBoardProps<Card> = KanbanSource<Card> & { label: string; emptyText?: string };

export function KanbanBoard<Card>({
  label,
  emptyText = "No cards",
  columns,
  cards,
  onMove,
  ...read
}: KanbanBoardProps<Card>) {
  const hintId = useId();
  const board = useRef<HTMLElement>(null);
  const follow = useRef<string | null>(null);
  const moveAndFollow = (move: KanbanMove) => {
    follow.current = move.cardId;
    onMove(move);
  };
  const moves = useKanbanFlight(columns, moveAndFollow);

  // The card is a new element in its new column: the focus goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cards have changed places
  useEffect(() => {
    if (!follow.current) return;
    const card = board.current?.querySelector(`[data-kanban-card="${CSS.escape(follow.current)}"]`);
    card?.querySelector("button")?.focus();
    follow.current = null;
  }, [cards]);

  return (
    <ScrollRegion ref={board} label={label} className="flex gap-3 rounded-card pb-2">
      <p id={hintId} className="sr-only">
        Space picks the card up, left and right choose the column, space drops it, escape cancels.
      </p>
      {columns.map((column) => {
        const here = cards.filter((card) => read.columnOf(card) === column.id);
        const target = moves.flight?.over === column.id;
        return (
          <div
            key={column.id}
            data-kanban-column={column.id}
            className={cn(
              "flex w-64 shrink-0 grow flex-col rounded-card border p-2",
              target ? "border-action bg-action-soft" : "border-transparent bg-sunken",
            )}
          >
            <h3 className="flex items-center justify-between px-1.5 pt-1 pb-2.5 text-sm font-semibold text-ink">
              {column.title}
              <span className="font-medium text-ink-2">{here.length}</span>
            </h3>
            {here.length === 0 ? <p className="px-1.5 pb-2 text-xs text-ink-2">{emptyText}</p> : null}
            <ul aria-label={column.title} className="flex min-h-16 flex-1 flex-col gap-2">
              {here.map((card) => {
                const lift = { cardId: read.cardId(card), title: read.cardTitle(card), from: column.id };
                return (
                  <KanbanCard
                    key={lift.cardId}
                    lift={lift}
                    columns={columns}
                    hintId={hintId}
                    moves={moves}
                    onMoveTo={(to) => moveAndFollow({ cardId: lift.cardId, from: column.id, to })}
                  >
                    {read.renderCard(card)}
                  </KanbanCard>
                );
              })}
            </ul>
          </div>
        );
      })}
      <span role="status" className="sr-only">
        {moves.announcement}
      </span>
    </ScrollRegion>
  );
}
