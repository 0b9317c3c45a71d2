import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareTemplate } from "../setup/template";
import { fillHiring } from "./hiring/fill";

// Hiring at the size of a large customer: `npm run bench -- hiring [candidates] [applications]`.
const [candidates = 100_000, applications = 500_000] = process.argv.slice(2).map(Number);
const JOBS = 1_000;
const STAGES = 6;
const RUNS = 60;
const TARGET_MS = 60;
const PARSE_TARGET_MS = 300;
/** Our own, as no target is set for reports: nobody waits for a page longer than that without wondering. */
const REPORT_TARGET_MS = 2_000;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
const cluster = await prepareTemplate(dataDir);

const { closeDatabase, db } = await import("~/platform/db/client");
const { stopMail } = await import("~/platform/mail/kick-mail");
const { hiringMember, readReportQuery, runReport } = await import("~/domain/hiring");
const { listCandidates, readResume } = await import("~/domain/hiring/candidates");
const { applicationBoard, boardColumn, listApplications, moveApplication } = await import("~/domain/hiring/recruiting");
const { makeTeam, principalOf } = await import("../integration/hiring/team");
const { madeSpecimens } = await import("../resumes/made");
const { heldOut, known, measure, percent } = await import("../resumes/measure");
const { renderSpecimen } = await import("../resumes/render");

type Row = { what: string; p50: number; p95: number; target: number };
const rows: Row[] = [];

async function time(what: string, target: number, run: (turn: number) => Promise<unknown>, runs = RUNS): Promise<void> {
  const taken: number[] = [];
  for (let turn = -3; turn < runs; turn += 1) {
    const started = performance.now();
    await run(turn + 3);
    if (turn >= 0) taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN) * 10) / 10;
  rows.push({ what, p50: at(0.5), p95: at(0.95), target });
}

try {
  await stopMail();
  const { cookie, organizationId } = await makeTeam("Bench");
  await fillHiring(organizationId, { candidates, applications, jobs: JOBS });
  const member = await hiringMember(await principalOf(cookie));
  const [count] = await db().$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
    return tx.$queryRaw<
      { candidates: number; applications: number }[]
    >`select (select count(*)::int from candidates) as candidates, (select count(*)::int from applications) as applications`;
  });
  const page = { status: "all" as const, limit: 25 };
  let candidateCursor: string | undefined;
  let applicationCursor: string | undefined;
  const searches = [
    "kim",
    "ito",
    "payroll forklift",
    "reference4711",
    '"warehouse systems"',
    "nurse -excel",
    "wei qui",
    "zzzz",
  ];
  await time("candidates, page after page", TARGET_MS, async () => {
    candidateCursor = (await listCandidates(member, { ...page, cursor: candidateCursor })).nextCursor ?? undefined;
  });
  await time("candidates, one tag", TARGET_MS, () => listCandidates(member, { ...page, tag: "night shift" }));
  await time("candidates, search", TARGET_MS, (turn) =>
    listCandidates(member, { ...page, search: searches[turn % searches.length] }),
  );
  await time("applications, page after page", TARGET_MS, async () => {
    applicationCursor =
      (await listApplications(member, { ...page, cursor: applicationCursor })).nextCursor ?? undefined;
  });
  await time("applications, one status", TARGET_MS, () => listApplications(member, { ...page, status: "offer" }));
  await time("applications, search", TARGET_MS, (turn) =>
    listApplications(member, { ...page, search: ["kim ito", "Baker 5", "reference4711", "driver"][turn % 4] }),
  );
  const [job] = await db().$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
    return tx.$queryRaw<
      { id: number; stage: number }[]
    >`select job_id as id, stage_id as stage from applications where status = 'screening' group by 1, 2 order by count(*) desc limit 1`;
  });
  const jobId = job?.id ?? 0;
  await time("kanban board of the largest job", TARGET_MS * STAGES, () => applicationBoard(member, jobId));
  let columnCursor: string | null = null;
  await time("kanban column, page after page", TARGET_MS, async () => {
    columnCursor = (await boardColumn(member, { jobId, stageId: job?.stage ?? 0, cursor: columnCursor })).nextCursor;
  });
  const movable = (await listApplications(member, { ...page, status: "applied", limit: 100 })).data;
  await time("move of one application", TARGET_MS, (turn) =>
    moveApplication(member, movable[turn]?.id ?? 0, { status: "screening" }),
  );

  const lastYear = readReportQuery({ from: new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10) });
  for (const type of ["funnel", "source", "time_in_stage", "pipeline"] as const)
    await time(`report ${type}, a year`, REPORT_TARGET_MS, () => runReport(member, type, lastYear), 5);

  const specimen = madeSpecimens().find(({ format }) => format === "pdf");
  if (!specimen) throw new Error("no specimen");
  const long = {
    ...specimen,
    lines: [
      ...specimen.lines,
      ...Array.from(
        { length: 60 },
        (_, line) => `- Kept record ${line} of the daily work and answered for its quality in every audit since 2015`,
      ),
    ],
  };
  const bytes = await renderSpecimen(long);
  await time("two-page PDF resume read", PARSE_TARGET_MS, () => readResume(bytes, "pdf"), 30);
  const [made, unseen] = [await measure([...madeSpecimens(), ...known()]), await measure(heldOut())];

  console.log(
    `${count?.candidates.toLocaleString("en-US")} candidates, ${count?.applications.toLocaleString("en-US")} applications, ${JOBS} jobs`,
  );
  console.table(rows.map((row) => ({ ...row, "p95 within target": row.p95 <= row.target })));
  const fields = ["name", "email", "phone", "location", "title", "employer", "dates", "school", "skills"];
  console.table(
    fields.map((field) => ({
      field,
      [`known (${made.specimens})`]: percent(made, field).toFixed(1),
      [`held out (${unseen.specimens})`]: percent(unseen, field).toFixed(1),
    })),
  );
  console.log(
    JSON.stringify({
      bench: "hiring",
      ...count,
      rows,
      accuracy: Object.fromEntries(fields.map((field) => [field, [percent(made, field), percent(unseen, field)]])),
    }),
  );
  if (rows.some(({ p95, target }) => p95 > target)) process.exitCode = 1;
} finally {
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
