import type { PoolClient } from "pg";
import type { CorpusFiles } from "../corpus/read-files";
import type { WageRate, WagesFile } from "../corpus/schema/wages-file";

type Row = {
  jurisdiction: string;
  code: string | null;
  kind: string;
  condition: string | null;
  amount_cents: number | null;
  effective_from: string;
  source: string | null;
  source_url: string | null;
  confidence: string;
};

/** The dated wages of the federation, the states and the places, and those that an editor set since. */
export async function storeWages(client: PoolClient, { wages }: CorpusFiles): Promise<void> {
  await client.query("delete from minimum_wages");
  await client.query(
    `insert into minimum_wages (jurisdiction, city_id, kind, condition, amount_cents, effective_from, source, source_url, confidence)
     select w.jurisdiction, cities.id, w.kind, w.condition, w.amount_cents, w.effective_from, w.source, w.source_url, w.confidence
     from jsonb_to_recordset($1::jsonb) as w(jurisdiction text, code text, kind text, condition text, amount_cents int,
          effective_from date, source text, source_url text, confidence text)
     left join cities on cities.state_code = w.jurisdiction and cities.code = w.code
     where w.code is null or cities.id is not null`,
    [JSON.stringify(wages ? rowsOf(wages.value) : [])],
  );
  await client.query(`${EDITED_WAGES_SQL} and laws.operator_edited_at is not null`);
}

function rowsOf(file: WagesFile): Row[] {
  const { federal, states, locals } = file;
  return [
    ...placeRows(file, "FEDERAL", null, federal),
    ...states.flatMap((one) => placeRows(file, one.state, null, one)),
    ...locals.flatMap((one) => one.codes.flatMap((code) => placeRows(file, one.state, code, one))),
  ];
}

function placeRows(
  { sources }: WagesFile,
  jurisdiction: string,
  code: string | null,
  { rates, groups }: WagesFile["federal"],
): Row[] {
  const row = (kind: string, condition: string | null, amount: number | null, rate: WageRate): Row => ({
    jurisdiction,
    code,
    kind,
    condition,
    // A change that is known without its figure ends the rate before it.
    amount_cents: amount === null ? null : Math.round(amount * 100),
    effective_from: rate.from,
    source: sources[rate.source]?.title ?? null,
    source_url: sources[rate.source]?.url ?? null,
    confidence: rate.level,
  });
  return [
    ...rates.map((rate) => row("standard", null, rate.rate, rate)),
    ...rates.flatMap((rate) =>
      rate.tipped === undefined ? [] : [row("tipped", "Tipped employees", rate.tipped, rate)],
    ),
    ...groups.flatMap(({ kind, who, rates: own }) => own.map((rate) => row(kind, who, rate.rate, rate))),
  ];
}

/** What an editor wrote into a minimum-wage law in service stands beside the dated wages of the files, from its own day on. */
export const EDITED_WAGES_SQL = `
   insert into minimum_wages (jurisdiction, city_id, kind, amount_cents, effective_from, source, confidence, law_id)
   select laws.jurisdiction, cities.id, 'standard', rate.amount_cents::int,
          coalesce(since.text_value::date, laws.effective_date, laws.verified_as_of),
          laws.sources->0->>'title', rate.confidence, laws.id
   from laws
   join topics on topics.slug = 'min_wage'
   join law_figures rate on rate.law_id = laws.id and rate.topic_id = topics.id and rate.key = 'rate'
   left join law_figures since on since.law_id = laws.id and since.topic_id = topics.id and since.key = 'rateFrom'
   left join cities on cities.state_code = laws.jurisdiction and cities.code = laws.city
   where laws.archived_at is null and rate.amount_cents is not null`;
