import type { LoaderFunctionArgs } from "@remix-run/node";
import { people } from "~/app/areas/people/people.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { leavingMemo } from "~/domain/people";

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const { name, bytes } = await orErrorScreen(leavingMemo(member, idOf(arrival.params.id)));
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
