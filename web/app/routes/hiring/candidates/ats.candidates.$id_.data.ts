import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { idOf } from "~/app/server/form-fields.server";
import { personalFile } from "~/app/server/personal-file.server";
import { exportCandidateData } from "~/domain/hiring/candidates";

export const loader = () => redirect("/ats/candidates");

/** Everything that is kept about a candidate, as a file for the candidate; a plain form, so that the browser saves it. */
export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "export");
  const id = idOf(arrival.params.id);
  return personalFile(exportCandidateData(member, id), `candidate-${id}`, `/ats/candidates/${id}`);
}
