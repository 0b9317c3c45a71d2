import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { SettingsScreen } from "~/app/screens/ats/settings/settings-screen";
import { settingsAction, settingsView } from "~/app/server/ats/settings.server";

export const loader = (arrival: LoaderFunctionArgs) => settingsView(arrival);

export const action = (arrival: ActionFunctionArgs) => settingsAction(arrival);

type Answer = { outcome?: FormOutcome; made?: { secret: string; url: string } };

export default function AtsSettings() {
  const answer = useActionData() as Answer | undefined;
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  return <SettingsScreen {...useLoaderData<typeof loader>()} made={answer?.made ?? null} />;
}
