import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unsentAction, unsentView } from "~/app/areas/account/unsent/unsent.server";
import { UnsentForm } from "~/app/areas/account/unsent/unsent-form";
import { AccountFrame } from "~/app/shell/account-frame";

export const meta: MetaFunction = () => [{ title: "Not sent yet · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => unsentView(arrival);

export const action = (arrival: ActionFunctionArgs) => unsentAction(arrival);

export default function Unsent() {
  const { fields, ...unsent } = useLoaderData<typeof loader>();
  return (
    <AccountFrame
      title="Not sent yet"
      intro="You were signed out, or had to set something up first. What you typed is here, and nothing was saved yet."
    >
      <UnsentForm {...unsent} fields={fields as [string, string][]} />
    </AccountFrame>
  );
}
