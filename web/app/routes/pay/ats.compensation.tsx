import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { CompensationScreen } from "~/app/areas/pay/compensation/compensation-screen";
import { compensationPage } from "~/app/areas/pay/compensation/offers.server";

export const meta: MetaFunction = () => [{ title: "Total Compensation Calculator · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  await hiring(arrival);
  return compensationPage(new URL(arrival.request.url).searchParams);
}

export default function Compensation() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="mb-1 font-serif text-xl font-semibold">Total Compensation Calculator</h2>
      <p className="mb-5 text-sm text-ink-2">
        Four years of an offer before tax. Estimates, not legal, tax or payroll advice.
      </p>
      <CompensationScreen page={page} csvPath="/pay-calculator/total-compensation.csv" />
    </>
  );
}
