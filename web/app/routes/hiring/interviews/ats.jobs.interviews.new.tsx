import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { InterviewForm } from "~/app/areas/hiring/interviews/interview-form";
import { newInterviewAction, newInterviewView } from "~/app/areas/hiring/interviews/interviews.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";

export const loader = (arrival: LoaderFunctionArgs) => newInterviewView(arrival);

export const action = (arrival: ActionFunctionArgs) => newInterviewAction(arrival);

export const clientAction = keepFormOffline;

export default function NewInterview() {
  const { applications, applicationId, people, steps, step, timeZone, zones } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  const roles = Object.fromEntries((step?.interviewerIds ?? []).map((id) => [id, "interviewer"]));
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Schedule Interview</h2>
      {steps.length > 0 ? (
        <Form method="get" className="mb-4 flex max-w-3xl flex-wrap items-end gap-3">
          <input type="hidden" name="application" value={applicationId ?? ""} />
          <Field label="Step of the interview plan" className="min-w-60">
            <Select
              name="step"
              placeholder="Not from the plan"
              defaultValue={String(step?.id ?? "")}
              options={steps.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
          <Button type="submit">Use it</Button>
        </Form>
      ) : null}
      <InterviewForm
        key={step?.id ?? 0}
        outcome={outcome}
        people={people}
        zones={zones}
        submitLabel="Save Interview"
        backHref="/ats/jobs/interviews"
        values={{
          title: step?.name ?? "Interview",
          type: step?.type ?? "video",
          date: "",
          time: "",
          timeZone,
          duration: step?.duration ?? 60,
          location: "",
          meetingUrl: "",
          notes: "",
          version: null,
          roles,
        }}
      >
        <Field label="Candidate and job" className="sm:col-span-2" error={outcome?.result.error?.applicationId?.[0]}>
          <Select
            name="applicationId"
            placeholder={applicationId ? undefined : "Choose an application"}
            defaultValue={String(applicationId ?? "")}
            options={applications.map(({ id, label }) => ({ value: String(id), label }))}
          />
        </Field>
        <input type="hidden" name="stageId" value={step?.id ?? ""} />
      </InterviewForm>
    </>
  );
}
