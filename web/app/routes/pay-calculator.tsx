import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PayForm } from "~/app/screens/pay/pay-form";
import { PayResults } from "~/app/screens/pay/pay-results";
import { readPayForm } from "~/app/server/pay-form.server";
import { principalOf } from "~/app/server/principal.server";
import { ButtonLink } from "~/app/ui/button";
import { PageHeader } from "~/app/ui/page-header";
import { calculatePay, minimumWageCheck, STATE_NAMES, TAX_YEARS } from "~/domain/pay";
import { today } from "~/platform/clock";

export const meta: MetaFunction = () => [
  { title: "Pay calculator · Statewise" },
  {
    name: "description",
    content: "Take-home pay with every line explained: a quick estimate and the precise withholding side by side.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  const asked = params.has("payType");
  const { request: pay, problems } = readPayForm(params);
  const answer = asked && pay ? calculatePay(pay) : null;
  const wage =
    answer && pay?.payType === "hourly" && pay.state
      ? minimumWageCheck(
          Math.round(pay.hourlyRate * 100),
          { state: pay.state, county: pay.county, city: pay.city },
          today(),
        )
      : null;
  const states = Object.entries(STATE_NAMES).map(([code, name]) => ({ code, name }));
  return {
    values: Object.fromEntries(params),
    items: itemsOf(params),
    problems: asked ? problems : {},
    answer,
    wage,
    states,
    years: TAX_YEARS,
  };
}

function itemsOf(params: URLSearchParams) {
  const [amounts, types] = [params.getAll("itemAmount"), params.getAll("itemType")];
  return params
    .getAll("itemName")
    .map((name, index) => ({ name, amount: amounts[index] ?? "", type: types[index] ?? "deduction" }));
}

export default function PayCalculator() {
  const { values, items, problems, answer, wage, states, years } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Pay Calculator"
        description="Estimates, not legal, tax or payroll advice. Every line opens to the way it was worked out."
        actions={<ButtonLink href="/">Home</ButtonLink>}
      />
      <div className="grid items-start gap-7 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <PayForm values={values} items={items} problems={problems} states={states} years={years} />
        <PayResults answer={answer} wage={wage} />
      </div>
    </>
  );
}
