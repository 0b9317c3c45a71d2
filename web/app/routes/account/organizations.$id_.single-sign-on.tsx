import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignOnSettingsScreen } from "~/app/areas/account/single-sign-on/sign-on-settings";
import { signOnSettingsAction, signOnSettingsView } from "~/app/areas/account/single-sign-on/sign-on-settings.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [
  { title: "Single sign-on · Statewise" },
  { name: "robots", content: "noindex" },
];

export const loader = (arrival: LoaderFunctionArgs) => signOnSettingsView(arrival);

export const action = (arrival: ActionFunctionArgs) => signOnSettingsAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function SignOnSettingsPage() {
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  return <SignOnSettingsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
