import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Badge } from "~/app/ui/status/badge";
import { remainingTime } from "./remaining-time";

const PLAN_LABELS: Record<string, string> = { trial: "Free Trial", daily: "Day Pass", monthly: "Monthly" };

type AccessCountdownProps = { level: string; expiresAt: string; serverTime: string };

/** Time left, by the server's clock: the browser's own may be wrong, so only the time that passed here is taken from it. */
export function AccessCountdown({ level, expiresAt, serverTime }: AccessCountdownProps) {
  const total = Date.parse(expiresAt) - Date.parse(serverTime);
  const [left, setLeft] = useState(total);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const started = performance.now();
    setLeft(total);
    const timer = setInterval(() => {
      const now = total - (performance.now() - started);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      revalidate();
    }, 1000);
    return () => clearInterval(timer);
  }, [total, revalidate]);

  const expired = left <= 0;
  const tone = expired ? "danger" : level === "trial" ? "brass" : "success";
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-ink-2 tabular-nums">
      <span className="sr-only">Access: </span>
      <Badge tone={tone}>{PLAN_LABELS[level] ?? "Full access"}</Badge>
      <span role="timer" aria-live="off">
        {remainingTime(left)}
      </span>
    </p>
  );
}
