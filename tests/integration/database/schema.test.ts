import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { databaseUrl, pool } from "~/platform/db/pool";
import { projectRoot } from "~/platform/root";
import { applyMigrations } from "../../../prisma/migrate/apply";
import { pendingSql } from "../../../prisma/migrate/create";
import { useDatabase } from "../../setup/database";

useDatabase();

const WORD = /^[a-z0-9_-]+$/i;

type ClosedList = { column: string; words: string[] };

/** The columns whose comment in the schema lists the words that they may hold: `/// open | booked | withdrawn`. */
function closedLists(): ClosedList[] {
  const folder = path.join(projectRoot, "prisma/schema");
  const models = readdirSync(folder)
    .filter((file) => file.endsWith(".prisma"))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split(/^(?=model )/m)
        .slice(1),
    );
  return models.flatMap((model) => {
    const table = model.match(/@@map\("(\w+)"\)/)?.[1];
    return [...model.matchAll(/^\s+(\w+)\s+String\??\s(.*)\/\/\/ (.+)$/gm)]
      .map(([, field, attributes, comment]) => ({
        column: `${table}.${attributes?.match(/@map\("(\w+)"\)/)?.[1] ?? field}`,
        words: String(comment).split(" | "),
      }))
      .filter(({ words }) => words.length > 1 && words.every((word) => WORD.test(word)));
  });
}

/** The words that the database itself lets each column hold. */
async function checkedLists(): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) ~ '^CHECK \\(+"?\\w+"?\\)?::text = ANY'`,
  );
  return new Map(
    rows.map(({ table, rule }) => [
      `${table}.${rule.match(/\w+(?="?\)?::text = ANY)/)?.[0]}`,
      [...rule.matchAll(/'([^']*)'::/g)].map(([, word]) => String(word)),
    ]),
  );
}

describe("the database", () => {
  it("is what the schema files say", async () => {
    expect(await pendingSql(databaseUrl())).toBe("");
  });

  it("is migrated once, however many processes start together", async () => {
    const results = await Promise.all([1, 2, 3].map(() => applyMigrations(databaseUrl())));
    expect(results).toEqual([[], [], []]);
  });

  it("refuses a migration that was changed after it had been applied", async () => {
    await pool().query("update _prisma_migrations set checksum = 'x' where migration_name like '%_rules'");
    await expect(applyMigrations(databaseUrl())).rejects.toThrow(/was changed after it had been applied/);
  });

  it("is used as a role that owns nothing", async () => {
    const { rows } = await pool().query(
      "select current_user as name, (select count(*)::int from pg_class where relowner = current_user::regrole) as owned",
    );
    expect(rows).toEqual([{ name: "statewise_app", owned: 0 }]);
  });

  it("keeps the audit log append only", async () => {
    await pool().query("insert into audit_log (action) values ('test.act')");
    await expect(pool().query("update audit_log set action = 'other'")).rejects.toThrow(/append only/);
    await expect(pool().query("delete from audit_log")).rejects.toThrow(/append only/);
  });

  it("lets a column hold the words that the schema lists for it, and in a column of states no others", async () => {
    const checked = await checkedLists();
    const lists = closedLists();
    const differing = lists.filter(({ column, words }) => {
      const held = checked.get(column);
      return held && [...held].sort().join() !== [...words].sort().join();
    });
    const open = lists.filter(({ column }) => /(status|state|level|role)$/.test(column) && !checked.has(column));
    expect(lists.length).toBeGreaterThan(100);
    expect({ differing, open }).toEqual({
      differing: [],
      // Records of the corpus, checked when they are loaded.
      open: [expect.objectContaining({ column: "cases.court_level" })],
    });
  });
});
