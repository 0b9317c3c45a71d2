import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UpdatesScreen } from "~/app/areas/updates/updates-screen";
import { updatesPageView } from "~/app/areas/updates/view.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { longDate } from "~/app/ui/foundations/dates";

const ABOUT = "Changes of US employment law by state, city, subject and risk, as a page, Atom and JSON feed.";

export const meta: MetaFunction = () => [
  { title: "Law updates · Statewise" },
  { name: "description", content: ABOUT },
  { tagName: "link", rel: "alternate", type: "application/atom+xml", title: "Law updates", href: "/updates.atom" },
  { tagName: "link", rel: "alternate", type: "application/feed+json", title: "Law updates", href: "/updates.json" },
];

export const loader = ({ request }: LoaderFunctionArgs) => orErrorScreen(updatesPageView(request));

export default function Updates() {
  const { lastCheck, ...view } = useLoaderData<typeof loader>();
  return <UpdatesScreen {...view} lastChecked={lastCheck ? longDate(lastCheck) : null} />;
}
