import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { templatesAction, templatesView } from "~/app/areas/hiring/templates/templates.server";
import { TemplatesScreen } from "~/app/areas/hiring/templates/templates-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Templates · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => templatesView(arrival);

export const action = (arrival: ActionFunctionArgs) => templatesAction(arrival);

export default function Templates() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <TemplatesScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
