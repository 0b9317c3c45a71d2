import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

export type FindingView = {
  id: number;
  rule: string;
  /** The job's question that it is about. */
  questionId: number | null;
  place: string | null;
  severity: string;
  message: string;
  suggestion: string | null;
  citation: string | null;
  lawSlug: string | null;
  lawTitle: string | null;
  effectiveDate: string | null;
  status: string;
  overrideReason: string | null;
  overriddenBy: string | null;
  overriddenAt: Date | null;
  checkedAt: Date;
};

const ORDER: Record<string, number> = { block: 0, warn: 1, info: 2 };

/** The standing findings of a record, the gravest first; what was fixed is history. */
export async function listFindings(
  tx: Transaction,
  organizationId: number,
  of: { jobId?: number; applicationId?: number; offerId?: number },
): Promise<FindingView[]> {
  const found = await standing(tx, { organizationId, ...of });
  return found.map(({ view }) => view);
}

/** The same of several jobs, by job. */
export async function findingsOfJobs(
  tx: Transaction,
  organizationId: number,
  jobIds: number[],
): Promise<Map<number, FindingView[]>> {
  const byJob = new Map<number, FindingView[]>(jobIds.map((id) => [id, []]));
  const found = await standing(tx, { organizationId, jobId: { in: jobIds } }, MOST * jobIds.length);
  for (const { jobId, view } of found) byJob.get(jobId ?? 0)?.push(view);
  return byJob;
}

const MOST = 500;

async function standing(tx: Transaction, where: Prisma.ComplianceFindingWhereInput, take = MOST) {
  const rows = await tx.complianceFinding.findMany({
    where: { ...where, status: { in: ["open", "overridden"] } },
    include: {
      law: { select: { slug: true, title: true } },
      overriddenByUser: { select: { firstName: true, lastName: true, email: true } },
    },
    orderBy: { id: "asc" },
    take,
  });
  const views = rows.map(({ law, overriddenByUser: by, jobId, ...row }) => ({
    jobId,
    view: {
      id: row.id,
      rule: row.rule,
      questionId: row.questionId,
      place: row.place,
      severity: row.severity,
      message: row.message,
      suggestion: row.suggestion,
      citation: row.citation,
      lawSlug: law?.slug ?? null,
      lawTitle: law?.title ?? null,
      effectiveDate: row.effectiveDate?.toISOString().slice(0, 10) ?? null,
      status: row.status,
      overrideReason: row.overrideReason,
      overriddenBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null,
      overriddenAt: row.overriddenAt,
      checkedAt: row.checkedAt,
    },
  }));
  const rank = ({ view }: { view: FindingView }) => ORDER[view.severity] as number;
  return views.sort((a, b) => rank(a) - rank(b) || a.view.id - b.view.id);
}
