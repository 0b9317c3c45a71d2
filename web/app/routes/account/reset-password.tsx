import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordScreenForm } from "~/app/areas/account/forms.server";
import { NewPasswordForm } from "~/app/areas/account/sign-in/new-password-form";
import { PASSWORD_UPDATED, passwordProblem } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { signInLink } from "~/app/links/sign-in-links";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { forgetWayBack, readKeptWayBack } from "~/app/server/kept-way-back.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { isResetLinkOpen, resetPassword } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Choose a new password · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isOpen: token !== "" && (await isResetLinkOpen(token)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const invalid = () => passwordProblem(form);
  const plan = { intent: INTENT.resetPassword, schema: resetPasswordScreenForm, invalid };
  return submit(form, plan, async ({ token, newPassword }) => {
    await resetPassword({ token, password: newPassword }, visitOf(request));
    return redirectTo(signInLink("sign-in", readKeptWayBack(request)), {
      toast: PASSWORD_UPDATED,
      headers: withCookie(forgetWayBack()),
    });
  });
}

export const clientAction = keepFormOffline;

export default function ResetPassword() {
  const { token, isOpen } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  if (!isOpen && !outcome) {
    return (
      <DeadLink>
        <ButtonLink href={signInLink("forgot-password")} variant="primary">
          Ask for a new link
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame
      title="Choose a new password"
      intro="You then sign in with it. Every session ends, and your API keys are revoked."
      footer={<TextLink href={signInLink("sign-in")}>Back to sign in</TextLink>}
    >
      <NewPasswordForm intent={INTENT.resetPassword} outcome={outcome} button="Set New Password">
        <input type="hidden" name="token" value={token} />
      </NewPasswordForm>
    </AccountFrame>
  );
}
