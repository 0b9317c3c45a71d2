import { useState } from "react";
import { RegistrationForm } from "~/app/areas/account/registration/registration-form";
import { SignInForm } from "~/app/areas/account/sign-in/sign-in-form";
import type { SignInAnswer } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { signInLink } from "~/app/links/sign-in-links";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import type { CheckoutView } from "./checkout-screen.server";

type AccountStepProps = { view: CheckoutView; answer: SignInAnswer | null };

/** A purchase belongs to an account: opened or entered here, with the plan and the code kept. */
export function AccountStep({ view: { returnTo }, answer }: AccountStepProps) {
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  const [signsIn, setSignsIn] = useState(outcome?.intent === INTENT.signIn);
  if (answer?.mode === "change-password") {
    return (
      <Card as="section" title="Change your temporary password first">
        <TextLink href={signInLink("change-password", returnTo)}>Choose your own password</TextLink>
      </Card>
    );
  }
  return (
    <Card as="section" padding="lg" title={signsIn ? "Sign in to pay" : "Create your account to pay"}>
      <p className="mb-4 text-sm text-ink-2">
        {signsIn ? "No account yet? " : "Already have an account? "}
        <Button size="sm" variant="ghost" onClick={() => setSignsIn(!signsIn)}>
          {signsIn ? "Create one here" : "Sign in here"}
        </Button>
        <noscript>
          {" "}
          <TextLink href={signInLink("sign-in", returnTo)}>Sign in</TextLink>
        </noscript>
      </p>
      {signsIn ? (
        <SignInForm outcome={outcomeOf(outcome, INTENT.signIn)} returnTo={returnTo} email="" />
      ) : (
        <RegistrationForm variant="main" outcome={outcomeOf(outcome, INTENT.register)} returnTo={returnTo} />
      )}
    </Card>
  );
}
