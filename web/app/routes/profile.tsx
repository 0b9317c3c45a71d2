import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline } from "~/app/screens/account/form-outcome";
import { ProfileScreen } from "~/app/screens/account/profile/profile-screen";
import { profileAction, profileView } from "~/app/server/account/profile-screen.server";

export const meta: MetaFunction = () => [{ title: "Profile · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => profileView(arrival);

export const action = (arrival: ActionFunctionArgs) => profileAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function Profile() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
