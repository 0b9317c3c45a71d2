import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ResumeReview } from "~/app/areas/hiring/candidates/resume-review";
import { hiring, may } from "~/app/areas/hiring/hiring.server";
import { useOutcomeToast } from "~/app/forms/form-outcome";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { correctResume, EDUCATION_LEVELS, readResumeReview, resumeCorrection } from "~/domain/hiring/candidates";

export const meta: MetaFunction = () => [{ title: "Check a resume · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const file = await orErrorScreen(readResumeReview(member, idOf(arrival.params.id), idOf(arrival.params.fileId)));
  const { candidate, data } = file;
  if (!data) throw new Response("This resume was not read yet.", { status: 404 });
  const { firstName, middleName, lastName, suffix, phone, city, state, zipCode, currentTitle, currentCompany } =
    candidate;
  const { educationLevel, schoolAttended, areaOfStudy, linkedinUrl, skills, id } = candidate;
  const fields = { firstName, middleName, lastName, suffix, phone, city, state, zipCode, currentTitle, currentCompany };
  return {
    candidate: { id, ...fields, educationLevel, schoolAttended, areaOfStudy, linkedinUrl, skills },
    fileName: file.originalName,
    levels: EDUCATION_LEVELS,
    reading: {
      name: data.parsedName,
      email: data.parsedEmail,
      phone: data.parsedPhone,
      address: data.parsedAddress,
      linkedIn: data.parsedLinkedIn,
      skills: [...data.technicalSkills, ...data.softSkills],
      experience: (data.workExperience ?? []) as {
        title: string | null;
        employer: string | null;
        start: string | null;
        end: string | null;
      }[],
      education: (data.education ?? []) as { school: string | null; degree: string | null; field: string | null }[],
      confidence: (data.fieldConfidence ?? {}) as Record<string, number>,
      text: data.rawText ?? "",
      corrected:
        (
          data.corrections as {
            experience?: { title: string | null; employer: string | null; start: string | null; end: string | null }[];
          } | null
        )?.experience ?? null,
    },
  };
}

export const action = onlyAct(
  may("candidates:write"),
  "check-resume",
  act({
    schema: resumeCorrection,
    call: (member, value, { id, arrival }) => correctResume(member, id, idOf(arrival.params.fileId), value),
    said: "Resume Checked",
    failed: { title: "Not Saved", description: "Please check the fields." },
  }),
  { back: ({ id }) => `/ats/candidates/${id}` },
);

export default function CheckResume() {
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ResumeReview {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
