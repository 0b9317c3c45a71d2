import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { recordAudit, sealAudit, verifyAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import { databaseUrl, pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";

useDatabase();

const note = (action: string) => recordAudit(db(), { kind: "system" }, { action, detail: { text: "é 🎉" } });
const entryOf = (action: string) => db().auditEntry.findFirstOrThrow({ where: { action } });

/** What somebody with the owner's login can do past the triggers, then puts back. */
async function pastTheRules(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    for (const table of ["audit_log", "audit_chain"]) await client.query(`alter table ${table} disable trigger user`);
    await client.query(sql);
    for (const table of ["audit_log", "audit_chain"]) await client.query(`alter table ${table} enable trigger user`);
  } finally {
    await client.end();
  }
}

afterEach(() => pastTheRules("truncate audit_chain, audit_log"));

async function threeChained() {
  for (const action of ["test.one", "test.two", "test.three"]) await note(action);
  expect(await sealAudit()).toEqual({ sealed: 3 });
  return (await verifyAudit()).head;
}

describe("the chain of the audit", () => {
  it("holds every entry once, whoever chains at the same time, and says what waits", async () => {
    await threeChained();
    await Promise.all(["test.four", "test.five", "test.six"].map(note));
    expect(await verifyAudit()).toMatchObject({ entries: 3, waiting: 3, faults: [], leadsThroughNoted: true });
    const counts = await Promise.all([sealAudit(), sealAudit(), sealAudit()]);
    expect(counts.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(3);
    expect(await verifyAudit()).toMatchObject({ entries: 6, waiting: 0, faults: [] });
    expect(await sealAudit()).toEqual({ sealed: 0 });
  });

  it("takes in what commits after a later number was chained", async () => {
    await db().$transaction(async (tx) => {
      await recordAudit(tx, { kind: "system" }, { action: "test.slow" });
      await note("test.quick");
      expect(await sealAudit()).toEqual({ sealed: 1 });
    });
    expect(await sealAudit()).toEqual({ sealed: 1 });
    expect(await verifyAudit()).toMatchObject({ entries: 2, waiting: 0, faults: [] });
  });

  it.each([
    ["update audit_log set actor_id = 7 where action = 'test.two'", "changed"],
    ["update audit_log set detail = '{}' where action = 'test.two'", "changed"],
    ["update audit_log set at = at - interval '1 day' where action = 'test.two'", "changed"],
    ["delete from audit_log where action = 'test.two'", "removed"],
    ["update audit_chain set hash = repeat('0', 64) where position = 2", "changed"],
  ])("shows %s", async (sql, what) => {
    await threeChained();
    const { id } = await entryOf("test.two");
    await pastTheRules(sql);
    expect((await verifyAudit()).faults[0]).toEqual({ auditId: String(id), what });
  });

  it("shows an entry that is taken out with its link, and one that was put in between later", async () => {
    await threeChained();
    const { id } = await entryOf("test.two");
    await pastTheRules("update audit_chain set sealed_at = sealed_at - interval '2 hours'");
    await note("test.four");
    await sealAudit();
    await pastTheRules(`insert into audit_log (id, action) values (${Number(id) - 100_000}, 'test.forged')`);
    expect(await sealAudit()).toEqual({ sealed: 0 });
    expect((await verifyAudit()).faults).toEqual([
      { auditId: String(Number(id) - 100_000), what: "put in afterwards" },
    ]);
    await pastTheRules(`delete from audit_log where id = ${id}; delete from audit_chain where audit_id = ${id}`);
    expect((await verifyAudit()).faults.map(({ what }) => what)).toContain("link removed");
  });

  it("written anew from end to end, or cut off, does not lead through a head that was noted", async () => {
    const noted = await threeChained();
    await pastTheRules("update audit_log set actor_id = 7 where action = 'test.two'; truncate audit_chain");
    await sealAudit();
    expect(await verifyAudit()).toMatchObject({ faults: [], leadsThroughNoted: true });
    expect(await verifyAudit(noted)).toMatchObject({ leadsThroughNoted: false });
    await pastTheRules("delete from audit_chain where position = 3; delete from audit_log where action = 'test.three'");
    expect(await verifyAudit(noted)).toMatchObject({ leadsThroughNoted: false });
  });

  it("refuses change by the product", async () => {
    await threeChained();
    for (const sql of ["update audit_chain set hash = ''", "delete from audit_chain", "truncate audit_chain"]) {
      await expect(pool().query(sql)).rejects.toThrow();
    }
  });
});
