import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
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

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await formOf(request);
  const returns = form.get("intent") === INTENT.resubscribe;
  const intent = returns ? INTENT.resubscribe : INTENT.unsubscribe;
  return submit(form, { intent, schema: z.object({}) }, async () => {
    await (returns ? resubscribe(token) : unsubscribe(token));
    return redirectTo(secretPath("unsubscribe", token));
  });
}

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
