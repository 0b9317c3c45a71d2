import type { ReactNode } from "react";
import { Link } from "../actions/link";
import { cn } from "../foundations/cn";

type StatCardProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Makes the whole card lead there. */
  href?: string;
  align?: "start" | "center";
  tone?: "plain" | "critical" | "high" | "medium" | "low";
};

const TONE = {
  plain: "border-line bg-card text-ink",
  critical: "border-transparent bg-critical-soft text-critical",
  high: "border-transparent bg-high-soft text-high",
  medium: "border-transparent bg-medium-soft text-medium",
  low: "border-transparent bg-low-soft text-low",
};

export function StatCard({ label, value, hint, icon, href, align = "start", tone = "plain" }: StatCardProps) {
  const plain = tone === "plain";
  return (
    <div
      className={cn(
        "relative flex min-w-0 rounded-card border",
        align === "center" ? "flex-col-reverse justify-end px-1.5 py-2.5 text-center" : "flex-col px-4 py-3.5",
        TONE[tone],
        href && "hover:border-ink-3",
      )}
    >
      <div
        className={cn(
          "font-medium",
          align === "center" ? "text-2xs" : "flex items-center gap-2 text-sm",
          plain && "text-ink-2",
        )}
      >
        {icon}
        {href ? (
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </div>
      <div className="text-xl font-semibold">{value}</div>
      {hint ? <div className={cn("mt-0.5 text-xs", plain && "text-ink-3")}>{hint}</div> : null}
    </div>
  );
}
