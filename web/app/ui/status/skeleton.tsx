import { cn } from "../foundations/cn";

type SkeletonProps = {
  /** Size classes of the thing it stands for, e.g. "h-10 w-full". */
  className?: string;
};

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cn("block animate-skeleton rounded-chip bg-sunken", className)} />;
}

const WIDTHS = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"] as const;

export function SkeletonText({ lines = 3, label = "Loading" }: { lines?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => WIDTHS[line % WIDTHS.length]).map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity
        <Skeleton key={line} className={cn("h-3.5", width)} />
      ))}
    </div>
  );
}
