import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { hidesAddress } from "~/app/shell/hides-address";
import { Button } from "~/app/ui/actions/button";
import { describeUnsubscribe, resubscribe, unsubscribe } from "~/domain/alerts";
import { secretPath } from "~/platform/secret-paths";

export const meta: MetaFunction = () => [
  { title: "Unsubscribe · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export const loader = ({ params }: LoaderFunctionArgs) => orErrorScreen(describeUnsubscribe(params.token ?? ""));

/** Whoever has the signed link acts for its reader. */
const reader = async ({ params }: ActionFunctionArgs): Promise<string> => params.token ?? "";

export const action = acts(
  reader,
  {
    [INTENT.unsubscribe]: act({ call: (token) => unsubscribe(token) }),
    [INTENT.resubscribe]: act({ call: (token) => resubscribe(token) }),
  },
  { back: ({ arrival }) => secretPath("unsubscribe", arrival.params.token ?? "") },
);

export const clientAction = keepFormOffline;

export default function Unsubscribe() {
  const { email, place, ended } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  const intent = ended ? INTENT.resubscribe : INTENT.unsubscribe;
  const submitting = useSubmitting(intent);
  useOutcomeToast(outcome);
  const what = place ? `alerts about ${place}` : "all alerts";
  return (
    <AccountFrame title={ended ? "You are unsubscribed" : "Unsubscribe"} intro={`For ${email}`}>
      <FormProblem outcome={outcome} />
      <p role="status" className="text-ink-2">
        {ended
          ? `No more mails: ${what} have ended. Was it a mistake? Undo it here.`
          : `This ends ${what} at once. Mails about an account are not touched.`}
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" variant={ended ? undefined : "primary"} loading={submitting}>
          {ended ? "Subscribe again" : `Stop ${what}`}
        </Button>
      </Form>
    </AccountFrame>
  );
}
