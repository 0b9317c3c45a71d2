import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { idOf } from "~/app/areas/hiring/act.server";
import { CandidateForm } from "~/app/areas/hiring/candidates/candidate-form";
import { fullName } from "~/app/areas/hiring/candidates/candidate-types";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { useOutcomeToast } from "~/app/forms/form-outcome";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { Card } from "~/app/ui/cards/card";
import { candidateForm, EDUCATION_LEVELS, EXPERIENCE_CHOICES, getCandidate, updateCandidate } from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Change a candidate · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const { createdAt, updatedAt, ...candidate } = await orErrorScreen(getCandidate(member, idOf(arrival.params.id)));
  return { candidate, options: { educationLevels: EDUCATION_LEVELS, experience: EXPERIENCE_CHOICES } };
}

export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  for (const name of ["contactMethodEmail", "contactMethodPhone", "contactMethodText"])
    if (!form.has(name)) form.set(name, "");
  const version = Number(form.get("version")) || null;
  const failed = { title: "Not Saved", description: "Please check the fields below." };
  return submit(
    form,
    { intent: "edit-candidate", failed, schema: candidateForm.omit({ tags: true, source: true }) },
    async (value) => {
      await updateCandidate(member, id, { ...value, version });
      return redirectTo(`/ats/candidates/${id}`, { toast: { title: "Candidate Saved", variant: "success" } });
    },
  );
}

export default function EditCandidate() {
  const { candidate, options } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <Card as="section" title={`Change ${fullName(candidate)}`} padding="lg" className="mx-auto max-w-200">
      <CandidateForm
        values={candidate as never}
        outcome={outcome}
        options={options}
        withFiles={false}
        submitLabel="Save Changes"
        cancelHref={`/ats/candidates/${candidate.id}`}
      />
    </Card>
  );
}
