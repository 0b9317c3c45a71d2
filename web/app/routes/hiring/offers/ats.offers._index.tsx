import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfferList } from "~/app/areas/hiring/offers/offer-list";
import { offersView } from "~/app/areas/hiring/offers/offers.server";

export const loader = (arrival: LoaderFunctionArgs) => offersView(arrival);

export default function Offers() {
  return <OfferList {...useLoaderData<typeof loader>()} />;
}
