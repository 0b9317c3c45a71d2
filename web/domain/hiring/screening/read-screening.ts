import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { inTurn, sinceWhere, writtenOnceQuery } from "~/platform/calendar/since";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import type { CriterionResult } from "./score";

export type ScreeningView = {
  /** Whether the job is screened by criteria at all. */
  isOn: boolean;
  result: {
    id: number;
    score: number | null;
    results: CriterionResult[];
    screenedAt: Date;
    method: string;
    reviewOutcome: string | null;
    reviewedBy: string | null;
    reviewedAt: Date | null;
  } | null;
};

/** What the look-up found for an application, and what a person thought of it. */
export const readScreening = (member: HiringMember, applicationId: number): Promise<ScreeningView> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      select: { job: { select: { aiScreeningEnabled: true, aiScreeningCriteria: true } } },
    });
    if (!application) throw new NotFound("This application was not found.");
    const { aiScreeningEnabled: enabled, aiScreeningCriteria: criteria } = application.job;
    const row = await tx.aiScreeningResult.findFirst({
      where: { organizationId, applicationId, isCurrent: true },
      include: { reviewedByUser: { select: { firstName: true, lastName: true, email: true } } },
    });
    const by = row?.reviewedByUser;
    return {
      isOn: enabled && Array.isArray(criteria) && criteria.length > 0,
      result: row
        ? {
            id: row.id,
            score: row.overallScore === null ? null : Number(row.overallScore),
            results: (row.screeningDetails ?? []) as CriterionResult[],
            screenedAt: row.screenedAt,
            method: `${row.method} ${row.methodVersion ?? ""}`.trim(),
            reviewOutcome: row.reviewOutcome,
            reviewedBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null,
            reviewedAt: row.reviewedAt,
          }
        : null,
    };
  });

export const reviewForm = z.object({ outcome: z.enum(["agreed", "disagreed"], "Say whether you agree.") });

/** Notes that a person looked at a result, and whether they agree: the decision stays theirs. */
export const reviewScreening = (member: HiringMember, applicationId: number, outcome: "agreed" | "disagreed") =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const { count } = await tx.aiScreeningResult.updateMany({
      where: { organizationId, applicationId, isCurrent: true },
      data: { reviewOutcome: outcome, reviewedBy: userId, reviewedAt: now() },
    });
    if (count === 0) throw new NotFound("There is no result to review.");
    await recordAudit(tx, member.principal, {
      action: "screening.review",
      organizationId,
      entity: { type: "application", id: applicationId },
      detail: { outcome },
    });
  });

/** How far screening of a job has come. */
export const screeningOfJob = (member: HiringMember, jobId: number): Promise<{ screened: number; waiting: number }> =>
  inHiring(member, async (tx) => {
    const open = {
      organizationId: member.organizationId,
      jobId,
      deletedAt: null,
      status: { in: ["applied", "screening", "interviewing", "offer"] },
    };
    const waiting = await tx.application.count({
      where: { ...open, aiScreeningResults: { none: { isCurrent: true } } },
    });
    const screened = await tx.application.count({
      where: { ...open, aiScreeningResults: { some: { isCurrent: true } } },
    });
    return { screened, waiting };
  });

export const logQuery = z.object({
  jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
  ...writtenOnceQuery,
});

/** The log of what was screened by which criteria with which outcome, for an audit or an answer to an applicant. */
export const screeningLog = (member: HiringMember, query: z.output<typeof logQuery>) =>
  inHiring(member, async (tx) => {
    const { jobId, limit } = query;
    const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
    const rows = await tx.screeningLog.findMany({
      where: {
        organizationId: member.organizationId,
        jobId,
        ...sinceWhere(query),
        id: turn.behind,
      },
      orderBy: turn.orderBy,
      take: limit + 1,
    });
    const { data: shown, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
    const data = shown.map(({ organizationId: _, retainUntil, ...row }) => ({
      ...row,
      retainUntil: retainUntil.toISOString().slice(0, 10),
    }));
    return { data, nextCursor };
  });
