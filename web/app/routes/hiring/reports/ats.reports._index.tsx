import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reportsAction, reportsView } from "~/app/areas/hiring/reports/reports.server";
import { ReportsScreen } from "~/app/areas/hiring/reports/reports-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Reports · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => reportsView(arrival);

export const action = (arrival: ActionFunctionArgs) => reportsAction(arrival);

export default function Reports() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ReportsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
