import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignInSettings } from "~/app/areas/account/second-factor/sign-in-settings";
import { signInSettingsAction, signInSettingsView } from "~/app/areas/account/second-factor/sign-in-settings.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Sign-in · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => signInSettingsView(arrival);

export const action = (arrival: ActionFunctionArgs) => signInSettingsAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function SignInSettingsPage() {
  return <SignInSettings {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
