import { now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { ITEM_COLUMNS, type ItemRow, itemOf, type LawUpdateItem } from "./recent-updates";

const MOST = 5;

const SQL = `
  select ${ITEM_COLUMNS} from law_updates u
  where u.status = 'approved' and u.timestamp <= $3
    and coalesce(u.published_on, u.timestamp::date) > $2::date
    and exists (select 1 from law_update_laws t join laws l on l.id = t.law_id where t.law_update_id = u.id and l.slug = $1)
  order by u.timestamp desc, u.id desc limit ${MOST}`;

/** What was approved of one law since a day, the newest first. */
export async function changesOfLaw(slug: string, since: string): Promise<LawUpdateItem[]> {
  const { rows } = await pool().query<ItemRow>(SQL, [slug, since, now()]);
  return rows.map(itemOf);
}
