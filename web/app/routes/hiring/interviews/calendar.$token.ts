import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { calendarFeed } from "~/domain/hiring/recruiting";

/** The interviews of one interviewer, for the calendar program that subscribes to the secret address. */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = (params.token ?? "").replace(/\.ics$/, "").slice(0, 200);
  return new Response(await orErrorScreen(calendarFeed(token)), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
