import type { LoaderFunctionArgs } from "@remix-run/node";
import { people } from "~/app/areas/people/people.server";
import { IMPORT_LABELS, listFields } from "~/domain/people";

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** An empty file with a heading for everything that an import reads. */
export async function loader(arrival: LoaderFunctionArgs) {
  const own = await listFields(await people(arrival, "employees:write"));
  const headings = [...Object.values(IMPORT_LABELS), ...own.map(({ label }) => quoted(label))];
  return new Response(`\uFEFF${headings.join(",")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="employees.csv"',
    },
  });
}
