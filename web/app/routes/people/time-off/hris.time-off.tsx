import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { timeOffFrame } from "~/app/areas/people/time-off/frame.server";
import { SubTabs } from "~/app/areas/people/time-off/sub-tabs";

export const meta: MetaFunction = () => [{ title: "Time off · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => timeOffFrame(arrival);

export default function TimeOff() {
  const { tabs } = useLoaderData<typeof loader>();
  return (
    <>
      <SubTabs tabs={tabs} />
      <Outlet />
    </>
  );
}
