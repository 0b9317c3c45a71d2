import { today } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";

export type ComingChange = { id: string; title: string; jurisdiction: string; day: string };

const SQL = `
  select id::text, title, jurisdiction, to_char(effective_date, 'YYYY-MM-DD') as day from law_updates
  where status = 'approved' and effective_date >= $1::date and jurisdiction = any($2::text[])
  order by effective_date, id limit $3`;

/** What takes effect next in these places (state codes or FEDERAL), the nearest day first. */
export const upcomingChanges = (places: string[], most: number): Promise<ComingChange[]> =>
  queryPrepared<ComingChange>("upcoming-changes", SQL, [today(), places, most]);
