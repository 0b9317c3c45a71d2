import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { reportFile } from "~/app/areas/hiring/reports/reports.server";

/** A report, or the rows behind it, as a file for a spreadsheet. */
export async function loader(arrival: LoaderFunctionArgs) {
  const pieces = await reportFile(arrival);
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${arrival.params.type}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
