import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { signedIn } from "~/app/server/principal.server";

/** The organization where the person works now. */
export async function loader(arrival: LoaderFunctionArgs) {
  const { seat } = await signedIn(arrival);
  return redirect(seat ? `/organizations/${seat.organizationId}` : "/organizations");
}
