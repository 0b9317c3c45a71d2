import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { idOf } from "~/app/server/form-fields.server";
import { principalOf } from "~/app/server/principal.server";
import { publicDocument } from "~/domain/hiring/careers";

/** A document that belongs to a posting, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const { organization = "", job = "", id } = arrival.params;
  const viewer = await principalOf(arrival);
  return fileResponse(await orErrorScreen(publicDocument(organization, job, idOf(id), viewer)));
}
