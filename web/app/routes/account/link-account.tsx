import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkAccount } from "~/app/areas/account/single-sign-on/link-account";
import { linkAccountAction, linkAccountView } from "~/app/areas/account/single-sign-on/link-account.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [
  { title: "Link an account · Statewise" },
  { name: "robots", content: "noindex" },
];

export const loader = (arrival: LoaderFunctionArgs) => linkAccountView(arrival);

export const action = (arrival: ActionFunctionArgs) => linkAccountAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function LinkAccountPage() {
  return <LinkAccount {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()?.outcome ?? null} />;
}
