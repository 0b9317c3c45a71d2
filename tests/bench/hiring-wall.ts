import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { prepareTemplate } from "../setup/template";
import { fillHiring } from "./hiring/fill";

// What the wall of single jobs costs those who see every job, and how fast it is for those who do not:
// `npm run bench -- hiring-wall [candidates] [applications]`. The same questions in turns with the wall and without it.
const [candidates = 50_000, applications = 200_000] = process.argv.slice(2).map(Number);
const JOBS = 500;
const ROUNDS = 8;
const RUNS = 12;
/** All questions together, in the middle: no more than this share slower. */
const MOST = 1.05;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
const cluster = await prepareTemplate(dataDir);

const { closeDatabase } = await import("~/platform/db/client");
const { stopMail } = await import("~/platform/mail/kick-mail");
const { hiringMember, readReportQuery, runReport } = await import("~/domain/hiring");
const { getCandidate, listCandidates } = await import("~/domain/hiring/candidates");
const { applicationBoard, listApplications } = await import("~/domain/hiring/recruiting");
const { makeTeam, principalOf } = await import("../integration/hiring/team");

const owner = new pg.Client({ connectionString: process.env.DATABASE_URL });
await owner.connect();
type Policy = { name: string; qual: string };
const POLICIES = "select tablename as name, qual from pg_policies where policyname = 'jobs_in_view'";
const { rows: policies } = await owner.query<Policy>(POLICIES);

async function setWall(stands: boolean): Promise<void> {
  for (const { name, qual } of policies) {
    const make = stands ? `; create policy jobs_in_view on ${name} as restrictive using (${qual})` : "";
    await owner.query(`drop policy if exists jobs_in_view on ${name}${make}`);
  }
}

const median = (taken: number[]): number => taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
const rounded = (ms: number) => Math.round(ms * 100) / 100;

try {
  await stopMail();
  const { cookie, organizationId } = await makeTeam("Bench");
  await fillHiring(organizationId, { candidates, applications, jobs: JOBS });
  const member = await hiringMember(await principalOf(cookie));
  await owner.query(`select set_config('app.organization_id', '${organizationId}', false)`);
  const { rows } = await owner.query<{ job: number; candidate: number }>(
    "select job_id as job, min(candidate_id) as candidate from applications group by 1 order by count(*) desc, 1 limit 3",
  );
  const [job] = rows;
  const jobId = job?.job ?? 0;
  const page = { status: "all" as const, limit: 25 };
  const lastYear = readReportQuery({ from: new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10) });
  const questions: Record<string, (who: typeof member, turn: number) => Promise<unknown>> = {
    "candidates, first page": (who) => listCandidates(who, page),
    "candidates, search": (who, turn) =>
      listCandidates(who, { ...page, search: ["kim", "payroll forklift", "reference4711", "zzzz"][turn % 4] }),
    "one candidate": (who) => getCandidate(who, job?.candidate ?? 0),
    "applications, first page": (who) => listApplications(who, page),
    "applications, one status": (who) => listApplications(who, { ...page, status: "offer" }),
    "applications, search": (who, turn) =>
      listApplications(who, { ...page, search: ["kim ito", "Baker 5", "driver"][turn % 3] }),
    "board of the largest job": (who) => applicationBoard(who, jobId),
    "report funnel, a year": (who) => runReport(who, "funnel", lastYear),
    "report time in stage, a year": (who) => runReport(who, "time_in_stage", lastYear),
  };
  const single = { ...member, jobs: rows.map((one) => one.job) };
  const took = Object.fromEntries(
    Object.keys(questions).map((what) => [
      what,
      { without: [] as number[], with: [] as number[], single: [] as number[] },
    ]),
  );
  const ask = async (what: string, who: typeof member, into: number[]) => {
    const question = questions[what];
    await question?.(who, 0);
    for (let turn = 0; turn < RUNS; turn += 1) {
      const started = performance.now();
      await question?.(who, turn);
      into.push(performance.now() - started);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const stands of round % 2 === 0 ? [false, true] : [true, false]) {
      await setWall(stands);
      for (const [what, taken] of Object.entries(took)) {
        await ask(what, member, stands ? taken.with : taken.without);
        if (stands && round < 2) await ask(what, single, taken.single);
      }
    }
  }
  const table = Object.entries(took).map(([what, taken]) => {
    const [without, standing, restricted] = [median(taken.without), median(taken.with), median(taken.single)];
    const shares = { without: rounded(without), with: rounded(standing), share: rounded(standing / without) };
    return { what, ...shares, "three jobs only": rounded(restricted) };
  });
  const sum = (key: "without" | "with") => table.reduce((total, row) => total + Math.log(row[key]), 0) / table.length;
  const share = Math.exp(sum("with") - sum("without"));
  console.table(table);
  console.log(JSON.stringify({ bench: "hiring-wall", candidates, applications, share: rounded(share), rows: table }));
  if (share > MOST) process.exitCode = 1;
} finally {
  await owner.end();
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
