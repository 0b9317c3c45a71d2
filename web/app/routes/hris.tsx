import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HrisPlans } from "~/app/screens/hris/hris-plans";
import { PlannedModules } from "~/app/screens/hris/planned-modules";
import { hrisSale } from "~/app/server/billing/hris-sale.server";

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
