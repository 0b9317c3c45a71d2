import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { LINK_ACCOUNT, signInLink } from "~/app/links/sign-in-links";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { ButtonLink } from "~/app/ui/actions/button";
import type { LinkQuestion } from "~/domain/accounts";
import { PasswordAct } from "../second-factor/password-act";

type LinkAccountProps = {
  waiting: LinkQuestion | null;
  /** Of who is signed in. */
  email: string | null;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

/** Asks whether an account at a provider is to sign in here. */
export function LinkAccount({ waiting, email, asksPassword, outcome }: LinkAccountProps) {
  useOutcomeToast(outcome);
  if (!waiting) {
    return (
      <DeadLink>
        <ButtonLink href={email ? "/profile/sign-in" : "/login"} variant="primary">
          {email ? "Go to your sign-in" : "Go to the sign-in"}
        </ButtonLink>
      </DeadLink>
    );
  }
  const there = waiting.email ? `${waiting.providerName} (${waiting.email})` : waiting.providerName;
  if (!email) return <Unknown there={there} name={waiting.providerName} />;
  return (
    <AccountFrame title="Link an account" intro={`You are signed in as ${email}.`}>
      <p className="mb-4 break-words">
        Your account at {there} is to sign you in here, without your password. Link it only if it is yours alone.
      </p>
      <PasswordAct
        intent={INTENT.linkAccount}
        button={`Link ${waiting.providerName}`}
        variant="primary"
        email={email}
        asksPassword={asksPassword}
        outcome={outcome}
      />
      <div className="mt-3">
        <ActButton intent={INTENT.forgetLink}>Do Not Link</ActButton>
      </div>
    </AccountFrame>
  );
}

/** Nobody is signed in, and the provider cannot say who of our accounts it is. */
function Unknown({ there, name }: { there: string; name: string }) {
  return (
    <AccountFrame title="Link an account" intro={`Your account at ${there} is not linked with an account here yet.`}>
      <p className="mb-4">
        Sign in as you did so far, or create an account. You are then asked whether {name} is to sign you in from now
        on.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={signInLink("sign-in", LINK_ACCOUNT)} variant="primary">
          Sign In and Link
        </ButtonLink>
        <ButtonLink href={signInLink("create-account", LINK_ACCOUNT)}>Create an Account</ButtonLink>
      </div>
    </AccountFrame>
  );
}
