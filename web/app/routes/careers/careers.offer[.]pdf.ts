import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { ownOfferLetter } from "~/domain/hiring/recruiting";

/** The letter of an offer by the candidate's link, always as a download. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
  return fileResponse(await orErrorScreen(ownOfferLetter(token)));
}
