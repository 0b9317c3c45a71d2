import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { INTENT } from "~/app/forms/intents";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, wayBack } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { askForPasskey, describeSecondStep, secondStepScreenForm, takeSecondStep } from "~/domain/accounts";
import { NotSignedIn } from "~/platform/errors";
import { consumeRate } from "~/platform/rate-limit";
import { WELCOME_BACK } from "../sign-in/sign-in-screen.server";

/** The screen after the password. Who is not on the way in is led to the door, who is in on. */
export async function secondStepView(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const { searchParams } = new URL(arrival.request.url);
  const returnTo = wayBack(searchParams.get("returnTo"));
  if (principal.account) throw redirect(returnTo);
  const asked = await describeSecondStep(principal);
  if (!asked) throw redirectTo("/login", { returnTo });
  const { email, hasApp, hasPasskey } = asked;
  const withRecoveryCode = searchParams.get("with") === "recovery";
  const passkey = hasPasskey && !withRecoveryCode ? JSON.stringify(await askForPasskey(principal)) : null;
  return { email, hasApp, passkey, returnTo, withRecoveryCode };
}

export async function secondStepAction(arrival: ActionFunctionArgs) {
  const { request, context } = arrival;
  const principal = await principalOf(arrival);
  const form = await formOf(request);
  const returnTo = wayBack(form.get("returnTo"));
  return submit(form, { intent: INTENT.secondStep, schema: secondStepScreenForm }, async (proof) => {
    await consumeRate({ key: "second-step-screen", from: context.address, max: 120, windowSeconds: 60 });
    try {
      const { cookies } = await takeSecondStep(principal, proof, visitOf(request));
      return redirectTo(returnTo, { toast: WELCOME_BACK, headers: withCookie(...cookies) });
    } catch (error) {
      // The ten minutes after the password are over.
      if (error instanceof NotSignedIn) throw redirectTo("/login", { returnTo, toast: TOO_LATE });
      throw error;
    }
  });
}

const TOO_LATE = { title: "Sign in again", description: "The second step took too long." };
