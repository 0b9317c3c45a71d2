import type { LoaderFunctionArgs } from "@remix-run/node";
import { idOf } from "~/app/areas/hiring/act.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { principalOf } from "~/app/server/principal.server";
import { publicDocument } from "~/domain/hiring";

/** A document that belongs to a posting, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const { organization = "", job = "", id } = arrival.params;
  const viewer = await principalOf(arrival);
  return fileResponse(await orErrorScreen(publicDocument(organization, job, idOf(id), viewer)));
}
