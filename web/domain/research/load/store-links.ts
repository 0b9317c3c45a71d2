import type { PoolClient } from "pg";
import type { CaseRecord, LawRecord } from "../corpus/record";
import type { Topic } from "../corpus/schema/topics-file";

type Figured = { slug: string; topic: string; figures: LawRecord["figures"]; level: string; asOf: string };

/** The comparable figures of the laws, one row each; a law that an operator edited keeps its own. */
export async function storeFigures(client: PoolClient, laws: LawRecord[], topics: Map<string, Topic>): Promise<void> {
  const rows = laws.flatMap((law) => figureRows(law, topics));
  await client.query(
    `delete from law_figures using laws
     where laws.id = law_figures.law_id and laws.origin = 'corpus' and laws.operator_edited_at is null`,
  );
  await client.query(
    `insert into law_figures (law_id, topic_id, key, label, kind, amount_cents, number_value, boolean_value, text_value,
                              unit, condition, confidence, verified_as_of)
     select laws.id, topics.id, f.key, f.label, f.kind, f.amount_cents, f.number_value, f.boolean_value, f.text_value,
            f.unit, f.condition, f.confidence, f.verified_as_of
     from jsonb_to_recordset($1::jsonb) as f(slug text, topic text, key text, label text, kind text, amount_cents bigint,
          number_value numeric, boolean_value boolean, text_value text, unit text, condition text, confidence text,
          verified_as_of date)
     join laws on laws.slug = f.slug and laws.operator_edited_at is null
     join topics on topics.slug = f.topic`,
    [JSON.stringify(rows)],
  );
}

/** The figures of one law as rows of `law_figures`, by column name. */
export function figureRows(law: LawRecord, topics: Map<string, Topic>) {
  const key = law.topics[0] as string;
  const topic = topics.get(key);
  const base: Omit<Figured, "figures"> = { slug: law.slug, topic: key, level: law.level, asOf: law.verifiedAsOf };
  return law.figures.flatMap((figure) => {
    const declared = topic?.figures[figure.key];
    if (!declared || figure.value === null) return [];
    const { value } = figure;
    const money = declared.kind === "money" && typeof value === "number";
    return {
      slug: base.slug,
      topic: base.topic,
      key: figure.key,
      label: declared.label,
      kind: FIGURE_KIND[declared.kind] ?? declared.kind,
      amount_cents: money ? value : null,
      number_value: !money && typeof value === "number" ? value : null,
      boolean_value: typeof value === "boolean" ? value : null,
      text_value: typeof value === "string" ? value : null,
      unit: declared.per ?? null,
      condition: figure.note,
      confidence: figure.level,
      verified_as_of: base.asOf,
    };
  });
}

const FIGURE_KIND: Record<string, string> = { money: "amount", yesno: "yes_no", choice: "text", date: "text" };

/** Which laws belong together and which cases read them, in both directions and as copies on the reading path. */
export async function storeRelations(client: PoolClient, laws: LawRecord[], cases: CaseRecord[]): Promise<void> {
  // What an operator linked stays, as his text does.
  await client.query(
    "delete from law_relations using laws where laws.id = law_relations.law_id and laws.operator_edited_at is null",
  );
  await client.query(
    "delete from law_cases using cases where cases.id = law_cases.case_id and cases.operator_edited_at is null",
  );
  const lawPairs = laws.flatMap((law) => law.related.map((related) => ({ slug: law.slug, related })));
  await client.query(
    `insert into law_relations (law_id, related_law_id, kind)
     select distinct a.id, b.id, 'related'
     from jsonb_to_recordset($1::jsonb) as p(slug text, related text)
     join laws a on a.slug = p.slug and a.operator_edited_at is null join laws b on b.slug = p.related
     where a.id <> b.id`,
    [JSON.stringify(lawPairs)],
  );
  const casePairs = cases.flatMap((item) =>
    item.laws.map((law) => ({ slug: item.slug, law, relevance: item.relevance })),
  );
  await client.query(
    `insert into law_cases (law_id, case_id, relevance)
     select distinct on (l.id, c.id) l.id, c.id, p.relevance
     from jsonb_to_recordset($1::jsonb) as p(slug text, law text, relevance int)
     join cases c on c.slug = p.slug and c.operator_edited_at is null join laws l on l.slug = p.law`,
    [JSON.stringify(casePairs)],
  );
  await client.query(
    `update laws set related_case_ids = links.cases, related_law_ids = links.laws
     from (select l.id,
             coalesce((select array_agg(case_id order by relevance desc, case_id) from law_cases where law_id = l.id), '{}') as cases,
             coalesce((select array_agg(related_law_id order by related_law_id) from law_relations where law_id = l.id), '{}') as laws
           from laws l) links
     where links.id = laws.id and (laws.related_case_ids, laws.related_law_ids) is distinct from (links.cases, links.laws)`,
  );
}
