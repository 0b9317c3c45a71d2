import { describe, expect, it } from "vitest";
import {
  type HiringMember,
  inHiring,
  mailReports,
  REPORT_TYPES,
  REPORTS,
  reportCsv,
  reportQuery,
  reportRows,
  reportRowsCsv,
  runReport,
  scheduleReport,
} from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { addApplication, moveApplication, undoMove } from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

let counter = 0;

async function applied(member: HiringMember, jobId: number): Promise<number> {
  counter += 1;
  const form = candidateForm.parse({ firstName: "Ann", lastName: `Lee${counter}`, email: `ann${counter}@example.com` });
  return (await addApplication(member, { candidateId: (await createCandidate(member, form)).id, jobId })).id;
}

async function jobWithStages(member: HiringMember, columns: object = {}): Promise<number> {
  const jobId = await publishedJob(member, columns);
  await inHiring(member, (tx) => copyStages(tx, member.organizationId, jobId));
  return jobId;
}

const lineOf = async (member: HiringMember, type: (typeof REPORT_TYPES)[number], key: string, query: object = {}) =>
  (await runReport(member, type, reportQuery.parse(query))).lines.find((line) => line.key === key)?.values;

/** Four applicants: one hired after ten days, one rejected in the interviews, one in screening, one untouched. */
async function hiredTeam() {
  const team = await makeTeam();
  const { member } = team;
  const jobId = await jobWithStages(member, { openings: 2, department: "Bakery" });
  const ids = [await applied(member, jobId), await applied(member, jobId), await applied(member, jobId)];
  await applied(member, jobId);
  const [hired, rejected, screened] = ids as [number, number, number];
  shiftClock(10 * DAY_MS);
  for (const status of ["screening", "interviewing", "offer", "hired"] as const)
    await moveApplication(member, hired, { status });
  for (const status of ["screening", "interviewing"] as const) await moveApplication(member, rejected, { status });
  await moveApplication(member, rejected, { status: "rejected", reason: "Not enough practice" });
  await moveApplication(member, screened, { status: "screening" });
  // A step that was taken back does not count as reached.
  const { eventId } = await moveApplication(member, screened, { status: "interviewing" });
  await undoMove(member, screened, eventId);
  return { ...team, jobId, hired };
}

describe("reports", () => {
  it("tell the funnel by the furthest step, rejected or not, without steps that were taken back", async () => {
    const { member } = await hiredTeam();
    const report = await runReport(member, "funnel", reportQuery.parse({}));
    shiftClock(0);
    expect(report.n).toBe(4);
    expect(report.lines.map(({ key, values }) => [key, ...values])).toEqual([
      ["applied", 4, 100, null],
      ["screening", 3, 75, 75],
      ["interviewing", 2, 50, 66.7],
      ["offer", 1, 25, 50],
      ["hired", 1, 25, 100],
    ]);
    expect(report.headline.value).toBe(25);
  });

  it("measure days to hire and in stage, and say nothing where there are too few", async () => {
    const { member, jobId } = await hiredTeam();
    const toHire = await runReport(member, "time_to_hire", reportQuery.parse({}));
    expect(toHire.lines).toEqual([{ key: String(jobId), label: "Baker", values: [1, 10, 10, 10] }]);
    expect(toHire.headline.value).toBeNull();
    expect((await runReport(member, "time_to_hire", reportQuery.parse({ start: "contacted" }))).n).toBe(0);
    const stages = await runReport(member, "time_in_stage", reportQuery.parse({}));
    shiftClock(0);
    expect(stages.lines[0]?.values.slice(0, 2)).toEqual([3, 10]);
  });

  it("count by source and recruiter, and keep to the days, job and department that were asked for", async () => {
    const { member, jobId } = await hiredTeam();
    const other = await jobWithStages(member, { department: "Office" });
    await applied(member, other);
    const source = await runReport(member, "source", reportQuery.parse({ jobId }));
    expect(source.n).toBe(4);
    expect(source.lines[0]?.values).toEqual([4, 2, 1, 25]);
    expect((await runReport(member, "source", reportQuery.parse({ department: "Office" }))).n).toBe(1);
    expect((await runReport(member, "source", reportQuery.parse({ to: "2020-02-01", from: "2020-01-01" }))).n).toBe(0);
    expect(await lineOf(member, "pipeline", "nobody", { jobId })).toEqual([1, 1, 0, 0, 2]);
    shiftClock(0);
  });

  it("work out acceptance from answered offers, with expired ones beside", async () => {
    const { member, hired, organizationId } = await hiredTeam();
    const offer = (status: string, at: object) =>
      inHiring(member, (tx) =>
        tx.offer.create({
          data: { organizationId, applicationId: hired, title: "Offer", salaryAmount: 5_000_000, status, ...at },
        }),
      );
    await offer("accepted", { sentAt: now(), acceptedAt: now() });
    await offer("declined", { declinedAt: now() });
    await offer("expired", { responseDeadline: now() });
    await offer("withdrawn", { withdrawnAt: now() });
    expect(await lineOf(member, "offer_acceptance", "Bakery")).toEqual([1, 1, 1, 50]);
    shiftClock(0);
  });

  it("open on the very rows that a figure was counted from, page by page", async () => {
    const { member, hired } = await hiredTeam();
    const query = reportQuery.parse({});
    for (const type of REPORT_TYPES) {
      const report = await runReport(member, type, query);
      for (const line of report.lines) {
        const rows = await reportRows(member, type, query, { line: line.key, limit: 100 });
        const figure = type === "pipeline" ? line.values.at(-1) : line.values[0];
        expect(rows.data, `${type} ${line.key}`).toHaveLength(figure ?? 0);
      }
    }
    const first = await reportRows(member, "funnel", query, { line: "screening", limit: 2 });
    const rest = await reportRows(member, "funnel", query, {
      line: "screening",
      limit: 2,
      cursor: first.nextCursor ?? "",
    });
    expect(new Set([...first.data, ...rest.data].map(({ applicationId }) => applicationId)).size).toBe(3);
    expect((await reportRows(member, "funnel", query, { line: "hired", limit: 5 })).data[0]?.applicationId).toBe(hired);
    shiftClock(0);
  });

  it("come as CSV with definition, days and n, and no cell that a spreadsheet would run", async () => {
    const { member, organizationId, jobId } = await hiredTeam();
    await inHiring(member, (tx) =>
      tx.application.updateMany({ where: { organizationId, jobId }, data: { source: "=cmd|calc" } }),
    );
    const text = reportCsv(await runReport(member, "source", reportQuery.parse({})));
    expect(text).toContain(REPORTS.source.definition);
    expect(text).toContain("4 applications");
    expect(text).toContain("'=cmd|calc");
    let rows = "";
    for await (const piece of reportRowsCsv(member, { type: "source", query: reportQuery.parse({}) })) rows += piece;
    shiftClock(0);
    expect(rows.trim().split("\r\n")).toHaveLength(5);
  });

  it("never count a row of another organization", async () => {
    await hiredTeam();
    const stranger = (await makeTeam("Other Bakery")).member;
    for (const type of REPORT_TYPES) {
      expect((await runReport(stranger, type, reportQuery.parse({}))).n).toBe(0);
      expect((await reportRows(stranger, type, reportQuery.parse({}), { limit: 10 })).data).toEqual([]);
    }
    shiftClock(0);
  });

  it("answer programs, refuse days the wrong way round, and are closed to interviewers", async () => {
    const { cookie, organizationId } = await makeTeam();
    const ok = await callApi("GET", "/api/ats/reports/funnel?from=2026-01-01&to=2026-02-01", { cookie });
    expect([ok.status, ok.body.n]).toEqual([200, 0]);
    const wrong = await callApi("GET", "/api/ats/reports/funnel?from=2026-02-01&to=2026-01-01", { cookie });
    expect(wrong.status).toBe(422);
    const interviewer = await joinTeam(organizationId, "interviewer");
    expect((await callApi("GET", "/api/ats/reports/funnel", { cookie: interviewer.cookie })).status).toBe(403);
  });
});

describe("a scheduled report", () => {
  it("is mailed once on its Monday, to readers who are still there, without a name in it", async () => {
    const { member, organizationId } = await makeTeam();
    const gone = await joinTeam(organizationId, "recruiter");
    await scheduleReport(member, {
      type: "funnel",
      cadence: "weekly",
      recipientIds: [member.teamMemberId, gone.member.teamMemberId],
    });
    await db().organizationMember.deleteMany({ where: { organizationId, userId: gone.userId } });
    expect(await mailReports({ now: now() })).toEqual({ mailed: 0 });
    const monday = new Date(now().getTime() + 8 * DAY_MS);
    expect(await mailReports({ now: monday })).toEqual({ mailed: 1 });
    expect(await mailReports({ now: monday })).toEqual({ mailed: 0 });
    const mail = await inOrganization(organizationId, (tx) =>
      tx.mail.findFirstOrThrow({ where: { template: "hiring-report", organizationId } }),
    );
    expect(mail.toAddress).toBe(member.principal.account.email);
  });

  it("goes to nobody who may not read reports", async () => {
    const { member, organizationId } = await makeTeam();
    const viewer = await joinTeam(organizationId, "viewer");
    await expect(
      scheduleReport(member, { type: "funnel", cadence: "weekly", recipientIds: [viewer.member.teamMemberId] }),
    ).rejects.toMatchObject({ status: 422 });
  });
});
