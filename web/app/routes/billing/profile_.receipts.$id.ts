import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { signedIn } from "~/app/server/principal.server";
import { receiptOf } from "~/domain/billing";

/** The receipt of a purchase as a PDF. */
export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const { name, body } = await orErrorScreen(receiptOf(principal, Number(arrival.params.id) || 0));
  return new Response(new Uint8Array(body), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
