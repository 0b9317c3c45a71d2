import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paymentReturn } from "~/app/areas/billing/checkout/payment-return.server";
import { peopleFrame } from "~/app/areas/people/frame.server";
import { peopleOrPlans } from "~/app/areas/people/people.server";
import { PeopleHeader } from "~/app/areas/people/people-header";
import { hrisSale } from "~/app/areas/people/plans/hris-sale.server";
import { PlanPage } from "~/app/areas/people/plans/plan-page";
import { principalOf } from "~/app/server/principal.server";
import { ErrorScreen } from "~/app/shell/error-screen";
import { accessOf } from "~/domain/access";

export const meta: MetaFunction = () => [
  { title: "HRIS · Statewise" },
  { name: "description", content: "Employee records, first days and leave that know the law of each place." },
];

export async function loader(arrival: LoaderFunctionArgs) {
  await paymentReturn(await principalOf(arrival), arrival.request);
  const member = await peopleOrPlans(arrival);
  if (member) return { frame: peopleFrame(member), sale: null };
  const { endedAt } = accessOf(await principalOf(arrival), "hris");
  return { frame: null, sale: { ...hrisSale(), endedAt: endedAt?.toISOString() ?? null } };
}

export default function Hris() {
  const { frame, sale } = useLoaderData<typeof loader>();
  if (sale) return <PlanPage {...sale} />;
  return (
    <>
      <PeopleHeader frame={frame} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = ErrorScreen;
