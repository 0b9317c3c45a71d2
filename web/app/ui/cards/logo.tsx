import { cn } from "../foundations/cn";

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 font-serif text-[1.3125rem] leading-none font-semibold tracking-tight text-ink",
        className,
      )}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
        <rect width="24" height="24" rx="6.5" className="fill-ink" />
        <text x="12" y="16.6" textAnchor="middle" fontSize="14.5" fontWeight="600" className="fill-on-ink font-serif">
          S
        </text>
      </svg>
      Statewise
    </span>
  );
}
