import { describe, expect, it } from "vitest";
import { databaseUrl, pool } from "~/platform/db/pool";
import { applyMigrations } from "../../../prisma/migrate/apply";
import { pendingSql } from "../../../prisma/migrate/create";
import { useDatabase } from "../../setup/database";

useDatabase();

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
});
