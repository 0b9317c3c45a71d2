import { useRef, useState } from "react";

/** A place in a list that keys move, held within its ends; two moves of one chunk add up. */
export function usePlace(length: number, page: number) {
  const [, redraw] = useState(0);
  const at = useRef(0);
  at.current = Math.max(0, Math.min(length - 1, at.current));
  const moveTo = (to: number) => {
    at.current = Math.max(0, Math.min(length - 1, to));
    redraw((count) => count + 1);
  };
  /** Moves when the key is one that moves. */
  const onKey = (key: string): boolean => {
    const step = { down: 1, j: 1, up: -1, k: -1, pageDown: page, " ": page, pageUp: -page, b: -page }[key];
    if (step !== undefined) moveTo(at.current + step);
    else if (key === "g" || key === "home") moveTo(0);
    else if (key === "G" || key === "end") moveTo(length - 1);
    else return false;
    return true;
  };
  return { at, place: at.current, onKey, moveTo };
}
