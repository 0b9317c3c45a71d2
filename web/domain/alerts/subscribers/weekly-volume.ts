import { after, DAY_MS, now } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";

const WEEKS = 8;
const WEEK_MS = 7 * DAY_MS;

export type UpdateCount = { jurisdiction: string; city: string | null; category: string; count: number };
/** How many updates there were lately, by place and subject, over so many weeks. */
export type UpdateVolume = { weeks: number; counts: UpdateCount[] };

const COUNT_SQL = `
  select jurisdiction, city, category, count(*)::int as count, min(timestamp) as since
  from law_updates where status = 'approved' and timestamp > $1 and timestamp <= $2
  group by jurisdiction, city, category order by jurisdiction, city, category limit 2000`;

/** What the form needs to say how many mails a choice means before somebody subscribes. */
export async function updateVolume(): Promise<UpdateVolume> {
  const at = now();
  const values = [after(at, -WEEKS * WEEK_MS), at];
  const rows = await queryPrepared<UpdateCount & { since: Date }>("alert-volume", COUNT_SQL, values);
  const first = Math.min(at.getTime(), ...rows.map(({ since }) => since.getTime()));
  // A short history is not stretched: three updates of today are not twenty-one a week.
  const weeks = Math.max(1, Math.min(WEEKS, (at.getTime() - first) / WEEK_MS));
  return { weeks, counts: rows.map(({ since: _, ...count }) => count) };
}
