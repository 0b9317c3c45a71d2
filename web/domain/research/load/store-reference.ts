import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { Points } from "../corpus/points";
import type { CorpusFiles } from "../corpus/read-files";

const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Topics keep their ids, because the figures hang on them. */
export async function storeTopics(client: PoolClient, files: CorpusFiles, points: Points): Promise<void> {
  const rows = files.topics.value.topics.map((topic, index) => ({
    slug: topic.key,
    label: topic.label,
    category: topic.category,
    display_group: DISPLAY_GROUPS[topic.category] ?? topic.category,
    figure_keys: {
      scope: topic.scope,
      main: topic.main ?? null,
      federal: topic.federal ?? null,
      figures: topic.figures,
    },
    points: [...points.values()].filter((point) => point.topic === topic.key),
    sort_order: index,
  }));
  await client.query(
    `insert into topics (slug, label, category, display_group, figure_keys, points, sort_order)
     select slug, label, category, display_group, figure_keys, points, sort_order from jsonb_populate_recordset(null::topics, $1::jsonb)
     on conflict (slug) do update set label = excluded.label, category = excluded.category,
       display_group = excluded.display_group, figure_keys = excluded.figure_keys, points = excluded.points,
       sort_order = excluded.sort_order`,
    [JSON.stringify(rows)],
  );
}

/** The vocabulary in which conditions are written and cases are told. */
export async function storeFacts(client: PoolClient, files: CorpusFiles): Promise<void> {
  const rows = (files.facts?.value.facts ?? []).map((fact, index) => ({
    key: fact.key,
    definition: fact,
    sort_order: index,
  }));
  await client.query("delete from case_facts");
  await client.query(
    `insert into case_facts (key, definition, sort_order)
     select key, definition, sort_order from jsonb_populate_recordset(null::case_facts, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Groups of the filter panel (decision 29). */
const DISPLAY_GROUPS: Record<string, string> = {
  "Wage and Hour": "Wage & Hour",
  Discrimination: "Discrimination",
  Harassment: "Discrimination",
  "Hiring and Termination": "Termination",
  "Leave and Benefits": "Benefits",
};

export async function storeAliases(client: PoolClient, files: CorpusFiles): Promise<void> {
  const rows = (files.aliases?.value.aliases ?? []).flatMap(({ say, topics, laws }) =>
    say.flatMap((term) => [
      ...topics.map((target) => aliasRow(term, "topic", target)),
      ...laws.map((target) => aliasRow(term, "law", target)),
    ]),
  );
  await client.query("delete from aliases");
  await client.query(
    `insert into aliases (term, normalized_term, kind, target_kind, target)
     select distinct on (normalized_term, target_kind, target) term, normalized_term, kind, target_kind, target
     from jsonb_populate_recordset(null::aliases, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

function aliasRow(term: string, targetKind: "topic" | "law", target: string) {
  const normalized = term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const kind = /^[A-Z0-9&]{2,8}$/.test(term) ? "abbreviation" : "everyday";
  return { term, normalized_term: normalized, kind, target_kind: targetKind, target };
}

export async function storePlaces(client: PoolClient, files: CorpusFiles): Promise<void> {
  const states = files.states.map(({ value }, index) => ({
    code: value.state,
    name: value.name,
    agency_name: Object.values(value.agencies)[0]?.name ?? null,
    agency_url: Object.values(value.agencies)[0]?.url ?? null,
    statute_url: value.code.url,
    sort_order: index,
  }));
  await client.query(
    `insert into states (code, name, agency_name, agency_url, statute_url, sort_order)
     select code, name, agency_name, agency_url, statute_url, sort_order from jsonb_populate_recordset(null::states, $1::jsonb)
     on conflict (code) do update set name = excluded.name, agency_name = excluded.agency_name,
       agency_url = excluded.agency_url, statute_url = excluded.statute_url, sort_order = excluded.sort_order`,
    [JSON.stringify(states)],
  );
  const cities = files.cities.flatMap(({ value }) =>
    value.cities.map((city) => ({
      state_code: value.state,
      code: city.code,
      name: city.city,
      is_listed: !city.extra,
      official_url: city.url,
      confidence: "source",
      content_hash: hashOf(city),
    })),
  );
  await client.query(
    `insert into cities (state_code, code, name, is_listed, official_url, confidence, content_hash)
     select state_code, code, name, is_listed, official_url, confidence, content_hash
     from jsonb_populate_recordset(null::cities, $1::jsonb) where state_code in (select code from states)
     on conflict (state_code, code) do update set name = excluded.name, is_listed = excluded.is_listed,
       official_url = excluded.official_url, content_hash = excluded.content_hash`,
    [JSON.stringify(cities)],
  );
}

export async function storePostersAndThresholds(client: PoolClient, files: CorpusFiles): Promise<void> {
  const posters = (files.posters?.value.posters ?? []).map((poster) => ({ ...poster, content_hash: hashOf(poster) }));
  await client.query("delete from posters");
  await client.query(
    `insert into posters (slug, jurisdiction, title, audience, citation, penalty, url, law_id, confidence, content_hash)
     select p.slug, p.jurisdiction, p.title, p.who, p.citation, p.penalty, p.url, laws.id, p.level, p.content_hash
     from jsonb_to_recordset($1::jsonb) as p(slug text, jurisdiction text, title text, who text, citation text,
          penalty text, url text, law text, level text, content_hash text)
     left join laws on laws.slug = p.law`,
    [JSON.stringify(posters)],
  );
  const thresholds = (files.thresholds?.value.thresholds ?? []).map((row) => ({
    ...row,
    slug: `${row.law}-${row.employees}`,
    content_hash: hashOf(row),
  }));
  await client.query("delete from thresholds");
  await client.query(
    `insert into thresholds (slug, jurisdiction, name, min_employees, count_rule, citation, law_id, confidence, content_hash)
     select distinct on (t.slug) t.slug, t.jurisdiction, coalesce(laws.title, t.law), t.employees, t.counting, laws.citation, laws.id, t.level, t.content_hash
     from jsonb_to_recordset($1::jsonb) as t(slug text, jurisdiction text, employees int, law text, counting text,
          level text, content_hash text)
     left join laws on laws.slug = t.law`,
    [JSON.stringify(thresholds)],
  );
}
