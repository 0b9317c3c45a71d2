import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corpusRoot, DamagedCorpus, loadCorpus } from "~/domain/research";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";

useDatabase();

const FILE = "states/de.yaml";
const SLUG = "de-meal-rest-breaks";
let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "statewise-corpus-"));
  cpSync(corpusRoot, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Changes one line of a file of the copied corpus. */
function edit(from: RegExp, to: string): void {
  const file = path.join(root, FILE);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

async function law(): Promise<{ title: string; version: number }> {
  const { rows } = await pool().query("select title, version from laws where slug = $1", [SLUG]);
  return rows[0];
}

async function versions(): Promise<{ version: number; title: string; isCurrent: boolean }[]> {
  const { rows } = await pool().query(
    `select v.version, v.data->>'title' as title, v.is_current as "isCurrent" from law_versions v join laws l on l.id = v.law_id
     where l.slug = $1 order by v.version`,
    [SLUG],
  );
  return rows;
}

describe("loading the corpus", () => {
  it("changes nothing the second time", async () => {
    const before = await pool().query("select md5(string_agg(l::text, '' order by id)) as all from laws l");
    expect(await loadCorpus(root)).toMatchObject({ state: "unchanged", changed: 0 });
    const after = await pool().query("select md5(string_agg(l::text, '' order by id)) as all from laws l");
    expect(after.rows).toEqual(before.rows);
  });

  it("stores a changed record alone, and keeps the earlier text as a version", async () => {
    const { title } = await law();
    edit(new RegExp(`(slug: ${SLUG}\\n\\s+title: ).*`), "$1Delaware Break Law, Renamed");
    expect(await loadCorpus(root)).toMatchObject({ state: "loaded", changed: 1 });
    expect(await law()).toEqual({ title: "Delaware Break Law, Renamed", version: 2 });
    expect(await versions()).toEqual([
      { version: 1, title, isCurrent: false },
      { version: 2, title: "Delaware Break Law, Renamed", isCurrent: true },
    ]);
  });

  it("keeps what an operator wrote, and files the corpus's newer text beside it", async () => {
    await pool().query("update laws set title = 'As the operator says', operator_edited_at = now() where slug = $1", [
      SLUG,
    ]);
    await pool().query(
      `insert into law_relations (law_id, related_law_id)
       select a.id, b.id from laws a, laws b where a.slug = $1 and b.slug = 'de-overtime'`,
      [SLUG],
    );
    await pool().query("update laws set archived_at = now(), operator_edited_at = now() where slug = 'de-tips'");
    edit(/Delaware Break Law, Renamed/, "Delaware Break Law, Renamed Again");
    await loadCorpus(root);
    const kept = await pool().query(
      `select (select related_law_ids @> array[(select id from laws where slug = 'de-overtime')] from laws where slug = $1) as linked,
              (select archived_at is not null from laws where slug = 'de-tips') as withdrawn`,
      [SLUG],
    );
    expect(kept.rows).toEqual([{ linked: true, withdrawn: true }]);
    expect((await law()).title).toBe("As the operator says");
    expect((await versions()).at(-1)).toEqual({
      version: 3,
      title: "Delaware Break Law, Renamed Again",
      isCurrent: false,
    });
  });

  it("stops at a damaged file with its path and line, and the law that was there stays", async () => {
    const text = readFileSync(path.join(root, FILE), "utf8");
    const line = 1 + text.slice(0, text.indexOf(`slug: ${SLUG}`)).split("\n").length;
    edit(new RegExp(`(slug: ${SLUG}\\n\\s+)title: .*`), "$1title: 12");
    const count = "select count(*)::int as laws from laws where archived_at is null";
    const before = await pool().query(count);
    const failed = loadCorpus(root);
    await expect(failed).rejects.toBeInstanceOf(DamagedCorpus);
    await expect(failed).rejects.toThrow(`${FILE}:${line}:`);
    expect((await pool().query(count)).rows).toEqual(before.rows);
    const open = await pool().query("select status from corpus_loads where status = 'running'");
    expect(open.rows).toEqual([]);
  });
});
