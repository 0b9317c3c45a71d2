import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { stagesOf } from "./held-application";
import { type ApplicationStatus, actionsFrom } from "./transitions";

/** One application with its way through the stages and what this member may do with it now. */
export const readApplication = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id, organizationId, deletedAt: null },
      include: {
        candidate: true,
        job: { select: { id: true, title: true, status: true } },
        answers: true,
        reason: true,
      },
    });
    if (!application) throw new NotFound("This application is not there.");
    const events = await tx.applicationStageEvent.findMany({
      where: { organizationId, applicationId: id },
      orderBy: { id: "asc" },
      include: { actedByUser: { select: { firstName: true, lastName: true } } },
    });
    const stages = await stagesOf(tx, organizationId, application.jobId);
    return { application, events, stages, actions: actionsFrom(application.status as ApplicationStatus, member.role) };
  });

/** Why applications end or go back, as the organization keeps its reasons. */
export const reasonChoices = (member: HiringMember) =>
  inHiring(member, (tx) =>
    tx.reason.findMany({
      where: { organizationId: member.organizationId, isActive: true },
      orderBy: [{ kind: "asc" }, { sortOrder: "asc" }],
      select: { id: true, label: true, kind: true },
    }),
  );

/** The fields of an application as the API gives them. */
export const getApplication = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const found = await tx.application.findFirst({
      where: { id, organizationId: member.organizationId, deletedAt: null },
      include: { stageEvents: { orderBy: { id: "asc" } } },
    });
    if (!found) throw new NotFound("This application is not there.");
    return found;
  });
