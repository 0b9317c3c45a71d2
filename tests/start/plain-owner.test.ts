import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { restoreBackup } from "../../prisma/backup/restore-backup";
import { writeBackup } from "../../prisma/backup/write-backup";
import { applyMigrations } from "../../prisma/migrate/apply";
import { type Cluster, startCluster } from "../../prisma/postgres/cluster";
import { newDataDir, start } from "./server-process";

/** A server of its own on which nobody but its superuser, who then leaves, may do more than own a database. */
const folder = mkdtempSync(path.join(tmpdir(), "statewise-owner-"));
const [firstMachine, secondMachine] = [newDataDir(), newDataDir()];
let cluster: Cluster;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  cluster = await startCluster(folder);
});
afterAll(async () => {
  await cluster.stop();
  for (const made of [folder, firstMachine, secondMachine]) rmSync(made, { recursive: true, force: true });
});

/** What the last of the statements answers. */
async function asked<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results = [await client.query<Row>(sql)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

/** A database that a login owns which may do what `rights` say. */
async function ownDatabase(login: string, name: string, rights = "nocreaterole"): Promise<string> {
  await asked(
    cluster.url,
    `do $$ begin create role ${login} login password 'plain' nosuperuser ${rights}; exception when duplicate_object then null; end $$`,
  );
  await asked(cluster.url, `create database ${name} owner ${login}`);
  return addressOf(login, name);
}

function addressOf(login: string, name: string): string {
  const url = new URL(cluster.url);
  Object.assign(url, { username: login, password: "plain", pathname: `/${name}` });
  return url.href;
}

const command = (url: string, ...args: string[]): string =>
  execFileSync(process.execPath, ["--import", "tsx", "prisma/command.ts", ...args], {
    cwd: projectRoot,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
  });

const COUNTS = `select (select count(*)::int from laws) as laws, (select count(*)::int from organizations) as organizations,
  (select count(*)::int from pg_constraint where contype = 'f') as references,
  (select count(*)::int from pg_trigger where tgenabled = 'O') as triggers`;
const DEPARTMENTS = "select count(*)::int as count from departments";
const ONE_EACH = `
  insert into organizations (name, slug, updated_at) values ('One', 'one', now()), ('Two', 'two', now());
  select set_config('app.organization_id', id::text, false) from organizations where slug = 'one';
  insert into departments (organization_id, name, updated_at) select id, 'Kitchen', now() from organizations where slug = 'one';
  select set_config('app.organization_id', id::text, false) from organizations where slug = 'two';
  insert into departments (organization_id, name, updated_at) select id, 'Kitchen', now() from organizations where slug = 'two';`;

describe("a database whose owner may nothing else", () => {
  it("is migrated, served, backed up and restored, and row security binds its owner", async () => {
    const url = await ownDatabase("plain", "first");
    const server = await start(firstMachine, { DATABASE_URL: url });
    try {
      await server.ready();
      const readiness = await (await fetch(`${server.url}/readyz`)).json();
      expect(readiness).toMatchObject({ ready: true, rowSecurity: expect.stringContaining("forced on the owner") });
      expect(server.output()).toMatch(/^row security +ok, forced on the owner/m);
      expect((await fetch(`${server.url}/careers`)).status).toBe(200);
      expect((await fetch(`${server.url}/laws/flsa-minimum-wage`)).status).toBe(200);
    } finally {
      expect((await server.stop()).code).toBe(0);
    }
    await asked(url, ONE_EACH);
    expect(await asked(url, DEPARTMENTS)).toEqual([{ count: 0 }]);
    expect(await asked(url, `update departments set name = 'Taken' returning id`)).toEqual([]);

    const file = path.join(folder, "all.backup");
    expect(command(url, "backup", file)).toContain("Written");
    const second = await ownDatabase("plain", "second");
    expect(command(second, "restore", file)).toContain("Restored");
    expect(await asked(second, COUNTS)).toEqual(await asked(url, COUNTS));
    expect(await asked(second, DEPARTMENTS)).toEqual([{ count: 0 }]);
    expect(await asked(second, `set app.opening = 'backup'; ${DEPARTMENTS}`)).toEqual([{ count: 2 }]);
    expect(
      await asked(second, `set app.opening = 'backup'; update departments set name = 'Taken' returning id`),
    ).toEqual([]);
  });

  it("is not served by a second machine with another encryption key, and one without the files says so", async () => {
    const DATABASE_URL = addressOf("plain", "first");
    const withoutKey = await (await start(secondMachine, { DATABASE_URL })).ended();
    expect(withoutKey).toMatchObject({
      code: 1,
      output: expect.stringContaining("This machine has none. Set ENCRYPTION_KEY"),
    });
    const otherKey = await (await start(secondMachine, { DATABASE_URL, ENCRYPTION_KEY: "ab".repeat(32) })).ended();
    expect(otherKey).toMatchObject({ code: 1, output: expect.stringContaining("ENCRYPTION_KEY is another one") });

    await asked(cluster.url, "alter database first connection limit 20");
    const ENCRYPTION_KEY = readFileSync(path.join(firstMachine, "encryption-key"), "utf8");
    const second = await start(secondMachine, {
      DATABASE_URL,
      ENCRYPTION_KEY,
      WEB_PROCESSES: "1",
    });
    try {
      await second.ready();
      expect(second.output()).toMatch(/^files +not where the other machines keep them/m);
      expect(second.output()).toMatch(/^connections +24 may be wanted .* gives 20: raise/m);
      const readiness = async () => (await fetch(`${second.url}/readyz`)).json();
      expect(await readiness()).toMatchObject({
        encryptionKey: "ok",
        files: expect.stringContaining("share DATA_DIR/files"),
      });
      cpSync(path.join(firstMachine, "files"), path.join(secondMachine, "files"), { recursive: true });
      expect(await readiness()).toMatchObject({ files: "ok" });
    } finally {
      expect((await second.stop()).code).toBe(0);
    }
  });

  it("is worked on as the role that owns nothing as soon as a superuser has made it", async () => {
    const url = addressOf("plain", "second");
    await asked(cluster.url, "create role statewise_app nologin; grant statewise_app to plain");
    await applyMigrations(url);
    expect(await asked(url, `set role statewise_app; ${DEPARTMENTS}`)).toEqual([{ count: 0 }]);
    // The owner, who makes the backups, passes then; what was open for them is closed.
    expect(await asked(url, DEPARTMENTS)).toEqual([{ count: 2 }]);
    expect(await asked(url, "select from pg_policy where polname = 'backup_opening'")).toEqual([]);
    await asked(cluster.url, "revoke statewise_app from plain");
    await applyMigrations(url);
    expect(await asked(url, DEPARTMENTS)).toEqual([{ count: 0 }]);
  });
});

describe("a database whose owner may make roles, as on most managed services", () => {
  it("is worked on as the role that owns nothing", async () => {
    for (const name of ["first", "second"]) await asked(cluster.url, `drop database ${name}`);
    await asked(cluster.url, "drop role statewise_app");
    const url = await ownDatabase("maker", "third", "createrole");
    await applyMigrations(url);
    await asked(url, ONE_EACH);
    expect(await asked(url, `set role statewise_app; ${DEPARTMENTS}`)).toEqual([{ count: 0 }]);
    const file = path.join(folder, "third.backup");
    expect(await writeBackup(url, path.join(folder, "none"), file)).toMatchObject({ files: 0 });
    await asked(url, "delete from departments");
    await restoreBackup(url, path.join(folder, "none"), file);
    expect(await asked(url, DEPARTMENTS)).toEqual([{ count: 2 }]);
    expect(await asked(url, `set role statewise_app; ${DEPARTMENTS}`)).toEqual([{ count: 0 }]);
  });
});
