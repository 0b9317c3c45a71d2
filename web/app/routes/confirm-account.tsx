import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckMail } from "~/app/screens/account/check-mail";
import { ConfirmAccount } from "~/app/screens/account/confirm-account";
import { DeadLink } from "~/app/screens/account/dead-link";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { INTENT } from "~/app/screens/account/intents";
import { signInLink } from "~/app/screens/account/sign-in-links";
import { hidesAddress } from "~/app/screens/shell/hides-address";
import { visitOf } from "~/app/server/account/authenticator.server";
import { mailSent } from "~/app/server/account/check-mail.server";
import { enterOpened } from "~/app/server/account/sign-in-screen.server";
import { formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { wayBack } from "~/app/server/redirect.server";
import { ButtonLink } from "~/app/ui/button";
import { confirmationForm, confirmRegistration, describeRegistration } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Confirm your account · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const token = params.get("token") ?? "";
  const pending = token ? await describeRegistration(token, request.headers.get("cookie")) : null;
  return { token, pending, sent: mailSent(params) };
}

export async function action(arrival: ActionFunctionArgs) {
  const { request } = arrival;
  const principal = await principalOf(arrival);
  const form = await formOf(request);
  return submit(form, { intent: INTENT.confirmAccount, schema: confirmationForm }, async (confirmation) => {
    const browser = { cookie: request.headers.get("cookie"), replaces: principal };
    const opened = await confirmRegistration(confirmation, visitOf(request), browser);
    return enterOpened(opened, wayBack(opened.returnTo));
  });
}

export const clientAction = keepFormOffline;

export default function ConfirmAccountPage() {
  const { token, pending, sent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  if (sent) return <CheckMail {...sent} />;
  if (!pending && !outcome) {
    return (
      <DeadLink>
        <ButtonLink href={signInLink("create-account")} variant="primary">
          Create account again
        </ButtonLink>
      </DeadLink>
    );
  }
  return <ConfirmAccount token={token} pending={pending} outcome={outcome} />;
}
