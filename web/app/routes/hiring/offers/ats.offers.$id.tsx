import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfferPage } from "~/app/areas/hiring/offers/offer-page";
import { offerAction, offerView } from "~/app/areas/hiring/offers/offers.server";

export const meta: MetaFunction = () => [{ title: "Offer · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => offerView(arrival);

export const action = (arrival: ActionFunctionArgs) => offerAction(arrival);

export default function Offer() {
  return <OfferPage {...useLoaderData<typeof loader>()} />;
}
