import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { atsFrame } from "~/app/areas/hiring/frame.server";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { RecordsScreen } from "~/app/areas/hiring/records/records-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
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

export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "administer");
  const kind = kindOf(arrival.request);
  const form = await formOf(arrival.request);
  const failed = { title: "Not Deleted", description: "Please try again." };
  return submit(form, { intent: "delete", schema: z.object({ id: rowId }), failed }, async ({ id }) => {
    await deleteRecord(member, kind, id);
    return redirectTo(`/ats/admin?data=${kind}`, { toast: { title: "Deleted", variant: "success" } });
  });
}

export default function ApplicantAdmin() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <RecordsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
