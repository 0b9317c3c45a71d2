import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiring, may } from "~/app/areas/hiring/hiring.server";
import { RecordsScreen } from "~/app/areas/hiring/records/records-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { act, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { deleteRecord, listRecords, RECORD_KINDS } from "~/domain/hiring";

const kindOf = (request: Request) => {
  const wanted = new URL(request.url).searchParams.get("data");
  return RECORD_KINDS.find((kind) => kind === wanted) ?? "jobs";
};

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "administer");
  const kind = kindOf(arrival.request);
  const cursor = new URL(arrival.request.url).searchParams.get("cursor");
  const { tabs, quickActions } = atsFrame(member);
  return {
    kind,
    ...(await orErrorScreen(listRecords(member, kind, cursor))),
    open: [...tabs, ...quickActions].map(({ href }) => href),
  };
}

export const action = onlyAct(
  may("administer"),
  "delete",
  act({
    schema: z.object({ id: rowId }),
    call: (member, { id }, { arrival }) => deleteRecord(member, kindOf(arrival.request), id),
    said: "Deleted",
    failed: { title: "Not Deleted", description: "Please try again." },
  }),
  { back: ({ arrival }) => `/ats/admin?data=${kindOf(arrival.request)}` },
);

export default function ApplicantAdmin() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <RecordsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
