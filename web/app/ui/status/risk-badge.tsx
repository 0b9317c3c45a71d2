import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { cn } from "../foundations/cn";
import { type RiskTone, riskTone } from "./risk-tone";

type RiskBadgeProps = {
  level: string;
  /** "Risk" makes it read "High Risk". */
  suffix?: string;
  size?: "sm" | "md";
  className?: string;
};

const TONE: Record<RiskTone, string> = {
  critical: "bg-critical-soft text-critical",
  high: "bg-high-soft text-high",
  medium: "bg-medium-soft text-medium",
  low: "bg-low-soft text-low",
  other: "bg-sunken text-ink-2",
};

export function RiskBadge({ level, suffix, size = "md", className }: RiskBadgeProps) {
  const tone = riskTone(level);
  const Icon = tone === "low" ? CircleCheck : TriangleAlert;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-full font-semibold whitespace-nowrap",
        size === "sm" ? "px-2 py-px text-2xs" : "px-2.25 py-0.5 text-xs",
        TONE[tone],
        className,
      )}
    >
      {tone === "other" ? null : <Icon size={size === "sm" ? 11 : 13} strokeWidth={2.25} className="shrink-0" />}
      {suffix ? `${level} ${suffix}` : level}
    </span>
  );
}
