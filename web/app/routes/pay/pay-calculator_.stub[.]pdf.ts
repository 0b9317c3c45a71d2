import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readPayForm } from "~/app/areas/pay/calculator/form.server";
import { principalOf } from "~/app/server/principal.server";
import { calculatePay, payStub } from "~/domain/pay";
import { today } from "~/platform/clock";

/** The paycheck of the URL as a pay stub; inputs that make no paycheck lead back to the form that says why. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const { searchParams } = new URL(request.url);
  const { request: pay } = readPayForm(searchParams);
  const method = searchParams.get("method") === "quick" ? "quick" : "precise";
  const result = pay && searchParams.has("payType") ? calculatePay({ ...pay, method })[method] : null;
  if (!result) return redirect(`/pay-calculator?${searchParams}`);
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="estimated-pay-stub-${method}.pdf"`,
    "cache-control": "no-store",
  };
  return new Response(new Uint8Array(await payStub(result, today())), { headers });
}
