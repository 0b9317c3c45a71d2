import type { LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileDownload } from "~/app/server/file-download.server";
import { idOf } from "~/app/server/form-fields.server";
import { staff } from "~/app/server/principal.server";
import { exportBulk } from "~/domain/admin";

/** What became of every row of an operation, as a file. */
export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  return fileDownload(await orErrorScreen(exportBulk(principal, idOf(arrival.params.id))));
}
