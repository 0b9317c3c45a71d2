import type { LoaderFunctionArgs } from "@remix-run/node";
import { idOf } from "~/app/areas/hiring/act.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { LETTER_FORMATS, offerLetterFile } from "~/domain/hiring";

/** The letter of an offer, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const wanted = new URL(arrival.request.url).searchParams.get("format");
  const format = LETTER_FORMATS.find((one) => one === wanted) ?? "pdf";
  return fileResponse(await orErrorScreen(offerLetterFile(member, idOf(arrival.params.id), format)));
}
