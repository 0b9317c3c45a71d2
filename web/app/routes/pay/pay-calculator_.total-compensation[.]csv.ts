import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readOffer, readSecondOffer } from "~/app/areas/pay/compensation/offers.server";
import { principalOf } from "~/app/server/principal.server";
import { compensationCsv, type Offer, totalCompensation } from "~/domain/pay";

/** The offers of the URL as a spreadsheet; inputs that make no offer lead back to the form that says why. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const { searchParams } = new URL(request.url);
  const first = readOffer(searchParams, "");
  const second = readSecondOffer(searchParams);
  if (!searchParams.has("baseSalary") || !first.offer || (second && !second.offer))
    return redirect(`/pay-calculator/total-compensation?${searchParams}`);
  const offers = [first.offer, second?.offer].filter((offer): offer is Offer => Boolean(offer));
  const csv = compensationCsv(offers.map((offer) => ({ offer, compensation: totalCompensation(offer) })));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="total-compensation.csv"',
      "cache-control": "no-store",
    },
  });
}
