import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Flight, KanbanColumn, KanbanMove } from "./kanban-types";

const DRAG_THRESHOLD_PX = 5;

type Lift = { cardId: string; title: string; from: string };

/** Moves by keyboard (space, arrows, space or escape) and by pointer, with one announcement for each step. */
export function useKanbanFlight(columns: ReadonlyArray<KanbanColumn>, onMove: (move: KanbanMove) => void) {
  const [flight, setFlight] = useState<Flight | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const start = useRef<{ x: number; y: number } | null>(null);

  const titleOf = (columnId: string) => columns.find((column) => column.id === columnId)?.title ?? columnId;
  const land = (done: Flight) => {
    setFlight(null);
    if (done.over === done.from) return setAnnouncement(`${done.title} stays in ${titleOf(done.from)}.`);
    setAnnouncement(`${done.title} moved to ${titleOf(done.over)}.`);
    onMove({ cardId: done.cardId, from: done.from, to: done.over });
  };
  const cancel = (dropped: Flight) => {
    setFlight(null);
    setAnnouncement(`Move cancelled. ${dropped.title} stays in ${titleOf(dropped.from)}.`);
  };
  const shift = (by: 1 | -1, now: Flight) => {
    const index = columns.findIndex((column) => column.id === now.over) + by;
    const next = columns[index];
    if (!next) return;
    setFlight({ ...now, over: next.id });
    setAnnouncement(`Over ${next.title}, column ${index + 1} of ${columns.length}.`);
  };

  const onKeyDown = (event: KeyboardEvent, lift: Lift) => {
    const held = flight?.cardId === lift.cardId ? flight : null;
    const act = keyAction(event.key, held !== null);
    if (!act) return;
    event.preventDefault();
    if (act === "lift") {
      setFlight({ ...lift, over: lift.from, by: "keyboard" });
      setAnnouncement(`Picked up ${lift.title} from ${titleOf(lift.from)}. Left and right choose the column.`);
    }
    if (!held) return;
    if (act === "drop") land(held);
    if (act === "cancel") cancel(held);
    if (act === "left") shift(-1, held);
    if (act === "right") shift(1, held);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>, lift: Lift) => {
    if (!start.current) return;
    const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (!flight && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
    carry(event.currentTarget, dx, dy);
    const over = columnAt(event.clientX, event.clientY) ?? flight?.over ?? lift.from;
    setFlight({ ...lift, over, by: "pointer" });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    carry(event.currentTarget, 0, 0);
    if (flight?.by !== "pointer") return;
    if (event.type === "pointercancel") cancel(flight);
    else land(flight);
  };
  const onBlur = () => {
    if (flight?.by === "keyboard") cancel(flight);
  };
  return { flight, announcement, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onBlur };
}

function keyAction(key: string, held: boolean): "lift" | "drop" | "cancel" | "left" | "right" | null {
  if (key === " " || key === "Enter") return held ? "drop" : "lift";
  if (!held) return null;
  if (key === "Escape") return "cancel";
  if (key === "ArrowLeft") return "left";
  return key === "ArrowRight" ? "right" : null;
}

// Through the DOM, not through props: sixty renders a second would be waste, and style attributes are not ours to send.
function carry(grip: HTMLElement, dx: number, dy: number): void {
  const card = grip.closest<HTMLElement>("[data-kanban-card]");
  if (card) card.style.transform = dx || dy ? `translate(${dx}px, ${dy}px) rotate(1deg)` : "";
}

// Asks the columns themselves: the carried card lies under the pointer too, and its ancestors are those it came from.
function columnAt(x: number, y: number): string | undefined {
  const column = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-kanban-column"));
  return column?.getAttribute("data-kanban-column") ?? undefined;
}
