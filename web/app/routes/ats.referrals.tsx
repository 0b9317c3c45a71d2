import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { ReferralsScreen } from "~/app/screens/ats/referrals/referrals-screen";
import { referralsAction, referralsView } from "~/app/server/ats/referrals.server";

export const meta: MetaFunction = () => [{ title: "Referrals · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => referralsView(arrival);

export const action = (arrival: ActionFunctionArgs) => referralsAction(arrival);

export default function Referrals() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <ReferralsScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
