import { getFormProps, useForm } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { SECOND_STEP, withWayBack } from "~/app/links/sign-in-links";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { usePasskey } from "./use-passkey";

type SecondStepFormProps = {
  outcome: FormOutcome | null;
  returnTo: string;
  withRecoveryCode: boolean;
  hasApp: boolean;
  /** What the browser needs to ask for one of the person's passkeys. */
  passkey: string | null;
};

export function SecondStepForm({ outcome, returnTo, withRecoveryCode, hasApp, passkey }: SecondStepFormProps) {
  const [form, fields] = useForm<{ code: string; recoveryCode: string }>({
    id: withRecoveryCode ? "recovery-code" : "second-step",
    lastResult: outcome?.result,
    defaultNoValidate: false,
  });
  const ref = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const submitting = useSubmitting(INTENT.secondStep);
  const browser = usePasskey(
    (library, optionsJSON) => library.startAuthentication({ optionsJSON }),
    (answer) => {
      const sent = new FormData(ref.current ?? undefined);
      sent.delete("code");
      sent.set("passkey", answer);
      submit(sent, { method: "post" });
    },
  );
  const other = withRecoveryCode ? SECOND_STEP : `${SECOND_STEP}?with=recovery`;
  const typesCode = withRecoveryCode || hasApp;
  return (
    <Form ref={ref} method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.secondStep} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {passkey && !withRecoveryCode ? (
        <div className="mb-5 noscript:hidden">
          <Button
            variant={hasApp ? undefined : "primary"}
            loading={browser.isAsking}
            onClick={() => browser.ask(passkey)}
          >
            Use a Passkey
          </Button>
          <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
            {browser.problem}
          </p>
        </div>
      ) : null}
      {withRecoveryCode ? (
        <Field meta={fields.recoveryCode} label="Recovery code" required help="Each of the ten works once.">
          <TextInput key={outcome?.id} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
        </Field>
      ) : null}
      {hasApp && !withRecoveryCode ? (
        <Field meta={fields.code} label="Code of your app" required help="Six digits, new every 30 seconds.">
          <TextInput key={outcome?.id} autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Field>
      ) : null}
      <Checkbox name="rememberBrowser" label="Do not ask in this browser for 30 days" className="mt-4" />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        {typesCode ? (
          <Button type="submit" variant="primary" loading={submitting}>
            Sign In
          </Button>
        ) : null}
        <TextLink href={withWayBack(other, returnTo)} look="standalone">
          {withRecoveryCode ? "Back" : "Use a recovery code"}
        </TextLink>
      </div>
    </Form>
  );
}
