import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { payPage } from "~/app/areas/pay/calculator/page.server";
import { PayForm } from "~/app/areas/pay/calculator/pay-form";
import { PayResults } from "~/app/areas/pay/calculator/pay-results";
import { useCalculationToast } from "~/app/areas/pay/calculator/use-calculation-toast";
import { principalOf } from "~/app/server/principal.server";
import { ButtonLink } from "~/app/ui/actions/button";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { STATE_NAMES, TAX_YEARS } from "~/domain/pay";

export const meta: MetaFunction = () => [
  { title: "Pay calculator · Statewise" },
  {
    name: "description",
    content:
      "Take-home pay with every line explained: precise withholding, and a quick estimate with the difference explained.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const page = await payPage(new URL(request.url).searchParams);
  const states = Object.entries(STATE_NAMES).map(([code, name]) => ({ code, name }));
  return { ...page, states, years: TAX_YEARS };
}

export default function PayCalculator() {
  const { view, ...form } = useLoaderData<typeof loader>();
  const onCalculate = useCalculationToast(view);
  return (
    <>
      <div className={view ? "print:hidden" : undefined}>
        <PageHeader
          title="Pay Calculator"
          description="Estimates, not legal, tax or payroll advice. Every line opens to the way it was worked out."
          actions={
            <span className="flex flex-wrap gap-2 print:hidden">
              <ButtonLink href="/pay-calculator/total-compensation">Total compensation</ButtonLink>
              <ButtonLink href="/">Home</ButtonLink>
            </span>
          }
        />
      </div>
      <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] print:block">
        <PayForm {...form} onCalculate={onCalculate} />
        <PayResults view={view} />
      </div>
    </>
  );
}
