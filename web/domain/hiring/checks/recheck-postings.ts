import { db, inOrganization } from "~/platform/db/client";
import { checkPosting } from "./check-posting";

export type Recheck = { organizations: number; jobs: number; newFindings: number };

/**
 * Checks every open requisition of every organization again: run when the corpus has changed and once a night, because
 * duties begin on a day. One organization at a time, each inside its own wall.
 */
export async function recheckPostings(): Promise<Recheck> {
  const organizations = await db().organization.findMany({
    where: { closedAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const done: Recheck = { organizations: 0, jobs: 0, newFindings: 0 };
  for (const { id: organizationId } of organizations) {
    const jobs = await inOrganization(organizationId, (tx) =>
      tx.job.findMany({
        where: { organizationId, deletedAt: null, isTemplate: false, status: { not: "closed" } },
        select: { id: true },
      }),
    );
    if (jobs.length > 0) done.organizations += 1;
    for (const { id } of jobs) done.newFindings += await recheck(organizationId, id);
    done.jobs += jobs.length;
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
