import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preferencesAction, preferencesView } from "~/app/areas/alerts/alerts-screen.server";
import { PreferencesScreen } from "~/app/areas/alerts/preferences-screen";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { hidesAddress } from "~/app/shell/hides-address";

export const meta: MetaFunction = () => [
  { title: "Your alerts · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export const loader = (arrival: LoaderFunctionArgs) => preferencesView(arrival);

export const action = (arrival: ActionFunctionArgs) => preferencesAction(arrival);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientAction = keepFormOffline;

export default function AlertPreferences() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return <PreferencesScreen {...view} outcome={outcome} />;
}
