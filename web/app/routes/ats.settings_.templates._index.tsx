import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { TemplatesScreen } from "~/app/screens/ats/templates/templates-screen";
import { templatesAction, templatesView } from "~/app/server/ats/templates.server";

export const meta: MetaFunction = () => [{ title: "Templates · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => templatesView(arrival);

export const action = (arrival: ActionFunctionArgs) => templatesAction(arrival);

export default function Templates() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <TemplatesScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
