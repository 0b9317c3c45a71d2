import { DateTime } from "luxon";
import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { roleAllows } from "../states/abilities";
import { REPORTS } from "./report-kinds";
import { dayFrom } from "./report-query";
import { REPORT_TYPES, type ReportType } from "./report-types";

const ZONE = "America/New_York";
const SEND_HOUR = 7;
const MOST_SCHEDULES = 50;

export const CADENCES = ["weekly", "monthly"] as const;
export type Cadence = (typeof CADENCES)[number];

export const scheduleForm = z.object({
  type: z.enum(REPORT_TYPES, "Choose a report."),
  cadence: z.enum(CADENCES, "Choose how often."),
  recipientIds: z.array(z.int().positive()).min(1, "Choose who gets it.").max(20),
  department: z.string().trim().max(100).nullish(),
  jobId: z.int().positive().nullish(),
});
export type ScheduleForm = z.output<typeof scheduleForm>;

/** What stands in the `schedule` column. */
export const storedSchedule = z.object({ cadence: z.enum(CADENCES), recipientIds: z.array(z.int()) });
export const storedFilters = z.object({ department: z.string().nullish(), jobId: z.int().nullish() });

/** Monday, or the first of the month, at seven on the East Coast. */
export function nextRun(cadence: Cadence, after: Date): Date {
  const start = DateTime.fromJSDate(after, { zone: ZONE });
  const unit = cadence === "weekly" ? "week" : "month";
  const thisOne = start.startOf(unit).set({ hour: SEND_HOUR });
  const next =
    thisOne > start
      ? thisOne
      : start
          .startOf(unit)
          .plus({ [`${unit}s`]: 1 })
          .set({ hour: SEND_HOUR });
  return next.toJSDate();
}

/** The days that a mail of this moment is about: the seven before it, or the whole month before. */
export function daysOf(cadence: Cadence, at: Date): { from: string; to: string } {
  const start = DateTime.fromJSDate(at, { zone: ZONE });
  const today = start.toFormat("yyyy-MM-dd");
  if (cadence === "weekly") return { from: dayFrom(today, -7), to: dayFrom(today, -1) };
  const month = start.minus({ months: 1 });
  return { from: month.startOf("month").toFormat("yyyy-MM-dd"), to: month.endOf("month").toFormat("yyyy-MM-dd") };
}

export type ScheduledReport = {
  id: number;
  type: ReportType;
  title: string;
  cadence: Cadence;
  department: string | null;
  recipients: string[];
  nextRunAt: Date | null;
  lastRunAt: Date | null;
};

/** Reports that go out by mail. */
export const listSchedules = (member: HiringMember): Promise<ScheduledReport[]> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.report.findMany({
      where: { organizationId, isScheduled: true },
      orderBy: { id: "asc" },
      take: MOST_SCHEDULES,
    });
    const team = await tx.teamMember.findMany({ where: { organizationId }, select: { id: true, email: true } });
    return rows.flatMap((row) => {
      const plan = storedSchedule.safeParse(row.schedule);
      if (!plan.success) return [];
      return [
        {
          id: row.id,
          type: row.type as ReportType,
          title: row.name,
          cadence: plan.data.cadence,
          department: storedFilters.safeParse(row.filters).data?.department ?? null,
          recipients: team.filter(({ id }) => plan.data.recipientIds.includes(id)).map(({ email }) => email),
          nextRunAt: row.nextRunAt,
          lastRunAt: row.generatedAt,
        },
      ];
    });
  });

/** People of the team who may read reports. */
export const reportReaders = (member: HiringMember) =>
  inHiring(member, async (tx) => {
    const team = await tx.teamMember.findMany({
      where: { organizationId: member.organizationId, isActive: true, userId: { not: null } },
      orderBy: [{ firstName: "asc" }, { id: "asc" }],
      take: 200,
      select: { id: true, firstName: true, lastName: true, email: true, role: true },
    });
    return team.filter(({ role }) => roleAllows(role as HiringMember["role"], "reports:read"));
  });

/** Has a report sent every week or month to people of the team who may read it. */
export async function scheduleReport(member: HiringMember, form: ScheduleForm): Promise<number> {
  const { organizationId, userId } = member;
  const allowed = new Set((await reportReaders(member)).map(({ id }) => id));
  if (form.recipientIds.some((id) => !allowed.has(id)))
    throw invalidField("recipientIds", "Choose people of the team who may read reports.");
  return inHiring(member, async (tx) => {
    if ((await tx.report.count({ where: { organizationId, isScheduled: true } })) >= MOST_SCHEDULES)
      throw new Conflict(`At most ${MOST_SCHEDULES} reports go out by mail.`, { code: "too_many_schedules" });
    if (form.jobId && !(await tx.job.findFirst({ where: { id: form.jobId, organizationId }, select: { id: true } })))
      throw invalidField("jobId", "Choose one of the jobs.");
    const { id } = await tx.report.create({
      data: {
        organizationId,
        name: REPORTS[form.type].title,
        type: form.type,
        filters: { department: form.department || null, jobId: form.jobId ?? null },
        isScheduled: true,
        schedule: { cadence: form.cadence, recipientIds: form.recipientIds },
        nextRunAt: nextRun(form.cadence, now()),
        createdBy: userId,
        createdAt: now(),
      },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "report.schedule",
      organizationId,
      entity: { type: "report", id },
      detail: { type: form.type, cadence: form.cadence, recipients: form.recipientIds.length },
    });
    return id;
  });
}

/** Ends the mails of a report. */
export const unscheduleReport = (member: HiringMember, id: number): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const { count } = await tx.report.deleteMany({ where: { id, organizationId, isScheduled: true } });
    if (count === 0) throw new NotFound("This schedule was not found.");
    await recordAudit(tx, member.principal, {
      action: "report.unschedule",
      organizationId,
      entity: { type: "report", id },
    });
  });
