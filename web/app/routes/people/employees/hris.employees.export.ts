import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { people } from "~/app/areas/people/people.server";
import { filtersOf } from "~/app/server/filters.server";
import { forFile } from "~/app/server/personal-file.server";
import { exportEmployees } from "~/domain/people";

const asked = z.object({ format: z.enum(["csv", "excel"]).default("csv") });

/** Everybody on record as a file, which an import reads again. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const { format } = filtersOf(asked, arrival.request);
  const { name, type, stream } = await forFile(exportEmployees(member, format), "/hris/employees");
  return new Response(stream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
