import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actOnCandidate } from "~/app/areas/hiring/candidates/candidate-acts.server";
import { CandidateProfile } from "~/app/areas/hiring/candidates/candidate-profile";
import { hiring, rightsOf } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import {
  erasureOutlook,
  findDuplicates,
  MERGE_FIELDS,
  mailTemplateChoices,
  readCandidate,
} from "~/domain/hiring/candidates";
import { jobChoices } from "~/domain/hiring/recruiting";

export const meta: MetaFunction = () => [{ title: "Candidate · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:read");
  const profile = await orErrorScreen(readCandidate(member, idOf(arrival.params.id)));
  const { candidate } = profile;
  if (candidate.mergedIntoId) throw redirect(`/ats/candidates/${candidate.mergedIntoId}`);
  const [outlook, duplicates, jobs, templates] = await Promise.all([
    erasureOutlook(member, candidate.id),
    findDuplicates(member, { candidateId: candidate.id, limit: 5 }),
    jobChoices(member),
    mailTemplateChoices(member),
  ]);
  const rights = rightsOf(
    member,
    "candidates:write",
    "applications:read",
    "applications:write",
    "export",
    "erase",
    "administer",
  );
  // A mail id is a number that JSON cannot hold.
  const messages = profile.messages.map(({ mailId, mail, ...message }) => ({ ...message, state: mail?.state ?? null }));
  const resumes = profile.resumes.map(({ data, ...file }) => ({
    ...file,
    data: data && { ...data, parsingConfidence: Number(data.parsingConfidence) },
  }));
  return {
    ...profile,
    messages,
    resumes,
    outlook,
    duplicates,
    jobs,
    templates,
    rights,
    mergeFields: MERGE_FIELDS,
    userId: member.userId,
  };
}

export const action = (arrival: ActionFunctionArgs) => actOnCandidate(arrival);

export default function Candidate() {
  return <CandidateProfile {...useLoaderData<typeof loader>()} />;
}
