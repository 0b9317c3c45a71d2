import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompensationScreen } from "~/app/areas/pay/compensation/compensation-screen";
import { compensationPage } from "~/app/areas/pay/compensation/offers.server";
import { principalOf } from "~/app/server/principal.server";
import { ButtonLink } from "~/app/ui/actions/button";
import { PageHeader } from "~/app/ui/navigation/page-header";

export const meta: MetaFunction = () => [
  { title: "Total compensation calculator · Statewise" },
  {
    name: "description",
    content: "Four years of an offer: base salary, bonus, equity and sign-on, two offers compared.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  return compensationPage(new URL(request.url).searchParams);
}

export default function TotalCompensation() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Total Compensation Calculator"
        description="Four years of an offer before tax. Estimates, not legal, tax or payroll advice."
        actions={<ButtonLink href="/pay-calculator">Pay calculator</ButtonLink>}
      />
      <CompensationScreen page={page} csvPath="/pay-calculator/total-compensation.csv" />
    </>
  );
}
