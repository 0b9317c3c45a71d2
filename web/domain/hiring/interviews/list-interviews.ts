import { z } from "zod";
import { sinceQuery, sinceWhere } from "~/platform/calendar/since";
import { after, DAY_MS, now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Prisma } from "~/platform/db/generated/client";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { INTERVIEW_STATUSES } from "../states/interview-states";
import { moment } from "./interview-form";
import { zoneOf } from "./invitations";

const UPCOMING_DAYS = 7;

export const interviewQuery = z.object({
  status: z.enum([...INTERVIEW_STATUSES, "open"]).optional(),
  applicationId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  /** Only those in which the caller takes part. */
  mine: z.enum(["true", "false"]).optional(),
  from: moment.optional(),
  to: moment.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
  ...sinceQuery,
});
export type InterviewQuery = z.output<typeof interviewQuery>;

export type InterviewRow = {
  id: number;
  applicationId: number;
  title: string;
  type: string | null;
  status: string;
  scheduledAt: Date | null;
  duration: number;
  timeZone: string;
  candidateId: number;
  candidateName: string;
  jobId: number;
  jobTitle: string;
  interviewers: string[];
};

const include = {
  application: {
    select: {
      candidate: { select: { id: true, firstName: true, lastName: true } },
      job: { select: { id: true, title: true } },
    },
  },
  participants: {
    select: { teamMember: { select: { firstName: true, lastName: true } } },
    orderBy: { id: "asc" as const },
  },
};

/** Interviewers who may read no applications see the interviews that they hold. */
export const visibleTo = (member: HiringMember, mine = false): Prisma.InterviewWhereInput =>
  mine || !memberMay(member, "applications:read")
    ? { participants: { some: { teamMemberId: member.teamMemberId } } }
    : {};

/** A page of interviews: those without a time first, then the nearest in time. */
export async function listInterviews(member: HiringMember, query: InterviewQuery) {
  const { organizationId } = member;
  const cursor = readCursor(query.cursor, "number", "number");
  const open = ["needs_scheduling", "awaiting_candidate", "scheduled", "awaiting_feedback", "on_hold"];
  const at = cursor && (cursor[0] === 0 ? null : new Date(cursor[0]));
  const where: Prisma.InterviewWhereInput = {
    organizationId,
    deletedAt: null,
    ...sinceWhere(query),
    ...visibleTo(member, query.mine === "true"),
    ...(query.status ? { status: query.status === "open" ? { in: open } : query.status } : {}),
    applicationId: query.applicationId,
    application: { deletedAt: null, jobId: query.jobId },
    ...(query.from || query.to ? { scheduledAt: { gte: query.from, lt: query.to } } : {}),
    ...(cursor
      ? {
          AND: [
            at
              ? { OR: [{ scheduledAt: { gt: at } }, { scheduledAt: at, id: { gt: cursor[1] } }] }
              : { OR: [{ scheduledAt: { not: null } }, { scheduledAt: null, id: { gt: cursor[1] } }] },
          ],
        }
      : {}),
  };
  const rows = await inHiring(member, (tx) =>
    tx.interview.findMany({
      where,
      orderBy: [{ scheduledAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
      take: query.limit + 1,
      include,
    }),
  );
  return pageOf(rows.map(rowOf), query.limit, ({ scheduledAt, id }) => [scheduledAt?.getTime() ?? 0, id]);
}

/** The scheduled interviews of the coming seven days. */
export const upcomingInterviews = (member: HiringMember, page: { limit: number; cursor?: string }) =>
  listInterviews(member, { ...page, status: "scheduled", from: now(), to: after(now(), UPCOMING_DAYS * DAY_MS) });

type Row = Prisma.InterviewGetPayload<{ include: typeof include }>;

const rowOf = (row: Row): InterviewRow => ({
  id: row.id,
  applicationId: row.applicationId,
  title: row.title,
  type: row.type,
  status: row.status,
  scheduledAt: row.scheduledAt,
  duration: row.duration,
  timeZone: zoneOf(row),
  candidateId: row.application.candidate.id,
  candidateName: `${row.application.candidate.firstName} ${row.application.candidate.lastName}`.trim(),
  jobId: row.application.job.id,
  jobTitle: row.application.job.title,
  interviewers: row.participants.map(({ teamMember }) => `${teamMember.firstName} ${teamMember.lastName}`.trim()),
});
