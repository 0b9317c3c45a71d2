import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { teamAction, teamView } from "~/app/areas/hiring/team/team.server";
import { TeamScreen } from "~/app/areas/hiring/team/team-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Hiring team · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => teamView(arrival);

export const action = (arrival: ActionFunctionArgs) => teamAction(arrival);

export default function Team() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <TeamScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
