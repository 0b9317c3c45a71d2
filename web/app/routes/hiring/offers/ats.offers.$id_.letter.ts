import type { LoaderFunctionArgs } from "@remix-run/node";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { idOf } from "~/app/server/form-fields.server";
import { LETTER_FORMATS, offerLetterFile } from "~/domain/hiring/recruiting";

/** The letter of an offer, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const wanted = new URL(arrival.request.url).searchParams.get("format");
  const format = LETTER_FORMATS.find((one) => one === wanted) ?? "pdf";
  return fileResponse(await orErrorScreen(offerLetterFile(member, idOf(arrival.params.id), format)));
}
