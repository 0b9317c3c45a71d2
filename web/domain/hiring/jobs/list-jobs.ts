import { type InTurn, inTurn, sinceWhere } from "~/platform/calendar/since";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { checkShown } from "../checks/check-posting";
import { type FindingView, findingsOfJobs } from "../checks/list-findings";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { type JobView, jobView } from "./job-view";

export type JobQuery = {
  search?: string;
  status?: string;
  approval?: string;
  /** Only those that wait for the member's own vote. */
  waitingForMe?: boolean;
  /** Only those with an open finding of the law check that is more than a hint. */
  withFindings?: boolean;
  template?: boolean;
  limit?: number;
  cursor?: string | null;
} & InTurn;

export type ListedJob = JobView & {
  applicationCount: number;
  findings: FindingView[];
  /** Of these, what is open and more than a hint. */
  findingCount: number;
};
export type JobPage = { data: ListedJob[]; nextCursor: string | null };

const ACTIVE = ["applied", "screening", "interviewing", "offer"];

/** The organization's jobs, the newest first. */
export async function listJobs(member: HiringMember, query: JobQuery = {}): Promise<JobPage> {
  const limit = query.limit ?? 50;
  const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    if (query.withFindings) await checkShown(tx, member);
    const rows = await tx.job.findMany({
      where: { AND: [where(member, query), { id: turn.behind }] },
      orderBy: turn.orderBy,
      take: limit + 1,
    });
    const { data: shown, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
    const ids = shown.map(({ id }) => id);
    if (!query.withFindings) await checkShown(tx, member, ids);
    const asked = await askedFor(tx, member, ids);
    const applications = await tx.application.groupBy({
      by: ["jobId"],
      where: { organizationId, jobId: { in: ids }, deletedAt: null, status: { in: ACTIVE } },
      _count: true,
    });
    const findings = await findingsOfJobs(tx, organizationId, ids);
    const data = shown.map((job) => ({
      ...jobView(job, member, asked.has(job.id)),
      applicationCount: applications.find(({ jobId }) => jobId === job.id)?._count ?? 0,
      findings: findings.get(job.id) ?? [],
      findingCount: (findings.get(job.id) ?? []).filter(needsSomebody).length,
    }));
    return { data, nextCursor };
  });
}

const needsSomebody = ({ status, severity }: FindingView) => status === "open" && severity !== "info";

const openFindings = (organizationId: number) => ({
  organizationId,
  status: "open",
  severity: { in: ["block", "warn"] },
});

function where({ organizationId, teamMemberId }: HiringMember, query: JobQuery): Prisma.JobWhereInput {
  const { search, status, approval, template = false } = query;
  const contains = { contains: search?.trim(), mode: "insensitive" as const };
  return {
    organizationId,
    deletedAt: null,
    isTemplate: template,
    ...sinceWhere(query),
    ...(status ? { status } : {}),
    ...(approval ? { approvalStatus: approval } : {}),
    ...(search?.trim()
      ? { OR: [{ title: contains }, { department: contains }, { location: contains }, { requisitionNumber: contains }] }
      : {}),
    ...(query.waitingForMe ? { approvalSteps: { some: { status: "due", approverIds: { has: teamMemberId } } } } : {}),
    ...(query.withFindings ? { complianceFindings: { some: openFindings(organizationId) } } : {}),
  };
}

/** Of these jobs, those whose due step waits for the member's vote. */
export async function askedFor(
  tx: Transaction,
  { organizationId, teamMemberId }: HiringMember,
  jobIds: number[],
): Promise<Set<number>> {
  const steps = await tx.jobApprovalStep.findMany({
    where: {
      organizationId,
      jobId: { in: jobIds },
      status: "due",
      approverIds: { has: teamMemberId },
      votes: { none: { approverId: teamMemberId, voidedAt: null } },
    },
    select: { jobId: true },
  });
  return new Set(steps.map(({ jobId }) => jobId));
}
