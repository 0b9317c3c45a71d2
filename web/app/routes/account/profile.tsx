import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfileScreen } from "~/app/areas/account/profile/profile-screen";
import { profileAction, profileView } from "~/app/areas/account/profile/profile-screen.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Profile · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => profileView(arrival);

export const action = (arrival: ActionFunctionArgs) => profileAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function Profile() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
