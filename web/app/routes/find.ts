import type { LoaderFunctionArgs } from "@remix-run/node";
import { findEverywhere } from "~/app/areas/finding/find-everywhere.server";

/** For the box that Ctrl K opens: what bears the name, of what the person may read. */
export async function loader(arrival: LoaderFunctionArgs) {
  return Response.json(await findEverywhere(arrival), { headers: { "cache-control": "private, no-store" } });
}
