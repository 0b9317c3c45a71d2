import type { OrganizationRole } from "~/domain/access";
import { jobsOf, RESTRICTION } from "~/domain/access";
import { config } from "~/platform/config";
import { db, inOrganization, lookAtJobs, type Transaction } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMails } from "~/platform/mail/queue-mail";
import { roleAllows } from "../states/abilities";
import { type ReportQuery, reportQuery } from "./report-query";
import { daysOf, nextRun, storedFilters, storedSchedule } from "./report-schedules";
import { figureText } from "./report-text";
import { isReportType, type ReportType } from "./report-types";
import { type Report, reportOf } from "./run-report";

const MOST_LINES = 12;

/** Sends the reports that are due, one organization at a time, each inside its own wall. Figures only, no names. */
export async function mailReports({ now, signal }: { now: Date; signal?: AbortSignal }): Promise<{ mailed: number }> {
  const organizations = await db().organization.findMany({ where: { closedAt: null }, select: { id: true } });
  let mailed = 0;
  for (const { id } of organizations) {
    if (signal?.aborted) break;
    mailed += await inOrganization(id, (tx) => mailDue(tx, id, now));
  }
  if (mailed > 0) kickMail();
  return { mailed };
}

async function mailDue(tx: Transaction, organizationId: number, now: Date): Promise<number> {
  const due = await tx.report.findMany({ where: { organizationId, isScheduled: true, nextRunAt: { lte: now } } });
  let mailed = 0;
  for (const row of due) {
    const plan = storedSchedule.safeParse(row.schedule);
    if (!plan.success || !isReportType(row.type)) continue;
    const { department, jobId } = storedFilters.safeParse(row.filters).data ?? {};
    const query = reportQuery.parse({
      ...daysOf(plan.data.cadence, now),
      department: department ?? undefined,
      jobId: jobId ?? undefined,
    });
    const report = await reportOf(tx, organizationId, row.type, query);
    const readers = await readersOf(tx, organizationId, plan.data.recipientIds);
    const slot = row.nextRunAt?.toISOString() ?? "";
    for (const reader of readers) {
      const { email, userId } = reader;
      const jobs = jobsOf(reader);
      // What the schedule is about is nothing that they see.
      if (jobs && jobId && !jobs.includes(jobId)) continue;
      const ids = await queueMails(tx, [
        {
          to: email,
          template: "hiring-report",
          data: mailOf(jobs ? await ofJobs(tx, organizationId, row.type, query, jobs) : report, department ?? null),
          userId,
          organizationId,
          dedupeKey: `report-${row.id}-${slot}-${email}`,
        },
      ]);
      mailed += ids.length;
    }
    await tx.report.update({
      where: { id: row.id },
      data: {
        generatedAt: now,
        nextRunAt: nextRun(plan.data.cadence, now),
        data: { n: report.n, from: report.from, to: report.to, headline: report.headline },
      },
      select: { id: true },
    });
  }
  return mailed;
}

/** The figures of those jobs alone, for a reader who sees no others. */
async function ofJobs(tx: Transaction, organizationId: number, type: ReportType, query: ReportQuery, jobs: number[]) {
  await lookAtJobs(tx, jobs);
  const report = await reportOf(tx, organizationId, type, query);
  await lookAtJobs(tx, null);
  return report;
}

/** Whoever has left the team, or may not read reports any more, gets none. */
async function readersOf(tx: Transaction, organizationId: number, ids: number[]) {
  const team = await tx.teamMember.findMany({
    where: { organizationId, id: { in: ids }, isActive: true },
    select: { email: true, userId: true, ...RESTRICTION },
  });
  const members = await tx.organizationMember.findMany({
    where: { organizationId, isActive: true, userId: { in: team.flatMap(({ userId }) => userId ?? []) } },
    select: { userId: true },
  });
  const here = new Set(members.map(({ userId }) => userId));
  return team.filter(
    ({ userId, role }) => userId && here.has(userId) && roleAllows(role as OrganizationRole, "reports:read"),
  );
}

const mailOf = (report: Report, department: string | null) => ({
  title: report.title,
  definition: report.definition,
  period: `${report.from} to ${report.to}`,
  counted: `${report.n} ${report.counted}${department ? `, ${department}` : ""}`,
  headline: `${report.headline.label}: ${figureText(report.headline.value, report.headline.format)}`,
  lines: report.lines.slice(0, MOST_LINES).map((line) => ({
    label: line.label.slice(0, 120),
    figures: report.columns
      .map(({ label, format }, index) => `${label} ${figureText(line.values[index] ?? null, format)}`)
      .join(" · ")
      .slice(0, 300),
  })),
  url: `${config().appUrl}/ats/reports/${report.type}?from=${report.from}&to=${report.to}${department ? `&department=${encodeURIComponent(department)}` : ""}`,
});
