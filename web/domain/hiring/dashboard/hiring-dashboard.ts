import { after, DAY_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { checkShown } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { seatEverybody } from "../team/seat-everybody";

const ACTIVE = ["applied", "screening", "interviewing", "offer"];
const LISTED = 4;
const HIRE_WINDOW_DAYS = 30;
const UPCOMING_DAYS = 7;
/** Below so many the figure says more about chance than about hiring. */
const FEWEST = 3;

/** Everything of the ATS start page, computed from the organization's rows. Names only for those who may read them. */
export async function hiringDashboard(member: HiringMember) {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    if (!member.onlyLooks) await seatEverybody(tx, organizationId);
    const stats = await readStats(tx, organizationId);
    const recent = memberMay(member, "applications:read") ? await newestOf(tx, organizationId) : null;
    const jobs = await tx.job.findMany({
      where: { organizationId, status: "published", deletedAt: null, isTemplate: false },
      orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      take: LISTED,
      select: { id: true, title: true, department: true, location: true, status: true },
    });
    return { stats, recent, jobs, tasks: await readTasks(tx, member) };
  });
}

const newestOf = (tx: Transaction, organizationId: number) =>
  tx.application.findMany({
    where: { organizationId, deletedAt: null },
    orderBy: [{ appliedAt: "desc" }, { id: "desc" }],
    take: LISTED,
    select: {
      id: true,
      jobId: true,
      candidateId: true,
      status: true,
      job: { select: { title: true } },
      candidate: { select: { firstName: true, lastName: true } },
    },
  });

async function readStats(tx: Transaction, organizationId: number) {
  const at = now();
  const open = { organizationId, status: "published", deletedAt: null, isTemplate: false };
  const published = await tx.job.aggregate({ where: open, _count: true, _sum: { openings: true } });
  const [candidates, applications, interviews, team] = [
    await tx.candidate.count({ where: { organizationId, deletedAt: null, erasedAt: null, mergedIntoId: null } }),
    await tx.application.count({ where: { organizationId, deletedAt: null, status: { in: ACTIVE } } }),
    await tx.interview.count({ where: { organizationId, deletedAt: null, status: "scheduled", ...within(at) } }),
    await tx.teamMember.count({ where: { organizationId, isActive: true } }),
  ];
  return {
    activeJobs: published._count,
    positions: published._sum.openings ?? 0,
    candidates,
    applications,
    interviews,
    team,
    timeToHire: await timeToHire(tx, organizationId, at),
    offerAcceptance: await offerAcceptance(tx, organizationId),
  };
}

const within = (at: Date) => ({ scheduledAt: { gte: at, lt: after(at, UPCOMING_DAYS * DAY_MS) } });

/** Mean days from application to hire, of those hired in the last 30 days; null with too few of them. */
async function timeToHire(tx: Transaction, organizationId: number, at: Date) {
  const hired = await tx.application.findMany({
    where: { organizationId, deletedAt: null, hiredAt: { gte: after(at, -HIRE_WINDOW_DAYS * DAY_MS) } },
    select: { appliedAt: true, hiredAt: true },
    take: 1_000,
  });
  if (hired.length < FEWEST) return null;
  const days = hired.map((one) => ((one.hiredAt ?? at).getTime() - one.appliedAt.getTime()) / DAY_MS);
  return { days: Math.round(days.reduce((sum, day) => sum + day, 0) / days.length), hires: hired.length };
}

/** Accepted offers among those that were answered; null with too few of them. */
async function offerAcceptance(tx: Transaction, organizationId: number) {
  const answered = await tx.offer.groupBy({
    by: ["status"],
    where: { organizationId, status: { in: ["accepted", "declined"] } },
    _count: true,
  });
  const accepted = answered.find((group) => group.status === "accepted")?._count ?? 0;
  const total = answered.reduce((sum, group) => sum + group._count, 0);
  return total < FEWEST ? null : { percent: Math.round((accepted / total) * 100), answered: total };
}

async function readTasks(tx: Transaction, member: HiringMember) {
  const { organizationId, teamMemberId } = member;
  const at = now();
  const approvals = await tx.jobApprovalStep.count({
    where: {
      organizationId,
      status: "due",
      approverIds: { has: teamMemberId },
      votes: { none: { approverId: teamMemberId, voidedAt: null } },
    },
  });
  const unread = memberMay(member, "applications:read")
    ? await tx.application.count({ where: { organizationId, deletedAt: null, status: "applied" } })
    : 0;
  const mine = await tx.interview.count({
    where: {
      organizationId,
      deletedAt: null,
      status: "scheduled",
      interviewerIds: { has: teamMemberId },
      ...within(at),
    },
  });
  await checkShown(tx, member);
  const findings = await tx.complianceFinding.count({
    where: {
      organizationId,
      status: "open",
      severity: { in: ["block", "warn"] },
      job: { deletedAt: null, status: { not: "closed" } },
    },
  });
  const offerApprovals = await tx.offerApproval.count({
    where: { organizationId, approverId: teamMemberId, status: "due", offer: { status: "pending_approval" } },
  });
  const isRecruiter = memberMay(member, "offers:write");
  const offersToSend = isRecruiter ? await tx.offer.count({ where: { organizationId, status: "approved" } }) : 0;
  const hires = isRecruiter
    ? await tx.offer.count({
        where: { organizationId, status: "accepted", application: { status: "offer", deletedAt: null } },
      })
    : 0;
  return { approvals, offerApprovals, offersToSend, hires, unread, mine, findings, role: member.role };
}
