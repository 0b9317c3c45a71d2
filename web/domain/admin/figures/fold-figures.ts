import { db } from "~/platform/db/client";

const LOCK = 7_301_108;
const AT_ONCE = 20_000;

/**
 * Adds what the triggers noted to the daily figures and takes the notes away, in one statement: a reader sees the sum
 * before or after, never half of it. Answers how many notes there were.
 */
export async function foldFigures(): Promise<number> {
  return db().$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as ours`;
    if (!lock?.ours) return 0;
    const [folded] = await tx.$queryRaw<{ count: number }[]>`
      with taken as (
        delete from figure_changes where id in (select id from figure_changes order by id limit ${AT_ONCE})
        returning day, key, dimension, delta
      ), kept as (
        insert into daily_figures (day, key, dimension, value, updated_at)
        select day, key, dimension, sum(delta), now() from taken group by 1, 2, 3
        on conflict (day, key, dimension) do update set value = daily_figures.value + excluded.value, updated_at = now()
      )
      select count(*)::int as count from taken`;
    return folded?.count ?? 0;
  });
}
