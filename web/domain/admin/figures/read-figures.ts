import { pool } from "~/platform/db/pool";
import { log } from "~/platform/log";
import { foldFigures } from "./fold-figures";

export type FigureKey = "customers" | "questions";

/** The days of the figures as they are now: what was folded, and what has been noted since. */
const FIGURES = `
  (select day, key, dimension, value from daily_figures
   union all select day, key, dimension, delta from figure_changes) as figures`;

/** Notes past this number are folded by whoever reads them, in the background. */
const MANY_NOTES = 500;

/** Sums of figures, whole and since a day. Those of money are read by billing, whose rule they follow. */
export async function sumFigures(keys: readonly FigureKey[], since: Date) {
  const { rows } = await pool().query<{ key: FigureKey; total: number; recent: number }>(
    `select key, sum(value)::float8 as total, coalesce(sum(value) filter (where day >= $2::date), 0)::float8 as recent
     from ${FIGURES} where key = any($1) group by key`,
    [keys, since.toISOString().slice(0, 10)],
  );
  foldLater();
  const zero = { total: 0, recent: 0 };
  return (key: FigureKey) => rows.find((row) => row.key === key) ?? zero;
}

export type FigureUnit = "day" | "month";

/** Figures by day or month since a day, by what they are about (plan) when asked. */
export async function figuresBy(unit: FigureUnit, keys: readonly FigureKey[], since: Date) {
  const { rows } = await pool().query<{ period: string; key: FigureKey; dimension: string; value: number }>(
    `select to_char(date_trunc($1, day), 'YYYY-MM-DD') as period, key, dimension, sum(value)::float8 as value
     from ${FIGURES} where key = any($2) and day >= $3::date group by 1, 2, 3 order by 1`,
    [unit, keys, since.toISOString().slice(0, 10)],
  );
  return rows;
}

function foldLater(): void {
  pool()
    .query<{ many: boolean }>("select exists (select 1 from figure_changes offset $1) as many", [MANY_NOTES])
    .then(({ rows }) => (rows[0]?.many ? foldFigures() : 0))
    .catch((error) => log().warn({ err: error }, "figures were not folded"));
}
