import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { filtersOf } from "~/app/server/filters.server";
import { forFile } from "~/app/server/personal-file.server";
import { candidateQuery, exportCandidates } from "~/domain/hiring/candidates";

/** The candidates of the list as CSV. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "export");
  const query = filtersOf(candidateQuery, arrival.request, { limit: 100 });
  const pieces = await forFile(exportCandidates(member, { ...query, cursor: undefined }), "/ats/candidates");
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="candidates.csv"',
      "cache-control": "private, no-store",
    },
  });
}
