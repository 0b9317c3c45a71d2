import type { EeoCount } from "./count-heads";
import { EEO_CATEGORIES, EEO_CATEGORY_KEYS, EEO_COLUMNS, type EeoCategory } from "./eeo-words";
import { columnSums, type Figure, type FigureRow, hideSmall } from "./hide-small";

export type EeoTable = {
  columns: { race: string; sex: string }[];
  rows: { category: EeoCategory; label: string; heads: Figure[]; total: Figure }[];
  totals: Figure[];
  total: Figure;
  /** Who works here and has no place in the table. */
  apart: { withoutCategory: Figure; withoutAnswer: Figure; nonBinary: Figure };
};

/** Sums as they are, or those that tell of nobody singly. */
export type Care = "exact" | "small_hidden";

/** The report's table of these counts. */
export function eeoTable(counts: readonly EeoCount[], care: Care): EeoTable {
  const hide = care === "exact" ? asTheyAre : hideSmall;
  const sum = (test: (count: EeoCount) => boolean) =>
    counts.reduce((heads, count) => heads + (test(count) ? count.heads : 0), 0);
  const figures = EEO_CATEGORY_KEYS.map((category) =>
    hide(
      EEO_COLUMNS.map(({ race, sex }) =>
        sum((one) => one.category === category && one.race === race && one.sex === sex),
      ),
    ),
  );
  const isSaid = ({ race, sex }: EeoCount) => race !== null && sex !== null;
  const { cells: apart } = hide([
    sum(({ category }) => category === null),
    sum((one) => one.category !== null && !isSaid(one)),
    sum((one) => one.category !== null && isSaid(one) && one.sex === "Non-binary"),
  ]);
  const [withoutCategory = null, withoutAnswer = null, nonBinary = null] = apart;
  return {
    columns: EEO_COLUMNS.map((column) => ({ ...column })),
    rows: EEO_CATEGORY_KEYS.map((category, at) => ({
      ...{ category, label: EEO_CATEGORIES[category] },
      ...{ heads: figures[at]?.cells ?? [], total: figures[at]?.total ?? null },
    })),
    totals: columnSums(figures),
    total: columnSums(figures.map(({ total }) => ({ cells: [total], total })))[0] ?? null,
    apart: { withoutCategory, withoutAnswer, nonBinary },
  };
}

const asTheyAre = (cells: readonly number[]): FigureRow => ({
  cells: [...cells],
  total: cells.reduce((sum, cell) => sum + cell, 0),
});
