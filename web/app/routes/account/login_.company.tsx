import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CompanySignIn } from "~/app/areas/account/single-sign-on/company-sign-in";
import { companySignInAction, companySignInView } from "~/app/areas/account/single-sign-on/company-sign-in.server";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Company sign-in · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => companySignInView(arrival);

export const action = (arrival: ActionFunctionArgs) => companySignInAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function CompanySignInPage() {
  return <CompanySignIn {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
