import type { LoaderFunctionArgs } from "@remix-run/node";
import { updatesFeed } from "~/app/server/updates/feed.server";

export const loader = ({ request }: LoaderFunctionArgs) => updatesFeed(request, "json");
