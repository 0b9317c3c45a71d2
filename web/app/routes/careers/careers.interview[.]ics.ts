import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { bookedCalendar } from "~/domain/hiring/recruiting";

/** The booked interview as a calendar file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
  const text = await orErrorScreen(bookedCalendar(token));
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="interview.ics"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
