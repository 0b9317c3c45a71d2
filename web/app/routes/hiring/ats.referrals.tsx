import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { referralsAction, referralsView } from "~/app/areas/hiring/referrals/referrals.server";
import { ReferralsScreen } from "~/app/areas/hiring/referrals/referrals-screen";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Referrals · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => referralsView(arrival);

export const action = (arrival: ActionFunctionArgs) => referralsAction(arrival);

export default function Referrals() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ReferralsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
