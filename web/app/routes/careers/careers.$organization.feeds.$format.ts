import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { FEED_FORMATS, isFeedFormat, jobFeed } from "~/domain/hiring/careers";

/** The open jobs of a company for job boards and readers: indeed.xml, jobs.atom, jobs.json. */
export async function loader({ params }: LoaderFunctionArgs) {
  const format = params.format ?? "";
  if (!isFeedFormat(format)) throw new Response("Not Found", { status: 404 });
  const feed = await orErrorScreen(jobFeed(params.organization ?? "", format));
  const headers = { "content-type": `${FEED_FORMATS[format]}; charset=utf-8`, "cache-control": "public, max-age=300" };
  return new Response(feed, { headers });
}
