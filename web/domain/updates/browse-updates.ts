import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { pool } from "~/platform/db/pool";
import { NotFound } from "~/platform/errors";
import { ITEM_COLUMNS, type ItemRow, itemOf, type LawUpdateItem, type UpdateFilter } from "./recent-updates";

export type UpdatePage = { data: LawUpdateItem[]; nextCursor: string | null };

const BROWSE_SQL = `
  select ${ITEM_COLUMNS} from law_updates u
  where u.status = 'approved' and u.timestamp <= $1
    and ($2::text is null or u.jurisdiction = $2) and ($3::text is null or u.category = $3)
    and ($4::text is null or u.risk_level = $4) and ($5::text is null or u.city = $5)
    and ($6::timestamptz is null or (u.timestamp, u.id) < ($6, $7::int))
  order by u.timestamp desc, u.id desc limit $8`;

/** Every approved update, the newest first, by place, subject and weight. */
export async function browseUpdates(
  filter: UpdateFilter,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<UpdatePage> {
  const [before, id] = readCursor(cursor, "number", "number") ?? [];
  const { rows } = await pool().query<ItemRow>({
    name: "updates-browse",
    text: BROWSE_SQL,
    values: [
      now(),
      filter.jurisdiction ?? null,
      filter.category ?? null,
      filter.riskLevel ?? null,
      filter.city ?? null,
      before === undefined ? null : new Date(before),
      id ?? null,
      limit + 1,
    ],
  });
  const { data, nextCursor } = pageOf(rows, limit, ({ timestamp, id: last }) => [timestamp.getTime(), last]);
  return { data: data.map(itemOf), nextCursor };
}

const ONE_SQL = `select ${ITEM_COLUMNS}, u.risk_basis as "riskBasis" from law_updates u where u.status = 'approved' and u.id = $1`;

/** One approved update, with why it has its weight. */
export async function findUpdate(id: number): Promise<LawUpdateItem & { riskBasis: string | null }> {
  const { rows } = await pool().query<ItemRow & { riskBasis: string | null }>(ONE_SQL, [id]);
  const [row] = rows;
  if (!row) throw new NotFound("There is no such update.");
  return { ...itemOf(row), riskBasis: row.riskBasis };
}
