import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button";
import { Menu, MenuItem } from "../actions/menu";
import { cn } from "../foundations/cn";
import type { KanbanColumn } from "./kanban-types";
import type { useKanbanFlight } from "./use-kanban-flight";

type KanbanCardProps = {
  lift: { cardId: string; title: string; from: string };
  columns: ReadonlyArray<KanbanColumn>;
  hintId: string;
  moves: ReturnType<typeof useKanbanFlight>;
  onMoveTo: (columnId: string) => void;
  children: ReactNode;
};

export function KanbanCard({ lift, columns, hintId, moves, onMoveTo, children }: KanbanCardProps) {
  const held = moves.flight?.cardId === lift.cardId;
  return (
    <li
      data-kanban-card={lift.cardId}
      className={cn(
        "flex items-start gap-1 rounded-card border bg-card py-2 pr-1.5 pl-0.5 text-sm",
        held ? "relative z-10 border-action shadow-overlay" : "border-line",
      )}
    >
      <button
        type="button"
        aria-label={`Move ${lift.title}`}
        aria-describedby={hintId}
        aria-pressed={held}
        className="grid min-h-7 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-chip text-ink-3 hover:text-ink active:cursor-grabbing"
        onKeyDown={(event) => moves.onKeyDown(event, lift)}
        onPointerDown={moves.onPointerDown}
        onPointerMove={(event) => moves.onPointerMove(event, lift)}
        onPointerUp={moves.onPointerUp}
        onPointerCancel={moves.onPointerUp}
        onBlur={moves.onBlur}
      >
        <GripVertical size={15} />
      </button>
      <div className="min-w-0 flex-1 py-0.5">{children}</div>
      {/* Dragging always needs a way without dragging. */}
      <Menu
        heading="Move to"
        trigger={<IconButton label={`Choose a column for ${lift.title}`} icon={<ArrowLeftRight size={14} />} />}
      >
        {columns.map((column) => (
          <MenuItem key={column.id} disabled={column.id === lift.from} onSelect={() => onMoveTo(column.id)}>
            {column.title}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
