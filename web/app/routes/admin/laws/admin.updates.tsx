import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ManagedUpdates } from "~/app/areas/admin/updates/managed-updates";
import { SourceTable } from "~/app/areas/admin/updates/source-table";
import { UpdateForm } from "~/app/areas/admin/updates/update-form";
import { adminUpdatesAction, adminUpdatesView } from "~/app/areas/admin/updates/updates.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";

export const meta: MetaFunction = () => [{ title: "Law updates · Administration · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => orErrorScreen(adminUpdatesView(arrival));

export const action = (arrival: ActionFunctionArgs) => adminUpdatesAction(arrival);

export default function AdminUpdates() {
  const { page, pending, sources, status, edited, isAdding, places, categories, mayChange } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return (
    <>
      {mayChange && (edited || isAdding) ? (
        <UpdateForm
          key={edited?.id ?? "new"}
          update={edited}
          places={places}
          categories={categories}
          refused={refused}
        />
      ) : null}
      <ManagedUpdates page={page} pending={pending} status={status} mayChange={mayChange} />
      <SourceTable sources={sources} mayChange={mayChange} />
    </>
  );
}
