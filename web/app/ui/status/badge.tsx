import type { ReactNode } from "react";
import { cn } from "../foundations/cn";

export type BadgeTone = "neutral" | "action" | "brass" | "success" | "danger" | "ink";

const TONE: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-2",
  action: "bg-action-soft text-action",
  brass: "bg-brass-soft text-brass",
  success: "bg-low-soft text-low",
  danger: "bg-critical-soft text-critical",
  ink: "bg-ink text-on-ink",
};

type BadgeProps = {
  children: ReactNode;
  tone?: BadgeTone;
  shape?: "pill" | "chip";
  icon?: ReactNode;
  className?: string;
};

/** "pill" for states, "chip" for short codes such as a jurisdiction or a source number. */
export function Badge({ children, tone = "neutral", shape = "pill", icon, className }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 font-sans font-semibold whitespace-nowrap",
        shape === "pill" ? "rounded-full px-2.25 py-0.5 text-xs" : "rounded-chip px-1.75 py-px text-2xs tracking-wide",
        TONE[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
