import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paymentReturn } from "~/app/areas/billing/checkout/payment-return.server";
import { AtsHeader } from "~/app/areas/hiring/ats-header";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiringOrPlans } from "~/app/areas/hiring/hiring.server";
import { PlanPage } from "~/app/areas/hiring/plan-page";
import { principalOf } from "~/app/server/principal.server";
import { ErrorScreen } from "~/app/shell/error-screen";
import { accessOf } from "~/domain/access";

export const meta: MetaFunction = () => [
  { title: "Applicant Tracking System · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const url = new URL(arrival.request.url);
  // The specification's one parameter; the tabs have addresses of their own since (decision 12).
  if (url.pathname === "/ats" && url.searchParams.get("tab") === "admin") throw redirect("/ats/admin");
  await paymentReturn(await principalOf(arrival), arrival.request);
  const member = await hiringOrPlans(arrival);
  if (member) return { frame: atsFrame(member), endedAt: null };
  const { endedAt } = accessOf(await principalOf(arrival), "ats");
  return { frame: null, endedAt: endedAt?.toISOString() ?? null };
}

export default function Ats() {
  const { frame, endedAt } = useLoaderData<typeof loader>();
  if (!frame) return <PlanPage endedAt={endedAt} />;
  return (
    <>
      <AtsHeader frame={frame} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = ErrorScreen;
