import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { confirmTemporaryPasswordByMail, isPasswordConfirmationOpen } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Confirm a temporary password · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

/** Mail scanners open links: the page only says what will happen, the click does it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isOpen: token !== "" && (await isPasswordConfirmationOpen(token)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const plan = { intent: INTENT.confirmPassword, schema: z.object({ token: z.string() }) };
  return submit(await formOf(request), plan, async ({ token }) => {
    await confirmTemporaryPasswordByMail(token, context.address);
    const toast = { title: "Temporary Password Set", description: "Sign in with it, then choose your own." } as const;
    return redirectTo("/login", { toast: { variant: "success", ...toast } });
  });
}

export const clientAction = keepFormOffline;

export default function ConfirmPassword() {
  const { token, isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const submitting = useSubmitting(INTENT.confirmPassword);
  useOutcomeToast(answer?.outcome);
  if (!isOpen && !answer) {
    return (
      <DeadLink>
        <ButtonLink href="/login?mode=forgot-password" variant="primary">
          Set a new password
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame title="Confirm a temporary password">
      <FormProblem outcome={answer?.outcome ?? null} />
      <p className="text-ink-2">
        An administrator of Statewise chose a temporary password for your account and will hand it to you. With your
        confirmation it takes the place of your own, all sessions end, and you choose a new one when you sign in. If you
        did not ask for this, close this page: nothing changes.
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={INTENT.confirmPassword} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" loading={submitting}>
          Confirm
        </Button>
      </Form>
    </AccountFrame>
  );
}
