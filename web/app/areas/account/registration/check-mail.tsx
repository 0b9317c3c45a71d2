import { signInLink } from "~/app/links/sign-in-links";
import { AccountFrame } from "~/app/shell/account-frame";
import { TextLink } from "~/app/ui/actions/text-link";
import { Banner } from "~/app/ui/status/banner";

type CheckMailProps = {
  email: string;
  trialMinutes: number;
  returnTo: string;
  isOutbox: boolean;
  developmentLink: string | null;
};

/** What stands between the form and the account: the same for an address that has one. */
export function CheckMail({ email, trialMinutes, returnTo, isOutbox, developmentLink }: CheckMailProps) {
  return (
    <AccountFrame
      title="Check your mail"
      footer={
        <>
          <p>
            Confirmed already? <TextLink href={signInLink("sign-in", returnTo)}>Sign in</TextLink>
          </p>
          <p>
            Nothing arrived? <TextLink href={signInLink("create-account", returnTo)}>Create the account again</TextLink>
          </p>
        </>
      }
    >
      <p className="break-words text-ink-2">
        We have sent a mail to <strong className="font-semibold text-ink">{email}</strong>. Open the link in it within a
        day: it opens your account and starts your free {trialMinutes}-minute trial.
      </p>
      <p className="mt-3 text-ink-2">
        {returnTo === "/dashboard"
          ? "You can close this page."
          : "It leads you back to where you were, with everything kept."}
      </p>
      {isOutbox ? (
        <div className="mt-4">
          <Banner label="No mail server">
            This installation has no mail server. Its operator finds the message in the folder outbox of its data
            folder, and administrators under Outbox.
            {developmentLink ? (
              <p className="mt-2">
                Development mode: <TextLink href={developmentLink}>open the mailed link</TextLink>
              </p>
            ) : null}
          </Banner>
        </div>
      ) : null}
    </AccountFrame>
  );
}
