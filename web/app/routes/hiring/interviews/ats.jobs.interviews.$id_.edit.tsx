import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InterviewForm } from "~/app/areas/hiring/interviews/interview-form";
import { editInterviewAction, editInterviewView } from "~/app/areas/hiring/interviews/interviews.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => editInterviewView(arrival);

export const action = (arrival: ActionFunctionArgs) => editInterviewAction(arrival);

export const clientAction = keepFormOffline;

export default function EditInterview() {
  const { interview, people, zones } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  const { candidate } = interview;
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold break-words">
        Change the interview of {candidate.firstName} {candidate.lastName}
      </h2>
      <InterviewForm
        outcome={outcome}
        people={people}
        zones={zones}
        submitLabel="Save Interview"
        backHref={`/ats/jobs/interviews/${interview.id}`}
        values={{
          ...interview,
          type: interview.type ?? "other",
          location: interview.location ?? "",
          meetingUrl: interview.meetingUrl ?? "",
          notes: interview.notes ?? "",
          roles: Object.fromEntries(interview.interviewers.map(({ id, role }) => [id, role])),
        }}
      />
    </>
  );
}
