import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadCorpus } from "~/domain/research";
import { closeDatabase, db, inOrganization } from "~/platform/db/client";
import { databaseUrl, pool, queryPrepared } from "~/platform/db/pool";
import { readWall } from "~/platform/db/wall";
import { applyMigrations } from "../../../prisma/migrate/apply";
import { postgresOwner } from "../../../prisma/postgres/owner";
import { takeJobLock } from "../../../web/domain/jobs/lock";
import { type Pooler, startPooler } from "../../fakes/pooler";
import { useDatabase } from "../../setup/database";

useDatabase();

function has(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The real one, where it is installed. */
async function startPgBouncer(serverUrl: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(serverUrl);
  const folder = mkdtempSync(path.join(tmpdir(), "statewise-pgbouncer-"));
  chmodSync(folder, 0o755);
  const listen = await freePort();
  writeFileSync(path.join(folder, "users"), `"${username}" "${password}"\n`);
  writeFileSync(
    path.join(folder, "ini"),
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${listen}\nunix_socket_dir =\nauth_type = plain\nauth_file = ${folder}/users\npool_mode = transaction\ndefault_pool_size = 3\nserver_round_robin = 1\n`,
  );
  const owner = postgresOwner();
  const child = spawn("pgbouncer", [path.join(folder, "ini")], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes("process up")) resolve();
    });
    child.on("close", () => reject(new Error(said)));
  });
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${listen}${pathname}`,
    close: async () => {
      child.removeAllListeners("close");
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

const poolers = [
  { name: "a pooler in transaction mode", start: startPooler, isMissing: false },
  { name: "PgBouncer in transaction mode", start: startPgBouncer, isMissing: !has("pgbouncer") },
];

describe.each(poolers)("behind $name", ({ start, isMissing }) => {
  let pooler: Pooler | undefined;
  let direct = "";

  beforeAll(async () => {
    if (isMissing) return;
    direct = databaseUrl();
    pooler = await start(direct);
    await closeDatabase();
    process.env.DATABASE_URL = pooler.url;
  });
  afterAll(async () => {
    if (!pooler) return;
    await closeDatabase();
    await pooler.close();
    process.env.DATABASE_URL = direct;
  });

  it.skipIf(isMissing)(
    "every question is asked as the role that owns nothing, and nobody else's session is changed",
    async () => {
      const asked =
        "select current_user as role, current_setting('timezone') as zone, current_setting('statement_timeout') as limit";
      const all = await Promise.all(Array.from({ length: 60 }, () => pool().query(asked)));
      const [role] = new Set(all.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))));
      expect(JSON.parse(role ?? "")).toEqual({ role: "statewise_app", zone: "UTC", limit: "15s" });
      expect(new Set(all.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)))).size).toBe(1);
      expect(await readWall()).toBe("role");
      const owner = new pg.Client({ connectionString: databaseUrl() });
      await owner.connect();
      for (let turn = 0; turn < 9; turn += 1) {
        expect((await owner.query("select current_user as role")).rows).toEqual([{ role: "statewise" }]);
      }
      await owner.end();
    },
  );

  it.skipIf(isMissing)("the wall between organizations stands, in transactions and outside", async () => {
    const name = `pooled-${Math.random()}`;
    const [own, other] = await Promise.all(
      ["own", "other"].map((slug) => db().organization.create({ data: { name, slug: `${name}-${slug}` } })),
    );
    if (!own || !other) throw new Error("not made");
    const department = (organizationId: number) =>
      inOrganization(organizationId, (tx) => tx.department.create({ data: { organizationId, name: "Kitchen" } }));
    await Promise.all([department(own.id), department(other.id)]);
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        turn % 2
          ? db().department.count()
          : db().$transaction(
              async (tx) => {
                await tx.$executeRaw`select set_config('app.organization_id', ${String(own.id)}, true)`;
                return tx.department.count();
              },
              { isolationLevel: "RepeatableRead" },
            ),
      ),
    );
    expect(counts).toEqual(counts.map((_, turn) => (turn % 2 ? 0 : 1)));
    await expect(
      inOrganization(own.id, (tx) => tx.department.create({ data: { organizationId: other.id, name: "Stolen" } })),
    ).rejects.toThrow(/row-level security/);
    // What failed leaves its session usable.
    expect(await db().department.count()).toBe(0);
  });

  it.skipIf(isMissing)(
    "prepared questions, job locks, migrations and the law work as they do without one",
    async () => {
      const twice = () => queryPrepared<{ n: number }>("pooled-question", "select $1::int as n", [7]);
      expect(await Promise.all(Array.from({ length: 30 }, twice))).toEqual(
        Array.from({ length: 30 }, () => [{ n: 7 }]),
      );
      const lock = await takeJobLock("pooled");
      expect(await takeJobLock("pooled")).toBeNull();
      await lock?.release();
      const again = await takeJobLock("pooled");
      expect(again).not.toBeNull();
      await again?.release();
      expect(await applyMigrations(databaseUrl())).toEqual([]);
      expect(await loadCorpus()).toMatchObject({ state: "unchanged" });
    },
  );
});
