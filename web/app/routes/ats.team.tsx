import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { TeamScreen } from "~/app/screens/ats/team/team-screen";
import { teamAction, teamView } from "~/app/server/ats/referrals.server";

export const meta: MetaFunction = () => [{ title: "Hiring team · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => teamView(arrival);

export const action = (arrival: ActionFunctionArgs) => teamAction(arrival);

export default function Team() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <TeamScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
