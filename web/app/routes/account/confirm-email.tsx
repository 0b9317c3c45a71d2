import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { EmailConfirmed } from "~/app/areas/account/registration/email-confirmed";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { done, formOf, submit } from "~/app/server/form.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { confirmEmail, describeEmailLink } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Confirm your email address · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

/** Mail scanners open links: the page only says what will happen, the click does it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, link: token ? await describeEmailLink(token) : null };
}

export async function action({ request }: ActionFunctionArgs) {
  const plan = { intent: INTENT.confirmEmail, schema: z.object({ token: z.string() }) };
  return submit(await formOf(request), plan, async ({ token }) => {
    const confirmation = await confirmEmail(token);
    return { outcome: done(INTENT.confirmEmail, { title: "Email Confirmed" }), confirmation };
  });
}

export const clientAction = keepFormOffline;

export default function ConfirmEmail() {
  const { token, link } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const submitting = useSubmitting(INTENT.confirmEmail);
  useOutcomeToast(answer?.outcome);
  if (answer && "confirmation" in answer) return <EmailConfirmed confirmation={answer.confirmation} />;
  if (!link && !answer) {
    return (
      <DeadLink>
        <ButtonLink href="/profile" variant="primary">
          Go to your profile
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame title="Confirm your email address">
      <FormProblem outcome={answer?.outcome ?? null} />
      <p className="text-ink-2">
        {link?.newEmail
          ? `The address of your account becomes ${link.newEmail} once both mailboxes have confirmed it.`
          : "This tells us that the mailbox of your account is yours."}
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={INTENT.confirmEmail} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" loading={submitting}>
          Confirm
        </Button>
      </Form>
    </AccountFrame>
  );
}
