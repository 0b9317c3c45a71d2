import { AccountFrame } from "~/app/shell/account-frame";
import { ButtonLink } from "~/app/ui/actions/button";

export type Confirmation =
  | { state: "changed" | "verified"; newEmail: string }
  | { state: "waiting"; newEmail: string; for: "old" | "new" };

/** After the click on a confirmation link. */
export function EmailConfirmed({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation.state === "waiting") {
    const mailbox = confirmation.for === "new" ? confirmation.newEmail : "your present mailbox";
    return (
      <AccountFrame title="One more confirmation">
        <p className="break-words text-ink-2">This half is done. Now open the link that we mailed to {mailbox}.</p>
      </AccountFrame>
    );
  }
  const isChanged = confirmation.state === "changed";
  return (
    <AccountFrame title={isChanged ? "Your email address has changed" : "Your email address is confirmed"}>
      <p className="break-words text-ink-2">
        {isChanged
          ? `Sign in with ${confirmation.newEmail} from now on. All sessions were ended.`
          : `${confirmation.newEmail} is yours.`}
      </p>
      <ButtonLink href={isChanged ? "/login" : "/profile"} variant="primary" className="mt-4">
        {isChanged ? "Sign In" : "Go to your profile"}
      </ButtonLink>
    </AccountFrame>
  );
}
