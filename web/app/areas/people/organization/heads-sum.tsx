type HeadsSumProps = { units: { headCount: number }[]; total: number; word: "department" | "place" };

/** How the numbers of the cards make the number of the overview: who belongs to none is said. */
export function HeadsSum({ units, total, word }: HeadsSumProps) {
  const within = units.reduce((sum, { headCount }) => sum + headCount, 0);
  const rest = total - within;
  return (
    <p className="text-sm text-ink-2">
      {total} {total === 1 ? "employee works" : "employees work"} here today
      {rest > 0 ? `: ${within} in these ${word}s, ${rest} in no ${word}` : ""}. Who starts later is not counted yet.
    </p>
  );
}
