import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ImportAnswer, importAction, importView } from "~/app/areas/people/imports/import.server";
import { ImportScreen } from "~/app/areas/people/imports/import-screen";
import { keepFormOffline } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Import employees · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => importView(arrival);

export const action = (arrival: ActionFunctionArgs) => importAction(arrival);

export const clientAction = keepFormOffline;

export default function ImportEmployees() {
  const answer = useActionData() as ImportAnswer | undefined;
  return <ImportScreen view={useLoaderData<typeof loader>()} answer={answer && "fields" in answer ? answer : null} />;
}
