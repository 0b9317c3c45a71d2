import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { RequisitionForm } from "~/app/areas/hiring/jobs/requisition-form";
import {
  emptyRequisition,
  requisitionOptions,
  saveRequisition,
} from "~/app/areas/hiring/jobs/requisition-screen.server";
import { TemplateStart } from "~/app/areas/hiring/jobs/template-start";
import { listJobs } from "~/domain/hiring/requisitions";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const [options, templates] = await Promise.all([
    requisitionOptions(member),
    listJobs(member, { template: true, limit: 100 }),
  ]);
  return {
    options,
    values: { ...emptyRequisition(), title: "" },
    templates: templates.data.map(({ id, title }) => ({ id, title })),
  };
}

export const action = (arrival: ActionFunctionArgs) => saveRequisition(arrival);

export default function NewRequisition() {
  const { options, values, templates } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="max-w-4xl">
      <TemplateStart templates={templates} />
      <RequisitionForm
        heading="Create New Job Requisition"
        values={answer?.values ?? values}
        options={options}
        problem={answer?.problem ?? null}
        job={null}
        cancelHref="/ats/jobs"
        autosaves
      />
    </div>
  );
}
