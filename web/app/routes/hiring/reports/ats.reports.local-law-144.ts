import type { LoaderFunctionArgs } from "@remix-run/node";
import { auditPack } from "~/app/areas/hiring/reports/fairness.server";

/** What an auditor under New York City Local Law 144 asks for first. */
export async function loader(arrival: LoaderFunctionArgs) {
  return new Response(await auditPack(arrival), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="local-law-144-data-not-an-audit.csv"',
      "cache-control": "private, no-store",
    },
  });
}
