import { cn } from "../foundations/cn";

type SpinnerProps = { size?: number; label?: string; className?: string };

/** Stays invisible for the first 150 ms. With a label it is also announced. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className={cn("inline-flex items-center gap-2 animate-late", className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className="animate-spin"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" />
      </svg>
      {label ? <span>{label}</span> : null}
    </span>
  );
}
