import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { hiringChoices } from "../settings/hiring-choices";

const MOST = 200;

/** What the form of an interview offers: people, zone, and either the application with its plan or the open ones to choose. */
export async function interviewChoices(member: HiringMember, applicationId: number | null) {
  const { organizationId } = member;
  const { people } = await hiringChoices(member);
  return inHiring(member, async (tx) => {
    const { timeZone } = await tx.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { timeZone: true },
    });
    const rows = await tx.application.findMany({
      where: {
        organizationId,
        deletedAt: null,
        ...(applicationId
          ? { id: applicationId }
          : { status: { in: ["applied", "screening", "interviewing", "offer"] } }),
      },
      orderBy: [{ lastActivityAt: "desc" }, { id: "desc" }],
      take: MOST,
      select: {
        id: true,
        jobId: true,
        candidate: { select: { firstName: true, lastName: true } },
        job: { select: { title: true } },
      },
    });
    if (applicationId && rows.length === 0) throw new NotFound("This application was not found.");
    const jobId = applicationId ? rows[0]?.jobId : undefined;
    const steps = jobId
      ? await tx.interviewStage.findMany({
          where: { organizationId, jobId },
          orderBy: { order: "asc" },
          select: { id: true, name: true, type: true, duration: true, interviewerIds: true },
        })
      : [];
    return {
      people,
      timeZone,
      steps,
      applications: rows.map(({ id, candidate, job }) => ({
        id,
        label: `${candidate.firstName} ${candidate.lastName}, ${job.title}`.trim(),
      })),
    };
  });
}
