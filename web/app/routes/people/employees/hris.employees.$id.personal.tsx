import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { personalAction, personalView } from "~/app/areas/people/profile/personal.server";
import { PersonalTab } from "~/app/areas/people/profile/personal-tab";
import { SignInCard } from "~/app/areas/people/profile/sign-in-card";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => personalView(arrival);

export const action = (arrival: ActionFunctionArgs) => personalAction(arrival);

export const clientAction = keepFormOffline;

export default function EmployeePersonal() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  const view = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-4">
      <SignInCard employee={view.employee} />
      <PersonalTab {...view} />
    </div>
  );
}
