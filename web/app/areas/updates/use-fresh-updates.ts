import { useEffect, useState } from "react";
import type { RecentUpdates } from "~/domain/updates";

const POLL_MS = 60_000;
const STALE_MS = 30_000;

/** As the page brought them, with the time by the server's clock. */
export type FirstUpdates = RecentUpdates & { nowMs: number };

/** The updates of the page, asked for again each minute while it is seen, and at once when it is seen again after a while. */
export function useFreshUpdates(first: FirstUpdates): { recent: RecentUpdates; nowMs: number } {
  const [recent, setRecent] = useState<RecentUpdates>(first);
  const [nowMs, setNowMs] = useState(first.nowMs);
  useEffect(() => setRecent(first), [first]);
  useEffect(() => {
    let askedAt = Date.now();
    setNowMs(askedAt);
    const ask = async () => {
      if (document.hidden) return;
      askedAt = Date.now();
      setNowMs(askedAt);
      try {
        const answer = await fetch("/api/law-updates");
        if (answer.ok) setRecent((await answer.json()) as RecentUpdates);
      } catch {
        // Without a network the last state stays; the next minute asks again.
      }
    };
    const seen = () => {
      if (Date.now() - askedAt > STALE_MS) void ask();
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
  return { recent, nowMs };
}
