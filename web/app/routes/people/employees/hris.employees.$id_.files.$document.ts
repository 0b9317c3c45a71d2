import type { LoaderFunctionArgs } from "@remix-run/node";
import { people } from "~/app/areas/people/people.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileResponse } from "~/app/server/file-response.server";
import { idOf } from "~/app/server/form-fields.server";
import { readDocument } from "~/domain/people";

/** A paper of an employee, always as a download. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  return fileResponse(await orErrorScreen(readDocument(member, idOf(arrival.params.document))));
}
