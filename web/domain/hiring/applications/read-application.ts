import type { Transaction } from "~/platform/db/client";
import type { ApplicationAnswer } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";
import { criminalTiming, isCriminalQuestion, isTooEarly } from "../checks/criminal-timing";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { type ApplicationStatus, actionsFrom } from "../states/application-states";
import { stagesOf } from "../states/held-application";

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
    if (!application) throw new NotFound("This application was not found.");
    const events = await tx.applicationStageEvent.findMany({
      where: { organizationId, applicationId: id },
      orderBy: { id: "asc" },
      include: { actedByUser: { select: { firstName: true, lastName: true } } },
    });
    const stages = await stagesOf(tx, organizationId, application.jobId);
    return {
      application: { ...application, answers: await openAnswers(tx, organizationId, application) },
      events,
      stages,
      actions: actionsFrom(application.status as ApplicationStatus, member.role),
    };
  });

type Answered = { jobId: number; status: string; answers: ApplicationAnswer[] };

/** Answers on criminal history stay closed until the stage from which the law of the place lets them be known. */
async function openAnswers(tx: Transaction, organizationId: number, { jobId, status, answers }: Answered) {
  if (!answers.some(({ label }) => isCriminalQuestion(label))) return answers;
  const timing = await criminalTiming(tx, organizationId, jobId);
  if (!isTooEarly(timing, status)) return answers;
  const closed = `Closed until the stage ${timing.from}: ${timing.law?.title}${timing.law?.citation ? `, ${timing.law.citation}` : ""}`;
  return answers.map((answer) => (isCriminalQuestion(answer.label) ? { ...answer, answer: closed } : answer));
}

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
    if (!found) throw new NotFound("This application was not found.");
    return found;
  });
