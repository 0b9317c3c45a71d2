import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { jobFormValues } from "~/app/areas/hiring/jobs/job-form.server";
import { RequisitionForm, type RequisitionProblem } from "~/app/areas/hiring/jobs/requisition-form";
import { requisitionOptions, saveRequisition } from "~/app/areas/hiring/jobs/requisition-screen.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { readJob } from "~/domain/hiring/requisitions";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const id = rowId.safeParse(arrival.params.id);
  if (!id.success) throw new Response("Not Found", { status: 404 });
  const [job, options] = await Promise.all([orErrorScreen(readJob(member, id.data)), requisitionOptions(member)]);
  const missing = new URL(arrival.request.url).searchParams.get("missing");
  const problem: RequisitionProblem | null = missing
    ? {
        title: "Not Submitted Yet",
        message: "The marked fields are needed for approval. Everything else is saved as a draft.",
        fields: Object.fromEntries(missing.split(",").map((name) => [name, "Needed for approval"])),
      }
    : null;
  return {
    options,
    problem,
    values: jobFormValues(job as unknown as Record<string, unknown>),
    job: { id: job.id, version: job.version },
    title: job.title,
    isTemplate: job.isTemplate,
    autosaves: job.approvalStatus === "draft" && job.status === "draft" && !job.isTemplate,
  };
}

export const action = (arrival: ActionFunctionArgs) => saveRequisition(arrival);

export default function EditRequisition() {
  const { options, values, job, title, isTemplate, autosaves, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="max-w-4xl">
      <RequisitionForm
        key={job.id}
        heading={`Edit ${title}`}
        values={answer?.values ?? values}
        options={options}
        problem={answer?.problem ?? problem}
        job={job}
        cancelHref={`/ats/jobs/${job.id}`}
        isTemplate={isTemplate}
        autosaves={autosaves}
      />
    </div>
  );
}
