import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HrisPlans } from "~/app/areas/people/plans/hris-plans";
import { hrisSale } from "~/app/areas/people/plans/hris-sale.server";
import { PlannedModules } from "~/app/areas/people/plans/planned-modules";

export const meta: MetaFunction = () => [{ title: "HRIS · Statewise" }];

export const loader = () => hrisSale();

export default function Hris() {
  const { plans, mostEmployees } = useLoaderData<typeof loader>();
  return (
    <>
      <PlannedModules />
      {plans.length > 0 ? <HrisPlans plans={plans} mostEmployees={mostEmployees} /> : null}
    </>
  );
}
