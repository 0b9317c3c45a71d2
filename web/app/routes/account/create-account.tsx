import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RegistrationForm } from "~/app/areas/account/registration/registration-form";
import { openAccount } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { signInLink } from "~/app/links/sign-in-links";
import { formOf } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { wayBack } from "~/app/server/redirect.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { TextLink } from "~/app/ui/actions/text-link";

export const meta: MetaFunction = () => [
  { title: "Create account · Statewise" },
  { name: "description", content: "Open an account with a free 30-minute trial of the research, without a card." },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const returnTo = wayBack(params.get("returnTo"));
  if (principal.account) throw redirect(returnTo);
  return { returnTo, promoCode: (params.get("code") ?? "").slice(0, 40).toUpperCase() };
}

export const action = async (arrival: ActionFunctionArgs) =>
  openAccount(arrival, await formOf(arrival.request), "standalone");

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function CreateAccount() {
  const { returnTo, promoCode } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <AccountFrame
      wide
      title="Create your account"
      intro="Opens a free 30-minute trial of everything in the research, by the link that we mail you. No card, and nothing renews."
      footer={
        <>
          <p>
            Already have an account? <TextLink href={signInLink("sign-in", returnTo)}>Sign in</TextLink>
          </p>
          <TextLink href="/dashboard">Back to Dashboard</TextLink>
        </>
      }
    >
      <RegistrationForm variant="standalone" outcome={outcome} returnTo={returnTo} promoCode={promoCode} />
    </AccountFrame>
  );
}
