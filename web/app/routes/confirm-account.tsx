import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountFrame } from "~/app/screens/account/account-frame";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/screens/account/form-outcome";
import { FormProblem } from "~/app/screens/account/form-problem";
import { INTENT } from "~/app/screens/account/intents";
import { visitOf } from "~/app/server/account/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { forgetWayBack, readKeptWayBack } from "~/app/server/kept-way-back.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { Button } from "~/app/ui/button";
import { TextLink } from "~/app/ui/text-link";
import { confirmReregistration } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Confirm your account · Statewise" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
});

export async function action({ request }: ActionFunctionArgs) {
  const plan = { intent: INTENT.confirmAccount, schema: z.object({ token: z.string() }) };
  return submit(await formOf(request), plan, async ({ token }) => {
    const { trialAccess, cookie } = await confirmReregistration(token, visitOf(request));
    const title = trialAccess.granted ? "Welcome! Free Trial Started" : "Account Created!";
    const toast = { title, description: trialAccess.message, variant: "success" } as const;
    return redirectTo(readKeptWayBack(request), { toast, headers: withCookie(cookie, forgetWayBack()) });
  });
}

export const clientAction = keepFormOffline;

export default function ConfirmAccount() {
  const { token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  const submitting = useSubmitting(INTENT.confirmAccount);
  useOutcomeToast(outcome);
  return (
    <AccountFrame title="Open your new account" footer={<TextLink href="/register">Create account again</TextLink>}>
      <FormProblem outcome={outcome} />
      <p className="text-ink-2">
        An earlier account used this address. The new one starts empty: nothing of the old one comes back.
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={INTENT.confirmAccount} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" loading={submitting}>
          Open account
        </Button>
      </Form>
    </AccountFrame>
  );
}
