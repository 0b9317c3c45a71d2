import { type FormOutcome, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import type { BrowserView, FactorView, LinkedAccount, ProviderView } from "~/domain/accounts";
import { LinkedAccounts } from "../single-sign-on/linked-accounts";
import { AppSetUp, type SetUp } from "./app-set-up";
import { BrowserList } from "./browser-list";
import { FactorList } from "./factor-list";
import { PasskeySetUp } from "./passkey-set-up";
import { PasswordAct } from "./password-act";
import { NewCodes, RecoveryCodes } from "./recovery-codes";

type SignInSettingsProps = {
  factors: FactorView[];
  codesLeft: number;
  browsers: BrowserView[];
  email: string;
  asksPassword: boolean;
  /** A second step is required of this person, who has none yet. */
  isOwed: boolean;
  /** Where one wanted to go. */
  goesOn: string | null;
  /** An app whose first code is waited for. */
  setUp: SetUp | null;
  linked: LinkedAccount[];
  providers: ProviderView[];
  answer: { outcome: FormOutcome; codes?: string[] | null; passkey?: string } | null;
};

export function SignInSettings({ factors, setUp, answer, ...view }: SignInSettingsProps) {
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  const about = (intent: Parameters<typeof outcomeOf>[1]) => outcomeOf(outcome, intent);
  const isOn = factors.length > 0;
  return (
    <>
      <PageHeader
        title="Sign-in"
        above={
          <TextLink href="/profile" look="standalone">
            Back to Profile
          </TextLink>
        }
      />
      <div className="grid max-w-3xl gap-5">
        {view.isOwed ? (
          <Banner label="Second step required">
            <strong className="font-semibold">Set up a second step to continue.</strong> Your work here reaches data of
            other people, so that a password alone is not enough.
          </Banner>
        ) : null}
        {!view.isOwed && view.goesOn ? <TextLink href={view.goesOn}>Go on to where you wanted to go</TextLink> : null}
        {answer?.codes ? <NewCodes codes={answer.codes} /> : null}
        <Card
          as="section"
          id="second-step"
          padding="lg"
          title="Second step"
          aside={<Badge tone={isOn ? "success" : undefined}>{isOn ? "On" : "Off"}</Badge>}
        >
          <p className="mb-4 text-sm text-ink-2">
            With a second step nobody gets in by your password alone: the code of an app on your telephone, or a passkey
            of your device, is asked for as well. API keys and terminals that you have signed in are not asked.
          </p>
          <FactorList factors={factors} email={view.email} outcome={about(INTENT.removeFactor)} />
          {setUp ? (
            <AppSetUp setUp={setUp} outcome={about(INTENT.confirmApp)} />
          ) : (
            <PasswordAct
              intent={INTENT.startApp}
              button={isOn ? "Add Another App" : "Set Up an App"}
              variant={isOn ? undefined : "primary"}
              email={view.email}
              asksPassword={view.asksPassword}
              outcome={about(INTENT.startApp)}
            />
          )}
          <div className="mt-5 border-t border-line-2 pt-4">
            <PasskeySetUp
              email={view.email}
              asksPassword={view.asksPassword}
              outcome={outcome}
              question={answer?.passkey ?? null}
            />
          </div>
        </Card>
        {isOn ? (
          <>
            <RecoveryCodes
              left={view.codesLeft}
              email={view.email}
              asksPassword={view.asksPassword}
              outcome={about(INTENT.newCodes)}
            />
            <BrowserList browsers={view.browsers} outcome={about(INTENT.forgetBrowser)} />
          </>
        ) : null}
        <LinkedAccounts
          linked={view.linked}
          providers={view.providers}
          email={view.email}
          asksPassword={view.asksPassword}
          outcome={about(INTENT.unlinkAccount)}
        />
      </div>
    </>
  );
}
