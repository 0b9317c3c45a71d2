import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeAction, changeView } from "~/app/areas/people/profile/change.server";
import { ChangeForm } from "~/app/areas/people/profile/change-form";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { TextLink } from "~/app/ui/actions/text-link";
import { Banner } from "~/app/ui/status/banner";
import type { ChangeResult } from "~/domain/people";

export const meta: MetaFunction = () => [{ title: "Change job or pay · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => changeView(arrival);

export const action = (arrival: ActionFunctionArgs) => changeAction(arrival);

export const clientAction = keepFormOffline;

type Answer = { outcome?: FormOutcome; preview?: ChangeResult; typed?: Record<string, string> };

export default function ChangeEmployment() {
  const view = useLoaderData<typeof loader>();
  const { outcome = null, preview = null, typed = null } = (useActionData() as Answer | undefined) ?? {};
  useOutcomeToast(outcome);
  const { person, mayChange, isSelf } = view;
  return (
    <>
      <TextLink href={`/hris/employees/${person.id}`} look="standalone" className="text-sm">
        {person.name}
      </TextLink>
      <h2 className="mb-4 font-serif text-xl font-semibold break-words">Change the job or pay of {person.name}</h2>
      {mayChange ? (
        <ChangeForm {...view} outcome={outcome} preview={preview} typed={typed} />
      ) : (
        <Banner label="Not open" tone="warning">
          {isSelf
            ? "Someone else must decide about your own work and pay."
            : "The work of someone who has not started or has left cannot be changed."}
        </Banner>
      )}
    </>
  );
}
