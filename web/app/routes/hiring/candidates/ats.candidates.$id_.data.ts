import type { LoaderFunctionArgs } from "@remix-run/node";
import { idOf } from "~/app/areas/hiring/act.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { exportCandidateData } from "~/domain/hiring";

/** Everything that is kept about a candidate, as a file for the candidate. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "export");
  const id = idOf(arrival.params.id);
  const content = await orErrorScreen(exportCandidateData(member, id));
  return new Response(content, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="candidate-${id}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
