import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startCluster } from "../../prisma/postgres/cluster";
import { build } from "../../web/start/steps.mjs";
import { newDataDir, type Started, start } from "../start/server-process";

// Two web processes on one database, then a rolling upgrade under writes. `--old <checkout>` starts an earlier version,
// built in its own folder, as the first of the two.
const { values } = parseArgs({
  options: { old: { type: "string" }, writes: { type: "string", default: "200" } },
});
const WRITES = Number(values.writes);
const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };

await build();
const clusterDir = mkdtempSync(path.join(tmpdir(), "statewise-two-"));
chmodSync(clusterDir, 0o755);
const cluster = await startCluster(clusterDir);
const folders: string[] = [clusterDir];
const running: Started[] = [];
const sql = new pg.Client({ connectionString: cluster.url });
const findings: string[] = [];
const table: { check: string; result: string }[] = [];

function note(check: string, isFine: boolean, result: string): void {
  table.push({ check, result });
  if (!isFine) findings.push(`${check}: ${result}`);
}

async function launch(checkout?: string): Promise<Started> {
  const dataDir = newDataDir();
  folders.push(dataDir);
  const shared = {
    DATABASE_URL: cluster.url,
    SESSION_SECRET: "5".repeat(64),
    ENCRYPTION_KEY: "e".repeat(64),
    PAYMENTS: "test",
    SECOND_FACTOR: "optional",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const process = await start(dataDir, shared, checkout);
  running.push(process);
  await process.ready();
  return process;
}

type Call = { cookie?: string; body?: unknown; key?: string };

const call = (at: Started, method: string, where: string, { cookie, body, key }: Call = {}): Promise<Response> =>
  fetch(at.url + where, {
    method,
    headers: {
      origin: at.url,
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  });

const signIn = async (at: Started): Promise<string> => {
  const answer = await call(at, "POST", "/api/auth/login", { body: ADMIN });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
};

const feedback = { type: "general-feedback", message: "Is the count shared?" };
const coupon = (code: string) => ({
  code,
  kind: "percent",
  percentOff: 20,
  description: "20 % off",
  validForPlans: [],
});
const countOf = async (text: string): Promise<number> => Number((await sql.query(text)).rows[0].count);

async function sessionsHold(a: Started, b: Started): Promise<void> {
  const cookie = await signIn(a);
  const there = (await call(b, "GET", "/api/auth/user", { cookie })).status;
  await call(b, "POST", "/api/auth/logout", { cookie });
  const gone = (await call(a, "GET", "/api/auth/user", { cookie })).status;
  note("a session of one is one of the other, and ends in both", there === 200 && gone === 401, `${there}, ${gone}`);
}

async function limitsHold(a: Started, b: Started): Promise<void> {
  const calls = Array.from({ length: 40 }, (_, index) =>
    call(index % 2 ? a : b, "POST", "/api/feedback", { body: feedback }),
  );
  const taken = (await Promise.all(calls)).filter(({ status }) => status === 201).length;
  note("40 calls by turns against a limit of 20", taken === 20, `${taken} taken`);
}

async function keysHold(a: Started, b: Started, cookie: string): Promise<void> {
  const body = coupon("TWICE");
  const calls = Array.from({ length: 20 }, (_, index) =>
    call(index % 2 ? a : b, "POST", "/api/admin/coupons", { cookie, body, key: "one-key" }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  const rows = await countOf("select count(*) from coupons where code = 'TWICE'");
  const foreign = statuses.filter((status) => ![201, 409].includes(status));
  note(
    "one idempotency key, 20 calls at once",
    rows === 1 && foreign.length === 0,
    `${rows} row, ${statuses.join(" ")}`,
  );
}

/** Mails leave through the job of each minute and through the kick of each process: each of them once. */
async function mailsLeaveOnce(): Promise<void> {
  const deadline = Date.now() + 90_000;
  while ((await countOf("select count(*) from mails where state <> 'sent'")) > 0 && Date.now() < deadline)
    await wait(250);
  const ids = folders.flatMap((folder) => {
    const outbox = path.join(folder, "outbox");
    const names = readdirSync(folder).includes("outbox")
      ? readdirSync(outbox).filter((name) => name.endsWith(".eml"))
      : [];
    return names.map(
      (name) => /^message-id: *(.*)$/im.exec(readFileSync(path.join(outbox, name), "utf8"))?.[1] ?? name,
    );
  });
  const queued = await countOf("select count(*) from mails");
  const isFine = ids.length === queued && new Set(ids).size === queued;
  note("mails of both, each sent once", isFine, `${queued} queued, ${ids.length} sent, ${new Set(ids).size} different`);
}

async function jobsRunOnce(): Promise<void> {
  const { rows } = await sql.query(
    `select count(*)::int as runs, count(distinct (name, slot))::int as slots, count(distinct process_id)::int as processes
     from job_runs where trigger <> 'manual'`,
  );
  const { runs, slots, processes } = rows[0];
  note(
    "planned times, each run once",
    runs > 0 && runs === slots,
    `${runs} runs, ${slots} times, ${processes} processes`,
  );
}

/** The old process leaves and a new one comes while writes go on; a balancer would send a failed call to the other. */
async function upgradeUnderWrites(old: Started, stays: Started): Promise<void> {
  let open = [old, stays];
  const cookie = await signIn(stays);
  const ledger: string[] = [];
  const faults: number[] = [];
  let repeated = 0;
  const write = async (index: number) => {
    const code = `ROLL${index}`;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const at = open[(index + attempt) % open.length] as Started;
      const status = await call(at, "POST", "/api/admin/coupons", { cookie, body: coupon(code), key: code }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) return ledger.push(code);
      if (status >= 500 && status !== 503) faults.push(status);
      repeated += 1;
      await wait(150);
    }
    return faults.push(0);
  };
  const upgrade = (async () => {
    await wait(2000);
    open = [stays];
    await old.stop("SIGTERM");
    open = [stays, await launch()];
  })();
  for (let index = 0; index < WRITES; index += 4) {
    await Promise.all([0, 1, 2, 3].map((more) => write(index + more)));
    await wait(1000);
  }
  await upgrade;
  const rows = await countOf("select count(*) from coupons where code like 'ROLL%'");
  note(
    "writes during the change, none lost and none doubled",
    rows === ledger.length && faults.length === 0 && ledger.length >= WRITES,
    `${ledger.length} answered, ${rows} stored, ${repeated} sent again, faults ${faults.slice(0, 9).join(" ") || "none"}`,
  );
}

try {
  const old = await launch(values.old && path.resolve(values.old));
  await sql.connect();
  const fresh = await launch();
  await sessionsHold(old, fresh);
  await limitsHold(old, fresh);
  await keysHold(old, fresh, await signIn(old));
  await upgradeUnderWrites(old, fresh);
  await mailsLeaveOnce();
  await jobsRunOnce();
  for (const process of running) {
    const errors = process.output().match(/"level":"(error|fatal)".*/g) ?? [];
    note(`errors in the log of ${process.url}`, errors.length === 0, errors.slice(0, 2).join("\n") || "none");
  }
} finally {
  await sql.end();
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((process) => process.stop()));
  await cluster.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
console.table(table);
console.log(JSON.stringify({ bench: "two-processes", findings, old: values.old ?? null, table }));
if (findings.length > 0) process.exitCode = 1;
