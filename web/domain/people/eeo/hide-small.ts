/** Sums of fewer people than this tell who somebody is. */
export const LEAST_SHOWN = 5;

export type Figure = number | null;
export type FigureRow = { cells: Figure[]; total: Figure };

/**
 * The figures of a row of which none tells about fewer than five people: those under five are hidden, and so many of the next
 * smallest that what is hidden is five people or more, since the total less what is shown would tell it.
 */
export function hideSmall(cells: readonly number[]): FigureRow {
  const total = cells.reduce((sum, cell) => sum + cell, 0);
  if (total < LEAST_SHOWN) return { cells: cells.map(() => null), total: null };
  const hidden = new Set(cells.flatMap((cell, at) => (cell < LEAST_SHOWN ? [at] : [])));
  const hiddenSum = () => [...hidden].reduce((sum, at) => sum + (cells[at] ?? 0), 0);
  const byHeads = cells.map((cell, at) => ({ cell, at })).sort((a, b) => a.cell - b.cell);
  for (const { at } of byHeads) {
    if (hiddenSum() === 0 || (hiddenSum() >= LEAST_SHOWN && hidden.size > 1)) break;
    hidden.add(at);
  }
  return { cells: cells.map((cell, at) => (hidden.has(at) ? null : cell)), total };
}

/** Of a column only what nothing is hidden in; of one with gaps the sum would tell them. */
export function columnSums(rows: readonly FigureRow[]): Figure[] {
  const columns = rows[0]?.cells.map((_, at) => rows.map(({ cells }) => cells[at] ?? null)) ?? [];
  return columns.map((column) =>
    column.includes(null) ? null : column.reduce<number>((sum, cell) => sum + (cell ?? 0), 0),
  );
}
