import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { balancesAction, balancesView } from "~/app/areas/people/time-off/balances.server";
import { BalancesScreen } from "~/app/areas/people/time-off/balances-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => balancesView(arrival);

export const action = (arrival: ActionFunctionArgs) => balancesAction(arrival);

export default function Balances() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <BalancesScreen {...useLoaderData<typeof loader>()} />;
}
