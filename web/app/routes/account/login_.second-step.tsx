import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { secondStepAction, secondStepView } from "~/app/areas/account/second-factor/second-step.server";
import { SecondStepForm } from "~/app/areas/account/second-factor/second-step-form";
import { ActButton } from "~/app/forms/act-button";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { AccountFrame } from "~/app/shell/account-frame";

export const meta: MetaFunction = () => [{ title: "Second step · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => secondStepView(arrival);

export const action = (arrival: ActionFunctionArgs) => secondStepAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function SecondStep() {
  const { email, ...asked } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <AccountFrame
      title="Second step"
      intro={`Signing in as ${email}.`}
      footer={
        <ActButton intent="sign-out" action="/logout">
          Sign in as somebody else
        </ActButton>
      }
    >
      <SecondStepForm {...asked} outcome={outcome} />
    </AccountFrame>
  );
}
