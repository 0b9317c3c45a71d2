import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { ReportsScreen } from "~/app/screens/ats/reports/reports-screen";
import { reportsAction, reportsView } from "~/app/server/ats/reports.server";

export const meta: MetaFunction = () => [{ title: "Reports · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => reportsView(arrival);

export const action = (arrival: ActionFunctionArgs) => reportsAction(arrival);

export default function Reports() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ReportsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
