import type { LoaderFunctionArgs } from "@remix-run/node";
import { updatesFeed } from "~/app/areas/updates/feed.server";

export const loader = ({ request }: LoaderFunctionArgs) => updatesFeed(request, "atom");
