import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline } from "~/app/screens/account/form-outcome";
import { SignInScreen } from "~/app/screens/account/sign-in-screen";
import { signInAction, signInView } from "~/app/server/account/sign-in-screen.server";

export const meta: MetaFunction = () => [{ title: "Create account · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => signInView(arrival);

export const action = (arrival: ActionFunctionArgs) => signInAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function Register() {
  return <SignInScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
