import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardScreen } from "~/app/areas/billing/card/card-screen";
import { paymentForm } from "~/app/areas/billing/checkout/checkout-screen.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { listSubscriptions } from "~/domain/billing";

export const meta: MetaFunction = () => [{ title: "Update card · Statewise" }, { name: "robots", content: "noindex" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const wanted = new URL(arrival.request.url).searchParams.get("subscription");
  const plans = principal.impersonator ? [] : await listSubscriptions(principal);
  const plan = plans.find(({ subscriptionId }) => subscriptionId === wanted) ?? plans[0];
  const form = paymentForm();
  if (!plan || !form) {
    const toast = { title: "No running plan", description: "There is no plan that a card could be charged for." };
    throw redirectTo("/profile", { toast });
  }
  return { plan, form };
}

export default function UpdateCard() {
  return <CardScreen {...useLoaderData<typeof loader>()} />;
}
