import { useRef } from "react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { PasswordInput } from "~/app/forms/password-input";
import { PROOF_PATH } from "~/app/forms/proof-fields";
import { WaitingFields } from "~/app/forms/waiting-fields";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { usePasskey } from "../second-factor/use-passkey";

type ProveFormProps = {
  email: string;
  hasPassword: boolean;
  hasApp: boolean;
  /** What the browser needs to ask for one of the person's passkeys. */
  passkey: string | null;
  fields: [string, string][];
  /** The address of the form that waits. */
  sentOnTo: string | null;
  back: string;
  outcome: FormOutcome | null;
};

type ProvenFileProps = { file: { method: string; path: string }; fields: [string, string][]; back: string };

/** After the proof: a file is saved while the screen stays, so the way back stands beside it. */
export function ProvenFile({ file: { method, path }, fields, back }: ProvenFileProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {method === "POST" ? (
        <form method="post" action={path}>
          <WaitingFields fields={fields} />
          <Button type="submit" variant="primary">
            Download
          </Button>
        </form>
      ) : (
        <ButtonLink href={path} variant="primary" reloadDocument>
          Download
        </ButtonLink>
      )}
      <TextLink href={back} look="standalone">
        Back to where you were
      </TextLink>
    </div>
  );
}

/** Sent as a document, not by script: the answer leads the browser on with the same fields. */
export function ProveForm({ email, hasPassword, hasApp, passkey, fields, sentOnTo, back, outcome }: ProveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const browser = usePasskey(
    (library, optionsJSON) => library.startAuthentication({ optionsJSON }),
    (given) => {
      if (answer.current) answer.current.value = given;
      // Without asking for the password that stands beside it.
      form.current?.submit();
    },
  );
  if (!hasPassword && !hasApp && !passkey)
    return (
      <p>
        Your account has no password, app or passkey. Sign out, sign in again as usual, and do this within fifteen
        minutes.
      </p>
    );
  return (
    <form ref={form} method="post" action="/prove">
      <FormProblem outcome={outcome} />
      <WaitingFields fields={fields} />
      {sentOnTo ? <input type="hidden" name={PROOF_PATH} value={sentOnTo} /> : null}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="proofName" value={email} autoComplete="username" readOnly hidden />
      {passkey ? (
        <div className="mb-5 noscript:hidden">
          <input ref={answer} type="hidden" name="proofPasskey" disabled={!browser.isAsking} />
          <Button loading={browser.isAsking} onClick={() => browser.ask(passkey)}>
            Use a Passkey
          </Button>
          <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
            {browser.problem}
          </p>
        </div>
      ) : null}
      {hasPassword ? (
        <Field label="Current password" required={!hasApp}>
          <PasswordInput name="proofPassword" autoComplete="current-password" />
        </Field>
      ) : null}
      {hasApp ? (
        <Field label={hasPassword ? "Or the code of your app" : "Code of your app"} className="mt-4">
          <TextInput name="proofCode" autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Field>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        {hasPassword || hasApp ? (
          <Button type="submit" variant="primary">
            Go On
          </Button>
        ) : null}
        <TextLink href={back} look="standalone">
          Do it later
        </TextLink>
      </div>
    </form>
  );
}
