import { z } from "zod";
import {
  jobsOf,
  ORGANIZATION_MANAGERS,
  type OrganizationRole,
  RESTRICTION,
  recordAudit,
  requireRecentProof,
} from "~/domain/access";
import { now } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";

const MOST_JOBS = 200;

export const singleJobsForm = z.object({
  /** Null: every job. */
  jobIds: z.array(z.int().positive().max(2_147_483_647)).max(MOST_JOBS, `Choose at most ${MOST_JOBS} jobs.`).nullable(),
});
export type SingleJobsForm = z.output<typeof singleJobsForm>;

/**
 * Lets somebody of the team see single jobs only, or every job again: from their next request on, at every door. Invitations and links
 * that they hold show no more than that either.
 */
export async function setSingleJobs(member: HiringMember, id: number, { jobIds }: SingleJobsForm): Promise<void> {
  await requireRecentProof(member.principal);
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const person = await tx.teamMember.findFirst({
      where: { id, organizationId },
      select: { userId: true, ...RESTRICTION },
    });
    if (!person) throw new NotFound("This person is not in the team.");
    if (jobIds && ORGANIZATION_MANAGERS.includes(person.role as OrganizationRole))
      throw new Conflict("Owners and admins see every job. Give the person another role first.", {
        code: "sees_every_job",
      });
    const wanted = [...new Set(jobIds ?? [])].sort((a, b) => a - b);
    const known = await tx.job.count({ where: { organizationId, id: { in: wanted }, isTemplate: false } });
    if (known !== wanted.length) throw invalidField("jobIds", "Choose jobs of this organization.");
    await tx.$executeRaw`
      update team_members set sees_only_jobs = ${jobIds !== null}, job_ids = ${wanted}::int[], version = version + 1, updated_at = ${now()}
      where organization_id = ${organizationId} and id = ${id}`;
    await recordAudit(tx, member.principal, {
      action: "team.single_jobs",
      organizationId,
      subjectUserId: person.userId,
      entity: { type: "team_member", id },
      before: { jobIds: jobsOf(person) },
      after: { jobIds: jobIds === null ? null : wanted },
    });
  });
}

export type JobChoice = { id: number; title: string; isOpen: boolean };

/** The jobs that somebody can be restricted to, open ones first. */
export const jobChoices = (member: HiringMember): Promise<JobChoice[]> =>
  inHiring(member, async (tx) => {
    const jobs = await tx.job.findMany({
      where: { organizationId: member.organizationId, deletedAt: null, isTemplate: false },
      orderBy: [{ title: "asc" }, { id: "asc" }],
      select: { id: true, title: true, requisitionNumber: true, status: true },
      take: 1000,
    });
    const rows = jobs.map(({ id, title, requisitionNumber, status }) => ({
      id,
      title: [title, requisitionNumber].filter(Boolean).join(" · "),
      isOpen: status !== "closed",
    }));
    return rows.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
  });
