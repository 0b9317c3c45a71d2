import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { filtersOf } from "~/app/areas/hiring/act.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { candidateQuery, exportCandidates } from "~/domain/hiring";

/** The candidates of the list as CSV. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "export");
  const query = filtersOf(candidateQuery, arrival.request, { limit: 100 });
  const pieces = exportCandidates(member, { ...query, cursor: undefined });
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="candidates.csv"',
      "cache-control": "private, no-store",
    },
  });
}
