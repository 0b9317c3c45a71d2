import type { LoaderFunctionArgs } from "@remix-run/node";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { rowId } from "~/app/server/form-fields.server";
import { readStoredFile } from "~/domain/hiring/candidates";

/** An uploaded file, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const id = rowId.safeParse(arrival.params.id);
  if (!id.success) throw new Response("Not Found", { status: 404 });
  return fileResponse(await orErrorScreen(readStoredFile(member, id.data)));
}
