import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actOnApplication } from "~/app/areas/hiring/applications/application-acts.server";
import { ApplicationPage } from "~/app/areas/hiring/applications/application-page";
import { hiring, rightsOf } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import {
  canUndo,
  jobChoices,
  listInterviews,
  listOffers,
  RIGHTS_SUMMARY,
  readApplication,
  readBackground,
  readNotices,
  readScreening,
  reasonChoices,
} from "~/domain/hiring/recruiting";

export const meta: MetaFunction = () => [{ title: "Application · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const found = await orErrorScreen(readApplication(member, idOf(arrival.params.id)));
  const ofIt = { applicationId: found.application.id, limit: 50 };
  const [reasons, jobs, interviews, offers] = await Promise.all([
    reasonChoices(member),
    jobChoices(member),
    listInterviews(member, ofIt),
    listOffers(member, ofIt),
  ]);
  const { application, events, stages, actions } = found;
  const screening = await readScreening(member, application.id);
  const mayCheck = rightsOf(member, "adverse-action")["adverse-action"];
  const rights = rightsOf(member, "interviews:write", "offers:write");
  const last = events.at(-1);
  return {
    application: {
      id: application.id,
      status: application.status,
      stage: application.stage,
      stageId: application.stageId,
      stageEnteredAt: application.stageEnteredAt,
      appliedAt: application.appliedAt,
      source: application.source,
      coverLetter: application.coverLetter,
      rejectionReason: application.rejectionReason,
      version: application.version,
      job: application.job,
      candidate: {
        id: application.candidate.id,
        firstName: application.candidate.firstName,
        lastName: application.candidate.lastName,
        email: application.candidate.email,
        resumeUrl: application.candidate.resumeUrl,
      },
      answers: application.answers.map(({ id, label, answer }) => ({
        id,
        label,
        answer: typeof answer === "string" ? answer : JSON.stringify(answer),
      })),
    },
    events,
    stages: stages.map(({ id, name, kind }) => ({ id, name, kind })),
    actions,
    reasons,
    interviews: interviews.data,
    offers: offers.data,
    rights,
    employeeHref:
      rights["offers:write"] && application.status === "hired" && application.candidate.employeeId
        ? `/ats/applications/${application.id}/employee`
        : null,
    jobs: jobs.filter(({ id, status }) => id !== application.jobId && status !== "closed"),
    screening,
    background: mayCheck ? { ...(await readBackground(member, application.id)), summary: RIGHTS_SUMMARY } : null,
    notices: application.status === "hired" ? await readNotices(member, application.id) : [],
    mayScreen: rightsOf(member, "screening:write")["screening:write"],
    canWrite: rightsOf(member, "applications:write")["applications:write"],
    undo: last && canUndo(last, member.userId) ? `${application.id}:${last.id}` : null,
  };
}

export const action = (arrival: ActionFunctionArgs) => actOnApplication(arrival);

export default function Application() {
  return <ApplicationPage {...useLoaderData<typeof loader>()} />;
}
