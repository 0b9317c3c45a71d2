import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Loads the page's data again while somebody looks at it; null: nothing is going on. The pause begins with the answer: a
 * server that takes longer than the pause would otherwise be asked anew before it has said anything.
 */
export function useLookAgain(everyMs: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (everyMs === null || state !== "idle") return;
    const timer = setInterval(() => document.hidden || revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, revalidate, state]);
}
