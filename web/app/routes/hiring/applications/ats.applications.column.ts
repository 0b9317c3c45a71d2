import type { LoaderFunctionArgs } from "@remix-run/node";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { boardColumn } from "~/domain/hiring/recruiting";

/** The next cards of one column of the board. */
export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const params = new URL(arrival.request.url).searchParams;
  const column = {
    jobId: idOf(params.get("job") ?? ""),
    stageId: idOf(params.get("stage") ?? ""),
    cursor: params.get("cursor"),
  };
  return orErrorScreen(boardColumn(member, column));
}
