import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CandidateForm } from "~/app/areas/hiring/candidates/candidate-form";
import { NewCandidateFrame } from "~/app/areas/hiring/candidates/new-candidate-frame";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf, submit } from "~/app/server/form.server";
import { uploadOf } from "~/app/server/form-fields.server";
import { redirectTo } from "~/app/server/redirect.server";
import { addCandidateWithFiles, candidateForm, EDUCATION_LEVELS, EXPERIENCE_CHOICES } from "~/domain/hiring/candidates";

export const meta: MetaFunction = () => [{ title: "Add Candidate · Statewise" }];

const MISSING = {
  title: "Missing Required Fields",
  description: "Please fill in first name, last name, and email address.",
};
const FAILED = { title: "Failed to Add Candidate", description: "Please try again." };

export async function loader(arrival: LoaderFunctionArgs) {
  await hiring(arrival, "candidates:write");
  return { options: { educationLevels: EDUCATION_LEVELS, experience: EXPERIENCE_CHOICES } };
}

export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const form = await formOf(arrival.request);
  const fields = new FormData();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  for (const name of ["contactMethodEmail", "contactMethodPhone", "contactMethodText"])
    if (!fields.has(name)) fields.set(name, "");
  const files = { resume: await uploadOf(form, "resume"), degree: await uploadOf(form, "degree") };
  const lacks = (errors: object) =>
    ["firstName", "lastName", "email"].some((name) => name in errors && !fields.get(name));
  return submit(
    fields,
    {
      intent: "add-candidate",
      failed: FAILED,
      schema: candidateForm,
      invalid: (errors) =>
        lacks(errors) ? MISSING : { title: FAILED.title, description: "Please check the fields below." },
      unexpected: FAILED.description,
    },
    async (value) => {
      const { id } = await addCandidateWithFiles(member, value, files);
      return redirectTo(`/ats/candidates/${id}`, {
        toast: { title: "Candidate Added Successfully", description: added(files, value), variant: "success" },
      });
    },
  );
}

function added(
  { resume, degree }: { resume: unknown; degree: unknown },
  { firstName, lastName }: { firstName: string; lastName: string },
): string {
  if (resume && !degree) return "Resume is being parsed...";
  return degree ? "Files are being processed..." : `${firstName} ${lastName} is on the list.`;
}

export default function NewCandidate() {
  const { options } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <NewCandidateFrame>
      <CandidateForm
        values={{}}
        outcome={outcome}
        options={options}
        withFiles
        submitLabel="Add Candidate"
        cancelHref="/ats/candidates"
      />
    </NewCandidateFrame>
  );
}
