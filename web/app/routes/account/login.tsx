import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignInScreen } from "~/app/areas/account/sign-in/sign-in-screen";
import { signInAction, signInView } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Sign in · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => signInView(arrival);

export const action = (arrival: ActionFunctionArgs) => signInAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function Login() {
  return <SignInScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
