import type { FormOutcome } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Banner } from "~/app/ui/status/banner";
import { PasswordAct } from "./password-act";

type RecoveryCodesProps = { left: number; email: string; asksPassword: boolean; outcome: FormOutcome | null };

export function RecoveryCodes({ left, email, asksPassword, outcome }: RecoveryCodesProps) {
  return (
    <Card as="section" id="recovery-codes" padding="lg" title="Recovery codes">
      <p className="mb-4 text-sm text-ink-2">
        For when the telephone is lost. Each works once. {left === 1 ? "One is" : `${left} are`} left.
      </p>
      <PasswordAct
        intent={INTENT.newCodes}
        button="Make New Codes"
        email={email}
        asksPassword={asksPassword}
        outcome={outcome}
      />
    </Card>
  );
}

/** The codes just made, in this one answer. */
export function NewCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status" className="grid gap-3">
      <Banner label="Recovery codes">
        <strong className="font-semibold">Keep these recovery codes.</strong> Each signs you in once when the app is
        lost. They are shown this once.
      </Banner>
      <CodeBlock label="The ten recovery codes" code={codes.join("\n")} />
    </div>
  );
}
