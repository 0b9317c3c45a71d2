const DOTS = [1, 2, 3, 4, 5] as const;

type RelevanceDotsProps = { value: number; label?: string };

export function RelevanceDots({ value, label = "Relevance" }: RelevanceDotsProps) {
  const filled = Math.min(5, Math.max(0, Math.round(value)));
  return (
    <span role="img" aria-label={`${label}: ${filled} of 5`} className="inline-flex items-center gap-1">
      {DOTS.map((dot) => (
        <span
          key={dot}
          className={`size-2 rounded-full ${dot <= filled ? "bg-action-solid" : "border border-line-control"}`}
        />
      ))}
    </span>
  );
}
