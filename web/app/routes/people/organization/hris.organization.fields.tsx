import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fieldsAction, fieldsView } from "~/app/areas/people/fields/fields.server";
import { FieldsScreen } from "~/app/areas/people/fields/fields-screen";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Fields · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => fieldsView(arrival);

export const action = (arrival: ActionFunctionArgs) => fieldsAction(arrival);

export const clientAction = keepFormOffline;

export default function Fields() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return <FieldsScreen {...useLoaderData<typeof loader>()} />;
}
