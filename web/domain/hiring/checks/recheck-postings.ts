import { after, DAY_MS, now } from "~/platform/clock";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { listNotices } from "../notices/new-hire-notices";
import { checkPosting } from "./check-posting";

export type Recheck = { organizations: number; jobs: number; newFindings: number; newNotices: number };

/** New hires are looked at again for so long: a law that begins meanwhile brings its notice. */
const NEW_HIRE_DAYS = 90;

/**
 * Checks every open requisition of every organization again, and the notices of new hires: run when the corpus has changed and once a night, because
 * duties begin on a day. One organization at a time, each inside its own wall.
 */
export async function recheckPostings(): Promise<Recheck> {
  const organizations = await db().organization.findMany({
    where: { closedAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const done: Recheck = { organizations: 0, jobs: 0, newFindings: 0, newNotices: 0 };
  for (const { id: organizationId } of organizations) {
    const jobs = await inOrganization(organizationId, (tx) =>
      tx.job.findMany({
        where: { organizationId, deletedAt: null, status: { not: "closed" } },
        select: { id: true },
      }),
    );
    if (jobs.length > 0) done.organizations += 1;
    for (const { id } of jobs) done.newFindings += await recheck(organizationId, id);
    done.jobs += jobs.length;
    done.newNotices += await inOrganization(organizationId, (tx) => renewNotices(tx, organizationId));
  }
  return done;
}

async function recheck(organizationId: number, jobId: number): Promise<number> {
  return inOrganization(organizationId, async (tx) => {
    const open = { organizationId, jobId, status: "open" };
    const before = await tx.complianceFinding.count({ where: open });
    await checkPosting(tx, organizationId, jobId);
    return Math.max(0, (await tx.complianceFinding.count({ where: open })) - before);
  });
}

async function renewNotices(tx: Transaction, organizationId: number): Promise<number> {
  const hires = await tx.application.findMany({
    where: {
      organizationId,
      deletedAt: null,
      status: "hired",
      hiredAt: { gte: after(now(), -NEW_HIRE_DAYS * DAY_MS) },
    },
    select: { id: true, jobId: true },
  });
  let fresh = 0;
  for (const { id: applicationId, jobId } of hires)
    fresh += await listNotices(tx, { organizationId, applicationId, jobId });
  return fresh;
}
