import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proveAction, proveView } from "~/app/areas/account/proof/prove.server";
import { ProveForm, ProvenFile } from "~/app/areas/account/proof/prove-form";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { AccountFrame } from "~/app/shell/account-frame";

export const meta: MetaFunction = () => [{ title: "Is it you? · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => proveView(arrival);

export const action = (arrival: ActionFunctionArgs) => proveAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Prove() {
  const { minutes, file, ...asked } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  if (file)
    return (
      <AccountFrame title="Thank you" intro="Your file is ready. You can come back to it for a few minutes.">
        <ProvenFile file={file} fields={asked.fields as [string, string][]} back={asked.back} />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title="Is it you?"
      intro={`What you are about to do asks for a proof that is at most ${minutes} minutes old. Nothing you typed is lost.`}
    >
      <ProveForm {...asked} fields={asked.fields as [string, string][]} outcome={outcome} />
    </AccountFrame>
  );
}
