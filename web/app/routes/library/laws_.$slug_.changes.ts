import type { LoaderFunctionArgs } from "@remix-run/node";
import { changesOfLaw } from "~/domain/updates";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONG_AGO = "1900-01-01";

/** What changed of a law since it was read, for the proof beside an answer. Updates are public. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const since = new URL(request.url).searchParams.get("since") ?? "";
  const changes = await changesOfLaw(
    params.slug ?? "",
    DAY.test(since) && !Number.isNaN(Date.parse(since)) ? since : LONG_AGO,
  );
  return Response.json(changes.map(({ id, title, timestamp }) => ({ id, title, timestamp })));
}
