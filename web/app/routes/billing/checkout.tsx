import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInAction } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { CheckoutScreen } from "~/app/areas/billing/checkout/checkout-screen";
import { checkoutView } from "~/app/areas/billing/checkout/checkout-screen.server";
import { dollars } from "~/app/areas/billing/dollars";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const offers = (data?.plans ?? []).map(({ name, amount }) => `${name} for ${dollars(amount)}`);
  return [
    { title: "Checkout · Statewise" },
    { name: "description", content: `${offers.join(" or ")}. Cancel anytime.` },
  ];
};

export const loader = (arrival: LoaderFunctionArgs) => checkoutView(arrival);

/** A visitor signs up or in on the way; the plan and the code are kept (decision 37). */
export const action = (arrival: ActionFunctionArgs) => signInAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function Checkout() {
  return <CheckoutScreen view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
