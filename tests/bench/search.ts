import { parseArgs } from "node:util";
import pg from "pg";
import { assessConcern } from "../../web/domain/research/answer/assess-concern";
import { placeOf } from "../../web/domain/research/query/understand";
import { retrieve } from "../../web/domain/research/search/retrieve";
import { databaseUrl } from "../../web/platform/db/pool";
import { forget } from "../../web/platform/once";
import { openGround } from "../quality/open-ground";
import { labeledQuestions } from "../quality/questions";

const TARGETS = { searchP95Ms: 15, analyzeP95Ms: 40, withCasesP95Ms: 100 };
const ROUNDS = 3;
const BATCH = 50_000;

/** `--cases N` adds N synthetic decisions made of the corpus's own words, measures, and removes them again. */
const { values } = parseArgs({
  options: { cases: { type: "string", default: "0" }, keep: { type: "boolean", default: false } },
});
const caseCount = Number(values.cases);

type Timing = { questions: number; p50: number; p95: number; p99: number; max: number; worst: string };

async function measure(run: (q: string, at: string) => Promise<unknown>): Promise<Timing> {
  const questions = labeledQuestions();
  const times: { ms: number; q: string }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { q, at } of questions) {
      const start = performance.now();
      await run(q, at);
      // The first round warms caches and plans.
      if (round > 0) times.push({ ms: performance.now() - start, q: `${at}: ${q}` });
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms ?? 0) * 10) / 10;
  return {
    questions: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    worst: times.at(-1)?.q ?? "",
  };
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Decisions with words drawn as the corpus uses them: the common ones often, the rare ones seldom. */
function addCases(count: number): Promise<void> {
  return asOwner(async (client) => {
    await client.query("select setseed(0.42)");
    await client.query(`
      create temp table words as select row_number() over (order by case_count + law_count desc, term) as n, term
      from search_terms where term ~ '^[a-z]{3,}$'`);
    await client.query("create unique index on words (n)");
    await client.query(
      `create temp table topic_list as select row_number() over (order by slug) as n, slug from topics`,
    );
    const restore = await dropTextIndexes(client);
    for (let done = 0; done < count; done += BATCH) {
      await client.query(INSERT_CASES, [done + 1, Math.min(count, done + BATCH)]);
      console.error(`${Math.min(count, done + BATCH).toLocaleString("en")} cases`);
    }
    await restore();
    await client.query(COUNT_TERMS);
    await client.query("vacuum analyze cases");
  });
}

/** A million rows go in faster when the text indexes are built after them. */
async function dropTextIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'cases' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of rows) await client.query(definition);
  };
}

/** Sixty words a case; the square of a random number picks common words more often, as language does. */
const INSERT_CASES = `
  insert into cases (slug, name, citation, court, jurisdiction, year, outcome, summary, key_issues, legal_precedent, relevance_score,
                     categories, topics, confidence, content_hash, updated_at)
  select 'synthetic-' || i, initcap(w[1]) || ' v. ' || initcap(w[2]), null, 'Synthetic Court',
         case when i % 3 = 0 then 'FEDERAL' else (array['CA','TX','NY','FL','WA','OH','IL','GA'])[1 + i % 8] end, 1980 + i % 45,
         'Mixed', array_to_string(w[3:40], ' '), w[41:44], array_to_string(w[45:60], ' '), 1 + i % 3,
         array['Wage and Hour'], array[(select slug from topic_list where n = 1 + (i * 7) % (select count(*) from topic_list))],
         'recalled', repeat('0', 64), now()
  from generate_series($1::int, $2::int) i
  cross join lateral (
    select array_agg(words.term) as w from (
      select 1 + floor((select count(*) from words) * power(random(), 2) + 0 * i)::int as n from generate_series(1, 60)) picks
    join words using (n)) drawn
  where array_length(w, 1) >= 50`;

const COUNT_TERMS = `
  update search_terms set case_count = found.ndoc
  from ts_stat('select search_vector from cases') found where found.word = search_terms.term and found.ndoc <> case_count`;

function removeCases(): Promise<void> {
  return asOwner(async (client) => {
    await client.query("delete from cases where slug like 'synthetic-%'");
    await client.query(COUNT_TERMS);
    await client.query("update search_terms set case_count = 0 where case_count > (select count(*) from cases)");
    await client.query("vacuum full analyze cases");
  });
}

const searchLaws = async (q: string, at: string) => retrieve(q, await placeOf({ jurisdiction: at }), { caseLimit: 0 });
const searchCases = async (q: string, at: string) =>
  retrieve(q, await placeOf({ jurisdiction: at }), { lawLimit: 0, caseLimit: 25 });

/** What `POST /api/analyze-concern` works out: laws, cases, answer and risk. */
const analyze = async (q: string, at: string) =>
  assessConcern(await retrieve(q, await placeOf({ jurisdiction: at }), { parts: true }));

const ground = await openGround();
const figures: Record<string, Timing> = {};
const met: Record<string, boolean> = {};

async function measureAll(corpus: string, searchMs: number, analyzeMs: number): Promise<void> {
  for (const [name, run, targetMs] of [
    ["laws", searchLaws, searchMs],
    ["cases", searchCases, searchMs],
    ["analyze", analyze, analyzeMs],
  ] as const) {
    const timing = await measure(run);
    figures[`${name}, ${corpus}`] = timing;
    met[`${name}, ${corpus}`] = timing.p95 <= targetMs;
  }
}

await measureAll("shipped corpus", TARGETS.searchP95Ms, TARGETS.analyzeP95Ms);
if (caseCount > 0) {
  await addCases(caseCount);
  // In life a load of the corpus makes the reading of questions count the words anew.
  forget("research-language");
  await measureAll(`${caseCount.toLocaleString("en")} cases more`, TARGETS.withCasesP95Ms, TARGETS.withCasesP95Ms);
  if (!values.keep) await removeCases();
}
console.table(Object.fromEntries(Object.entries(figures).map(([name, { worst: _, ...shown }]) => [name, shown])));
for (const [name, { worst }] of Object.entries(figures)) console.log(`slowest, ${name}: ${worst.slice(0, 110)}`);
await ground.close();
console.log(JSON.stringify({ bench: "search", cases: caseCount, targets: TARGETS, met, figures }));
