import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AtsDashboard } from "~/app/areas/hiring/dashboard/ats-dashboard";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiringOrPlans } from "~/app/areas/hiring/hiring.server";
import { hiringDashboard, memberMay } from "~/domain/hiring";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiringOrPlans(arrival);
  // Without access the layout shows the plans in place of this.
  if (!member) return null;
  const { tabs, quickActions } = atsFrame(member);
  return {
    ...(await hiringDashboard(member)),
    firstName: member.principal.account.firstName,
    open: [
      ...[...tabs, ...quickActions].map(({ href }) => href),
      ...(memberMay(member, "applications:read") ? ["/ats/offers"] : []),
    ],
  };
}

export default function AtsStart() {
  const data = useLoaderData<typeof loader>();
  return data ? <AtsDashboard {...data} /> : null;
}
