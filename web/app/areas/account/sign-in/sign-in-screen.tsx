import { type FormOutcome, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { companySignInLink, createAccountLink, type SignInMode, signInLink } from "~/app/links/sign-in-links";
import { AccountFrame } from "~/app/shell/account-frame";
import { TextLink } from "~/app/ui/actions/text-link";
import type { ProviderView } from "~/domain/accounts";
import { RegistrationForm } from "../registration/registration-form";
import { CompanyHint } from "../single-sign-on/company-hint";
import { ProviderButtons } from "../single-sign-on/provider-buttons";
import { ForgotPasswordForm } from "./forgot-password-form";
import { NewPasswordForm } from "./new-password-form";
import { SignInForm } from "./sign-in-form";

type SignInScreenProps = {
  mode: SignInMode;
  returnTo: string;
  email: string;
  providers: ProviderView[];
  answer: {
    outcome: FormOutcome;
    /** An answer may lead into another mode: a temporary password must be changed first. */
    mode?: SignInMode;
    email?: string;
    developmentLink?: string | null;
    company?: { key: string; email: string };
  } | null;
};

const TITLE: Record<SignInMode, string> = {
  "sign-in": "Sign in",
  "create-account": "Create your account",
  "forgot-password": "Reset your password",
  "change-password": "Change your temporary password",
};

const INTRO: Record<SignInMode, string> = {
  "sign-in": "Research, alerts, hiring and pay with one account.",
  "create-account": "Opens a free 30-minute trial, by the link that we mail you. No card, and nothing renews.",
  "forgot-password": "We mail you a link that works once, for 60 minutes.",
  "change-password": "It was given to you for one sign-in. Choose your own to continue.",
};

/** One screen, four modes. */
export function SignInScreen({ mode: asked, returnTo, email: known, providers, answer }: SignInScreenProps) {
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  const mode = answer?.mode ?? asked;
  const email = answer?.email ?? known;
  return (
    <AccountFrame
      title={TITLE[mode]}
      intro={INTRO[mode]}
      wide={mode === "create-account"}
      footer={<Ways mode={mode} returnTo={returnTo} />}
    >
      {(mode === "sign-in" && !answer?.company) || mode === "create-account" ? (
        <ProviderButtons providers={providers} returnTo={returnTo} />
      ) : null}
      {mode === "sign-in" ? (
        <SignInForm outcome={outcomeOf(outcome, INTENT.signIn)} returnTo={returnTo} email={email}>
          {answer?.company ? <CompanyHint company={answer.company} returnTo={returnTo} /> : null}
        </SignInForm>
      ) : null}
      {mode === "create-account" ? (
        <RegistrationForm
          variant="main"
          outcome={outcomeOf(outcome, INTENT.register)}
          returnTo={returnTo}
          email={email}
        />
      ) : null}
      {mode === "forgot-password" ? (
        <ForgotPasswordForm
          outcome={outcomeOf(outcome, INTENT.forgotPassword)}
          email={email}
          returnTo={returnTo}
          developmentLink={answer?.developmentLink ?? null}
        />
      ) : null}
      {mode === "change-password" ? (
        <NewPasswordForm
          intent={INTENT.changeTemporaryPassword}
          // The refused sign-in that led here says why, too.
          outcome={outcome}
          button="Change Password"
          email={{ value: email, isFixed: email !== "" }}
          offersToEndKeys
        >
          <input type="hidden" name="returnTo" value={returnTo} />
        </NewPasswordForm>
      ) : null}
    </AccountFrame>
  );
}

function Ways({ mode, returnTo }: { mode: SignInMode; returnTo: string }) {
  return (
    <>
      {mode === "sign-in" ? (
        <p>
          No account yet? <TextLink href={signInLink("create-account", returnTo)}>Create account</TextLink>
        </p>
      ) : (
        <p>
          {mode === "create-account" ? "Already have an account? " : ""}
          <TextLink href={signInLink("sign-in", returnTo)}>
            {mode === "create-account" ? "Sign in" : "Back to sign in"}
          </TextLink>
        </p>
      )}
      {mode === "create-account" ? (
        <p>
          Have a promo code? <TextLink href={createAccountLink(returnTo)}>Use it here</TextLink>
        </p>
      ) : null}
      {mode === "sign-in" ? <TextLink href={companySignInLink(returnTo)}>Company sign-in</TextLink> : null}
      <TextLink href="/dashboard">Back to Dashboard</TextLink>
    </>
  );
}
