import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PoolClient } from "pg";
import { today } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { projectRoot } from "~/platform/root";
import { type CorpusReading, checkCorpus } from "../corpus/check-corpus";
import { yamlFilesIn } from "../corpus/read-files";
import { caseRow } from "./case-row";
import { lawRow } from "./law-row";
import { storeFigures, storeRelations } from "./store-links";
import { storeRecords } from "./store-records";
import { storeAliases, storeFacts, storePlaces, storePostersAndThresholds, storeTopics } from "./store-reference";
import { storeUnemployment } from "./store-unemployment";
import { storeWages } from "./store-wages";

export const corpusRoot = path.join(projectRoot, "prisma", "corpus");

/** One loader at a time, however many processes start together. */
const LOAD_LOCK = 72_110_002;

export type LoadResult = { state: "loaded" | "unchanged"; laws: number; cases: number; changed: number };

/** The files of the corpus cannot be stored; the message names file and line. What was loaded before stays in service. */
export class DamagedCorpus extends Error {}

/**
 * Brings the law of the files into the database: all of it in one transaction or nothing. Files whose hash is known are
 * not read again.
 */
export async function loadCorpus(root: string = corpusRoot): Promise<LoadResult> {
  const files = fileHashes(root);
  const contentHash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  const client = await pool().connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOAD_LOCK]);
    const isNew = !(await isCurrent(client, contentHash));
    const changed = isNew ? await store(client, readSound(root), { contentHash, files }) : 0;
    await client.query("commit");
    if (isNew) await client.query("analyze laws, cases, law_figures, aliases");
    return { state: isNew ? "loaded" : "unchanged", ...(await countRecords(client)), changed };
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function readSound(root: string): CorpusReading {
  const reading = checkCorpus(root, { today: today() });
  // A hole in the coverage is for the editors to fill; what is there is sound and stays in service.
  const errors = reading.problems.filter(({ severity, rule }) => severity === "error" && rule !== "coverage");
  // A file that cannot be read leaves holes elsewhere: the cause is named, not what follows from it.
  const first = errors.find(({ rule }) => rule === "yaml" || rule === "schema") ?? errors[0];
  if (first) throw new DamagedCorpus(`The law corpus was not loaded: ${first.file}:${first.line}: ${first.message}`);
  return reading;
}

type Stamp = { contentHash: string; files: Record<string, string> };

async function store(client: PoolClient, { files, records }: CorpusReading, stamp: Stamp): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into corpus_loads (content_hash, files, status) values ($1, $2, 'running') returning id",
    [stamp.contentHash, JSON.stringify(stamp.files)],
  );
  const loadId = rows[0]?.id ?? 0;
  await storeTopics(client, files, records.points);
  await storeFacts(client, files);
  const laws = await storeRecords(client, { table: "laws", rows: records.laws.map(lawRow), loadId });
  const cases = await storeRecords(client, { table: "cases", rows: records.cases.map(caseRow), loadId });
  await storeFigures(client, records.laws, records.topics);
  await storeRelations(client, records.laws, records.cases);
  await storeAliases(client, files);
  await storePlaces(client, files);
  await storeWages(client, files);
  await storePostersAndThresholds(client, files);
  await storeUnemployment(client, files);
  await storeSearchTerms(client);
  const counts = { laws: records.laws.length, cases: records.cases.length, changed: laws.length + cases.length };
  await client.query("update corpus_loads set status = 'done', finished_at = now(), counts = $2 where id = $1", [
    loadId,
    JSON.stringify(counts),
  ]);
  return counts.changed;
}

/** In how many records each word occurs: the rarest words of a question choose the candidates. */
async function storeSearchTerms(client: PoolClient): Promise<void> {
  await client.query("delete from search_terms");
  await client.query(
    `insert into search_terms (term, law_count, case_count)
     select left(word, 80), max(laws)::int, max(cases)::int from (
       select word, ndoc as laws, 0 as cases from ts_stat('select search_vector from laws where archived_at is null')
       union all
       select word, 0, ndoc from ts_stat('select search_vector from cases where archived_at is null')) found
     group by left(word, 80)`,
  );
}

async function isCurrent(client: PoolClient, contentHash: string): Promise<boolean> {
  const { rows } = await client.query(
    "select content_hash from corpus_loads where status = 'done' order by started_at desc, id desc limit 1",
  );
  return rows[0]?.content_hash === contentHash;
}

async function countRecords(client: PoolClient): Promise<{ laws: number; cases: number }> {
  const { rows } = await client.query<{ laws: number; cases: number }>(
    `select (select count(*)::int from laws where archived_at is null) as laws,
            (select count(*)::int from cases where archived_at is null) as cases`,
  );
  return rows[0] ?? { laws: 0, cases: 0 };
}

const SINGLE_FILES = ["links", "topics", "facts", "aliases", "posters", "thresholds", "unemployment"].map(
  (name) => `${name}.yaml`,
);

function fileHashes(root: string): Record<string, string> {
  const folders = ["points", "federal", "states", "cities", "cases"].flatMap((folder) => yamlFilesIn(root, folder));
  const names = [...SINGLE_FILES.filter((name) => existsSync(path.join(root, name))), ...folders];
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(root, name)))
        .digest("hex"),
    ]),
  );
}
