import { useEffect, useState } from "react";

const CACHE_KEY = "statewise-place";

/**
 * The visitor's state, asked once per session; silence means that it is not known (the panel then keeps California).
 * Who has chosen a state meanwhile wants none: an answer that comes later is not told.
 */
export function useVisitorState(wanted: boolean): { detecting: boolean; detected: string | null } {
  const [detecting, setDetecting] = useState(false);
  const [detected, setDetected] = useState<string | null>(null);

  useEffect(() => {
    if (!wanted) return;
    const known = sessionStorage.getItem(CACHE_KEY);
    if (known !== null) {
      setDetected(known || null);
      return;
    }
    const stop = new AbortController();
    setDetecting(true);
    askPlace(stop.signal).then((state) => {
      if (stop.signal.aborted) return;
      sessionStorage.setItem(CACHE_KEY, state ?? "");
      setDetected(state);
      setDetecting(false);
    });
    return () => stop.abort();
  }, [wanted]);

  return wanted ? { detecting, detected } : { detecting: false, detected: null };
}

async function askPlace(signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch("/api/geo/location", { signal });
    const place: { state?: string | null } = answer.ok ? await answer.json() : {};
    return place.state ?? null;
  } catch {
    return null;
  }
}
