import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { applyMigrations } from "../../prisma/migrate/apply";
import { startCluster } from "../../prisma/postgres/cluster";
import { prepareTemplate, TEMPLATE } from "../setup/template";

// `npm run bench -- admin --seed`: the administration over a million customers, on a cluster of its own. With
// `--data FOLDER` the seeded cluster is kept there and measured again in a minute.
const { values: options } = parseArgs({
  options: {
    seed: { type: "boolean", default: false },
    customers: { type: "string", default: "1000000" },
    purchases: { type: "string", default: "5000000" },
    questions: { type: "string", default: "5000000" },
    rounds: { type: "string", default: "40" },
    data: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const scale = options.seed ? 1 : 0.01;
const rowsOf = (text: string): number => Math.max(1000, Math.round(Number(text) * scale));
const customers = rowsOf(options.customers);
const purchases = rowsOf(options.purchases);
const questions = rowsOf(options.questions);
const rounds = Number(options.rounds);

const PAGE_MS = 60;
const CARDS_MS = 150;
const GROWTH_MB = 150;

const dataDir = options.data ?? mkdtempSync(path.join(tmpdir(), "statewise-bench-admin-"));
const marker = path.join(dataDir, "seeded.json");
const isSeeded = existsSync(marker);
process.env.LOG_LEVEL = "silent";
process.env.RATE_LIMIT = "off";
process.env.SECOND_FACTOR = "optional";
mkdirSync(dataDir, { recursive: true });
const cluster = isSeeded ? await reopen() : await prepareTemplate(dataDir);

/** The cluster of an earlier run, with the migrations that came since. */
async function reopen() {
  const { url, stop } = await startCluster(dataDir);
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  process.env.DATABASE_URL = template.href;
  process.env.DATA_DIR = dataDir;
  await applyMigrations(template.href);
  return { clusterUrl: url, stop };
}

const { closeDatabase, db } = await import("~/platform/db/client");
const { now } = await import("~/platform/clock");
const admin = await import("~/domain/admin");
const { findPurchases } = await import("~/domain/billing");
const { principalOfStaff } = await import("~/domain/accounts");

const NAMES =
  "array['Miller','Garcia','Nguyen','Okafor','Schmidt','Rossi','Kim','Silva','Novak','Haddad','Larsen','O''Brien']";
const FIRST = "array['Ann','Bo','Cy','Dana','Eve','Finn','Gia','Hal','Ida','Jo','Kai','Lea','Mo','Nia','Oz','Pia']";
const TEXTS =
  "array['overtime after eight hours','final paycheck on quitting','meal breaks for minors','paid sick leave accrual','background check consent','non-compete for nurses','harassment training deadline','minimum wage for servers']";

const SEEDS: [table: string, sql: string][] = [
  [
    "users",
    `insert into users (email, first_name, last_name, phone_number, mailing_address, access_level, access_expiry, subscription_type,
       ats_access_level, ats_access_expiry, total_searches, last_login, created_at, updated_at, trial_started_at)
     select 'person' || n || '@' || (array['acme','globex','initech','umbrella','hooli'])[1 + n % 5] || n % 997 || '.example',
       (${FIRST})[1 + (n * 7) % 16], (${NAMES})[1 + (n * 13) % 12] || case when n % 50 = 0 then '-' || n % 1000 else '' end,
       '555-' || lpad((n % 10000)::text, 4, '0'), n % 900 || ' Main Street, Springfield',
       (array['none','trial','daily','monthly','none'])[1 + n % 5],
       case when n % 5 in (1, 2, 3) then now() + ((n % 400) - 300) * interval '1 day' end,
       (array['none','trial','daily','monthly','none'])[1 + n % 5],
       case when n % 40 = 0 then 'monthly' else 'none' end, case when n % 40 = 0 then now() + interval '20 days' end,
       n % 80, case when n % 3 > 0 then now() - (n % 300) * interval '1 hour' end,
       now() - (n::float8 / ${customers}) * interval '1000 days', now(), now() - (n::float8 / ${customers}) * interval '1000 days'
     from generate_series(1, ${customers}) n`,
  ],
  [
    "purchase_history",
    `insert into purchase_history (user_id, service_type, amount, payment_status, granted_at, access_start_date, access_end_date, purchase_date, updated_at)
     select first + (n::bigint * 7919 % ${customers})::int, (array['daily','monthly','monthly','ats_monthly'])[1 + n % 4],
       (array[499,2499,2499,2500])[1 + n % 4], case when n % 50 = 0 then 'failed' else 'completed' end,
       case when n % 50 > 0 then bought end, case when n % 50 > 0 then bought end,
       case when n % 50 > 0 then bought + interval '30 days' end,
       bought, now()
     from generate_series(1, ${purchases}) n, (select min(id) as first from users where email like 'person%') base,
       lateral (select now() - (n::float8 / ${purchases}) * interval '1000 days' as bought) at_this_time`,
  ],
  [
    "question_repository",
    `insert into question_repository (submission_id, question, state, keywords, topics, law_count, case_count, created_at)
     select 'bench-' || n, (${TEXTS})[1 + n % 8] || ' in plant ' || n % 5003, (array['CA','TX','NY','FL','WA',null])[1 + n % 6],
       split_part((${TEXTS})[1 + n % 8], ' ', 1), array[(array['overtime','min_wage','meal_breaks','sick_leave'])[1 + n % 4]],
       case when n % 200 = 0 then 0 else 3 end, case when n % 200 = 0 then 0 else 1 end,
       now() - (n::float8 / ${questions}) * interval '1000 days'
     from generate_series(1, ${questions}) n`,
  ],
];

/** Fills a table without its plain indices and builds them afterwards: minutes instead of an hour. */
async function fill(client: pg.Client, table: string, sql: string): Promise<void> {
  const started = performance.now();
  const { rows: indices } = await client.query<{ name: string; definition: string; samples: number | null }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, attstattarget as samples
     from pg_index i join pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 1
     where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  );
  for (const { name } of indices) await client.query(`drop index ${name}`);
  await client.query("set session_replication_role = default");
  await client.query(sql);
  for (const { name, definition, samples } of indices) {
    await client.query(definition);
    // The definition leaves out how many samples the planner keeps.
    if (samples !== null) await client.query(`alter index ${name} alter column 1 set statistics ${samples}`);
  }
  await client.query(`vacuum analyze ${table}`);
  console.error(`${table}: ${Math.round((performance.now() - started) / 1000)} s`);
}

async function seed(): Promise<void> {
  const url = new URL(cluster.clusterUrl);
  url.pathname = `/${TEMPLATE}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("set maintenance_work_mem = '256MB'; set synchronous_commit = off");
  for (const [table, sql] of SEEDS) await fill(client, table, sql);
  await client.end();
}

const results: { what: string; p50: number; p95: number; target: number }[] = [];

async function measure(what: string, target: number, run: (round: number) => Promise<unknown>): Promise<void> {
  if (!what.includes(options.only)) return;
  const taken: number[] = [];
  await run(0);
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await run(round);
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0) * 10) / 10;
  results.push({ what, p50: at(0.5), p95: at(0.95), target });
}

/** Reads a file to its end and answers how far the memory rose above where it stood. */
async function growthOf(make: () => Promise<{ stream: ReadableStream<Uint8Array> }>) {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let bytes = 0;
  const started = performance.now();
  const { stream } = await make();
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { growthMb: Math.round((peak - before) / 1e6), sizeMb: Math.round(bytes / 1e6), seconds };
}

try {
  if (!isSeeded) await seed();
  if (options.data) writeFileSync(marker, JSON.stringify({ customers, purchases, questions }));
  const email = "boss@example.com";
  const boss = await db().user.upsert({ where: { email }, update: {}, create: { email, isAdmin: true } });
  const principal = await principalOfStaff(boss.id);
  if (!principal) throw new Error("no administrator");
  while ((await admin.foldFigures()) > 0);
  const list = (params: Record<string, string>) =>
    admin.listCustomers(principal, admin.readQuery(admin.customerQuery, params));
  const ask = (params: Record<string, string>) =>
    admin.listQuestions(principal, admin.readQuery(admin.questionQuery, params));

  await measure("customers, first page", PAGE_MS, () => list({}));
  for (const sort of ["name", "login", "expiry"]) await measure(`customers by ${sort}`, PAGE_MS, () => list({ sort }));
  for (const filter of ["active", "trial", "monthly", "daily", "expired", "ats", "hris", "suspended"]) {
    await measure(`filter ${filter}`, PAGE_MS, () => list({ filter }));
  }
  let cursor = "";
  await measure("next page", PAGE_MS, async () => {
    cursor = (await list({ cursor })).nextCursor ?? "";
  });
  const searches: [string, (round: number) => Record<string, string>][] = [
    ["one e-mail", (round) => ({ search: `person${100 + round * 17}@` })],
    ["a rare name", (round) => ({ search: `larsen-${(round * 50) % 1000}` })],
    ["a common name", () => ({ search: "miller" })],
    ["first and last name", () => ({ search: "dana okafor" })],
    ["two letters", () => ({ search: "no" })],
    ["no match", () => ({ search: "zzyzx" })],
    ["common name, trial", () => ({ search: "kim", filter: "trial" })],
    ["company by name order", () => ({ search: "umbrella7", sort: "name" })],
  ];
  for (const [what, params] of searches) await measure(`search ${what}`, PAGE_MS, (round) => list(params(round)));
  await measure("questions, first page", PAGE_MS, () => ask({}));
  await measure("questions, unanswered", PAGE_MS, () => ask({ show: "unanswered" }));
  await measure("questions, search", PAGE_MS, (round) =>
    ask({ search: `overtime after eight hours in plant ${round}` }),
  );
  await measure("questions, rare search", PAGE_MS, (round) => ask({ search: `plant ${4000 + round}` }));
  await measure("questions, how many found", PAGE_MS, (round) =>
    admin.countFound(principal, admin.readQuery(admin.questionQuery, { search: `plant ${4000 + round}` })),
  );
  const bought = (query: Parameters<typeof findPurchases>[1]) => findPurchases(principal, query);
  await measure("purchases, first page", PAGE_MS, () => bought({}));
  for (const filter of ["failed", "refunded", "disputed", "requested"] as const) {
    await measure(`purchases, ${filter}`, PAGE_MS, () => bought({ filter }));
  }
  await measure("purchases, search e-mail", PAGE_MS, (round) => bought({ search: `person${100 + round * 17}@` }));
  await measure("purchases, search code", PAGE_MS, () => bought({ search: "SAVE10" }));
  await measure("stat cards", CARDS_MS, () => admin.customerStats(principal));
  await measure("count of questions", CARDS_MS, () => admin.countQuestions(principal));
  console.table(results);

  const fileOf = (format: "csv" | "excel") =>
    growthOf(() => admin.exportCustomers(principal, { format, search: "", filter: "all" }));
  const none = { growthMb: 0, sizeMb: 0, seconds: 0 };
  const csv = "export".includes(options.only) ? await fileOf("csv") : none;
  const xlsx = "export".includes(options.only) ? await fileOf("excel") : none;
  console.table({ csv, xlsx });
  const late = results.filter(({ p95, target }) => p95 > target).map(({ what }) => what);
  const isFat = Math.max(csv.growthMb, xlsx.growthMb) > GROWTH_MB;
  console.log(JSON.stringify({ bench: "admin", at: now(), customers, purchases, questions, results, csv, xlsx, late }));
  if (options.seed && (late.length > 0 || isFat)) process.exitCode = 1;
} finally {
  await closeDatabase();
  await cluster.stop();
  if (!options.data) rmSync(dataDir, { recursive: true, force: true });
}
