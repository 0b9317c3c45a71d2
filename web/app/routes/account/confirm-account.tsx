import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckMail } from "~/app/areas/account/registration/check-mail";
import { mailSent } from "~/app/areas/account/registration/check-mail.server";
import { ConfirmAccount } from "~/app/areas/account/registration/confirm-account";
import { enterOpened } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { signInLink } from "~/app/links/sign-in-links";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { wayBack } from "~/app/server/redirect.server";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { ButtonLink } from "~/app/ui/actions/button";
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
