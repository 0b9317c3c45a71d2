import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { seatsAction, seatsView } from "~/app/areas/billing/plans/seats.server";
import { SeatsScreen } from "~/app/areas/billing/plans/seats-screen";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Add seats · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => seatsView(arrival);

export const action = (arrival: ActionFunctionArgs) => seatsAction(arrival);

export const clientAction = keepFormOffline;

export default function Seats() {
  return (
    <SeatsScreen view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()?.outcome ?? null} />
  );
}
