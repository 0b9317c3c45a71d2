import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { PreferencesScreen } from "~/app/screens/alerts/preferences-screen";
import { hidesAddress } from "~/app/screens/shell/hides-address";
import { preferencesAction, preferencesView } from "~/app/server/alerts-screen.server";

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
