import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { HOUR_MS, MINUTE_MS } from "../../web/platform/clock";
import { build, root } from "../../web/start/steps.mjs";
import { startSmtpFake } from "../fakes/smtp";
import { newDataDir } from "../start/server-process";
import { DatabaseLine } from "./load/database-line";
import { type Answered, Ledger } from "./load/ledger";
import { uniqueQuestions } from "./load/questions";
import { Supervisor } from "./load/supervisor";

/** `npm run test:faults [-- --minutes 10 --fault 'clock|disk']`: mixed traffic while everything around the product fails by turns. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    load: { type: "string", default: "0.7" },
    fault: { type: "string", default: "." },
  },
});
const MINUTES = Number(values.minutes);
const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };
const RECOVERY_MS = 5_000;
const LANES = 16;

await build();
const smtp = await startSmtpFake({ headersOnly: true });
const line = await DatabaseLine.open();
const dataDir = newDataDir();
const clockFile = path.join(dataDir, "clock-jump");
const filesDisk = smallDisk(path.join(dataDir, "files"));
const product = await Supervisor.open(dataDir, {
  DATABASE_URL: line.url,
  CLOCK_FILE: clockFile,
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, "tests/bench/load/clock-jumps.mjs"))}`,
  SESSION_SECRET: "5".repeat(64),
  ENCRYPTION_KEY: "e".repeat(64),
  PAYMENTS: "test",
  RATE_LIMIT: "off",
  SECOND_FACTOR: "optional",
  SMTP_URL: smtp.url,
  MAIL_RATE: "200",
  LOG_LEVEL: "error",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
const ledger = new Ledger();
const questions = uniqueQuestions();
const recoveries: { fault: string; ms: number }[] = [];
const findings: string[] = [];
let cookie = "";

/** A small disk of its own for the files, or null where none may be mounted. */
function smallDisk(folder: string): string | null {
  mkdirSync(folder);
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=512m", "tmpfs", folder]);
  return status === 0 ? folder : null;
}

async function send(method: string, where: string, body?: BodyInit, key?: string): Promise<Answered> {
  try {
    const answer = await fetch(product.url + where, {
      method,
      headers: {
        cookie,
        origin: product.url,
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const code = answer.status === 409 ? (JSON.parse(text) as { code?: string }).code : undefined;
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), code };
  } catch {
    return { status: 0, retryAfter: null };
  }
}

const coupon = (name: string, key: string) =>
  send(
    "POST",
    "/api/admin/coupons",
    JSON.stringify({ code: name.slice(0, 40), kind: "percent", percentOff: 20, description: name, validForPlans: [] }),
    key,
  );

function candidate(name: string, key: string): Promise<Answered> {
  const form = new FormData();
  const person = { firstName: "Kim", lastName: name, email: `${name}@example.com`, phone: null };
  form.set("candidateData", JSON.stringify(person));
  form.set("resume", new File([`Kim ${name}\nBaker\n${"Bread, cakes and rolls. ".repeat(2000)}`], "kim.txt"));
  return send("POST", "/api/ats/candidates/with-files", form, key);
}

/** One of every kind of request, as often as people make them. */
async function once(turn: number): Promise<void> {
  const { question, state } = questions.next().value;
  const kind = turn % 10;
  if (kind === 0) return ledger.write("coupon", coupon);
  if (kind === 1) return ledger.write("candidate", candidate);
  const read = (where: string) =>
    send("GET", where).then((answer) => ledger.note(`GET ${where.split("?")[0]}`, answer));
  if (kind < 4) return read(`/api/laws/search?q=${encodeURIComponent(question)}&jurisdiction=${state}`);
  if (kind < 6) return read("/");
  if (kind < 8) return read("/dashboard");
  if (kind < 9) return read("/api/law-updates");
  const asked = JSON.stringify({ concern: question, jurisdiction: state });
  ledger.note("analyze", await send("POST", "/api/analyze-concern", asked));
}

let turn = 0;

/** As many requests as the product takes in ten seconds with all lanes full. */
async function measuredLimit(): Promise<number> {
  const ends = performance.now() + 10_000;
  const began = turn;
  const lane = async () => {
    while (performance.now() < ends) await once(turn++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (turn - began) / 10;
}

async function traffic(perSecond: number, ends: number): Promise<void> {
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  while (performance.now() < ends) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    // What a stopped product could not take is not sent all at once afterwards.
    if (open.size > 200) sent = Math.floor(due);
    for (; sent < due && open.size <= 200; sent += 1) {
      const work = once(turn++).finally(() => open.delete(work));
      open.add(work);
    }
    await wait(20);
  }
  await Promise.all(open);
}

/** The disk of the files runs full to the last block, and is free again: what lies on it stays. */
async function fullDisk(): Promise<void> {
  if (!filesDisk) throw new Error("a tmpfs cannot be mounted here");
  const ballast = path.join(filesDisk, "ballast");
  // It writes until nothing goes in any more, which is its mistake and our purpose.
  spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=4k"]);
  try {
    await wait(5_000);
  } finally {
    rmSync(ballast);
  }
}

const FAULTS: [string, () => Promise<unknown> | unknown][] = [
  ["PostgreSQL restarted", () => line.restart()],
  ["connections cut", () => line.cut()],
  ["mail server down for 10 s", () => mailTrouble({ status: 421 })],
  ["mail server silent for 10 s", () => mailTrouble({ hang: true })],
  ["disk of the files full for 5 s", fullDisk],
  ["clock two hours ahead for 5 s", () => clockJump(2 * HOUR_MS)],
  ["clock ten minutes behind for 5 s", () => clockJump(-10 * MINUTE_MS)],
];

/** The product's clock jumps and comes back: what was begun before must still be known, and known once. */
async function clockJump(ms: number): Promise<void> {
  for (const offset of [ms, 0]) {
    writeFileSync(clockFile, String(offset));
    product.signal("SIGUSR2");
    await wait(5_000);
  }
}

async function mailTrouble(how: { status?: number; hang?: boolean }): Promise<void> {
  smtp.behave(how as never);
  await wait(10_000);
  smtp.behave();
}

/** A kill every half minute, between them the other faults by turns; each is over when a page answers again. */
async function faults(ends: number): Promise<void> {
  const wanted = FAULTS.filter(([name]) => new RegExp(String(values.fault)).test(name));
  for (let next = 0; performance.now() + 15_000 < ends; next += 1) {
    const fault = wanted[next % wanted.length];
    if (fault) await suffer(fault);
    await wait(7_000);
    recoveries.push({ fault: "the process killed", ms: Math.round(await product.killed()) });
    await wait(7_000);
  }
}

async function suffer([name, happen]: (typeof FAULTS)[number]): Promise<void> {
  try {
    await happen();
    await wait(20);
    recoveries.push({ fault: name, ms: Math.round(await product.untilAnswers()) });
  } catch (error) {
    recoveries.push({ fault: `${name}: ${error instanceof Error ? error.message : error}`, ms: Number.NaN });
  }
}

async function prepare(): Promise<void> {
  await product.untilAnswers();
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.url },
    body: JSON.stringify(ADMIN),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const made = await send("POST", "/api/organizations", JSON.stringify({ name: "Miller Bakeries" }));
  if (made.status !== 201) throw new Error(`The organization was answered with ${made.status}`);
}

/** The ledger beside the database: nothing lost, nothing twice. */
async function compare(): Promise<void> {
  const sql = new pg.Client({ connectionString: line.direct });
  await sql.connect();
  const held: [string, string][] = [
    ["coupon", "select description as name from coupons where description like 'coupon-%'"],
    ["candidate", "select last_name as name from candidates where last_name like 'candidate-%'"],
  ];
  for (const [kind, text] of held) {
    const rows: string[] = (await sql.query(text)).rows.map(({ name }) => name);
    const answered = ledger.namesOf(kind);
    const lost = answered.filter((name) => !rows.includes(name));
    const doubled = rows.length - new Set(rows).size;
    console.log(`${kind}: ${answered.length} answered, ${rows.length} stored, ${lost.length} lost, ${doubled} doubled`);
    if (lost.length + doubled > 0) findings.push(`${kind}: ${lost.length} lost, ${doubled} doubled`);
  }
  const files = await sql.query(
    "select count(*)::int as count from candidates c where not exists (select 1 from resume_data r where r.candidate_id = c.id)",
  );
  console.log(`candidates whose resume was not read yet: ${files.rows[0].count}`);
  await sql.end();
}

try {
  await prepare();
  const limit = await measuredLimit();
  const perSecond = Math.max(1, limit * Number(values.load));
  console.log(`limit ${limit.toFixed(0)} a second, ${perSecond.toFixed(0)} a second are sent for ${MINUTES} minutes`);
  const ends = performance.now() + MINUTES * 60_000;
  await Promise.all([traffic(perSecond, ends), faults(ends)]);
  await compare();
  console.table([...ledger.counts].map(([answer, count]) => ({ answer, count })));
  console.table(recoveries);
  console.table(product.errors());
  for (const { fault, ms } of recoveries)
    if (!(ms <= RECOVERY_MS)) findings.push(`${fault}: ${Math.round(ms)} ms until a page answered`);
  findings.push(...new Set(ledger.unclean));
  const summary = { minutes: MINUTES, perSecond, writes: ledger.entries.length, restarts: product.restarts };
  console.log(JSON.stringify({ bench: "faults", ...summary, answers: Object.fromEntries(ledger.counts), findings }));
} finally {
  await product.close();
  await line.close();
  await smtp.stop();
  if (filesDisk) spawnSync("umount", ["-l", filesDisk]);
  rmSync(dataDir, { recursive: true, force: true });
}
if (findings.length > 0) {
  console.error(`${findings.length} findings:\n${findings.slice(0, 30).join("\n")}`);
  process.exitCode = 1;
}
