import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settingsAction, settingsView } from "~/app/areas/hiring/settings/settings.server";
import { SettingsScreen } from "~/app/areas/hiring/settings/settings-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => settingsView(arrival);

export const action = (arrival: ActionFunctionArgs) => settingsAction(arrival);

type Answer = { outcome?: FormOutcome; made?: { secret: string; url: string } };

export default function AtsSettings() {
  const answer = useActionData() as Answer | undefined;
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  return <SettingsScreen {...useLoaderData<typeof loader>()} made={answer?.made ?? null} />;
}
