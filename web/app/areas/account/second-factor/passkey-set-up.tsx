import { getFormProps, useForm } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type FormOutcome, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { usePasskey } from "./use-passkey";

type PasskeySetUpProps = {
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
  /** What the browser is asked to make, once the password was right. */
  question: string | null;
};

/** Two steps of one click: the server says what to make, the browser makes it. */
export function PasskeySetUp({ email, asksPassword, outcome, question }: PasskeySetUpProps) {
  const own = outcomeOf(outcome, INTENT.startPasskey) ?? outcomeOf(outcome, INTENT.confirmPasskey);
  const [form, fields] = useForm<{ name: string; currentPassword: string }>({
    id: "start-passkey",
    lastResult: own?.result,
    defaultValue: { name: "Passkey" },
    defaultNoValidate: true,
  });
  const name = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  const browser = usePasskey(
    (library, optionsJSON) => library.startRegistration({ optionsJSON }),
    (passkey) => {
      const sent = { intent: INTENT.confirmPasskey, name: name.current?.value ?? "", passkey };
      submit(sent, { method: "post", preventScrollReset: true });
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer of the server
  useEffect(() => {
    if (question) browser.ask(question);
  }, [question]);
  const submitting = useSubmitting(INTENT.startPasskey);
  return (
    <Form method="post" preventScrollReset className="noscript:hidden" {...getFormProps(form)}>
      <FormProblem outcome={own} />
      <input type="hidden" name="intent" value={INTENT.startPasskey} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field meta={fields.name} label="Name of the passkey" required>
          <TextInput ref={name} autoComplete="off" maxLength={60} />
        </Field>
        {asksPassword ? (
          <div>
            {/* Tells a password manager whose password this is. */}
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <Field meta={fields.currentPassword} label="Current password" required>
              <PasswordInput key={own?.id} autoComplete="current-password" />
            </Field>
          </div>
        ) : null}
      </div>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {browser.problem}
      </p>
      <Button type="submit" className="mt-4" loading={submitting || browser.isAsking}>
        Add a Passkey
      </Button>
    </Form>
  );
}
