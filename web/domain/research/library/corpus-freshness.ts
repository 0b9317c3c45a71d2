import { replicaPool } from "~/platform/db/pool";

export type CorpusFreshness = {
  laws: number;
  checkedWithin90Days: number;
  checkedWithin180Days: number;
  checkedWithinAYear: number;
  checkedLongerAgo: number;
  withoutDate: number;
  recalled: number;
};

const SQL = `
  select count(*)::int as laws,
    count(*) filter (where age <= 90)::int as "checkedWithin90Days",
    count(*) filter (where age > 90 and age <= 180)::int as "checkedWithin180Days",
    count(*) filter (where age > 180 and age <= 365)::int as "checkedWithinAYear",
    count(*) filter (where age > 365)::int as "checkedLongerAgo",
    count(*) filter (where age is null)::int as "withoutDate",
    count(*) filter (where confidence = 'recalled')::int as recalled
  from (select confidence, $1::date - verified_as_of as age from laws where archived_at is null) as law`;

/** How long ago the records of the corpus were checked against their sources. */
export async function corpusFreshness(at: Date): Promise<CorpusFreshness> {
  const { rows } = await replicaPool().query<CorpusFreshness>(SQL, [at.toISOString().slice(0, 10)]);
  const [row] = rows;
  if (!row) throw new Error("The freshness query gave no row.");
  return row;
}
