import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { CandidateForm } from "~/app/areas/hiring/candidates/candidate-form";
import { fullName } from "~/app/areas/hiring/candidates/candidate-types";
import { hiring, may } from "~/app/areas/hiring/hiring.server";
import { useOutcomeToast } from "~/app/forms/form-outcome";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { Card } from "~/app/ui/cards/card";
import {
  candidateForm,
  EDUCATION_LEVELS,
  EXPERIENCE_CHOICES,
  getCandidate,
  updateCandidate,
} from "~/domain/hiring/candidates";

export const meta: MetaFunction = () => [{ title: "Change a candidate · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const { createdAt, updatedAt, ...candidate } = await orErrorScreen(getCandidate(member, idOf(arrival.params.id)));
  return { candidate, options: { educationLevels: EDUCATION_LEVELS, experience: EXPERIENCE_CHOICES } };
}

const CONTACT_METHODS = ["contactMethodEmail", "contactMethodPhone", "contactMethodText"];
const UNTICKED = Object.fromEntries(CONTACT_METHODS.map((name) => [name, ""]));

export const action = onlyAct(
  may("candidates:write"),
  "edit-candidate",
  act({
    schema: z.preprocess(
      (sent) => ({ ...UNTICKED, ...(sent as object) }),
      candidateForm.omit({ tags: true, source: true }),
    ),
    call: (member, value, { id, form }) =>
      updateCandidate(member, id, { ...value, version: Number(form.get("version")) || null }),
    said: "Candidate Saved",
    failed: { title: "Not Saved", description: "Please check the fields below." },
  }),
  { back: ({ id }) => `/ats/candidates/${id}` },
);

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
