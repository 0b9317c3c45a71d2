import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settingsAction, settingsView } from "~/app/areas/people/settings/settings.server";
import { SettingsScreen } from "~/app/areas/people/settings/settings-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "People settings · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => settingsView(arrival);

export const action = (arrival: ActionFunctionArgs) => settingsAction(arrival);

export const clientAction = keepFormOffline;

export default function PeopleSettings() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <SettingsScreen {...useLoaderData<typeof loader>()} />;
}
