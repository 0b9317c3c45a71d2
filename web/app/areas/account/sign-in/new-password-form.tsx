import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import type { Intent } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type NewPasswordFormProps = {
  intent: Intent;
  outcome: FormOutcome | null;
  button: string;
  /** Shown where the person must say whose password it is; a known address cannot be changed. */
  email?: { value: string; isFixed: boolean };
  /** Behind a reset link they end in any case. */
  offersToEndKeys?: boolean;
  children?: ReactNode;
};

/** A new password, twice: for a temporary password and behind a reset link. */
export function NewPasswordForm({ intent, outcome, button, email, offersToEndKeys, children }: NewPasswordFormProps) {
  const [form, fields] = useForm<{ email: string; newPassword: string; confirmNewPassword: string }>({
    id: intent,
    lastResult: outcome?.result,
    defaultValue: { email: email?.value ?? "" },
    defaultNoValidate: true,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="grid gap-4">
        {email ? (
          <Field meta={fields.email} label="Email" required>
            <TextInput type="email" autoComplete="username" readOnly={email.isFixed} maxLength={255} />
          </Field>
        ) : null}
        <Field
          meta={fields.newPassword}
          label="New password"
          required
          help="At least 8 characters, and none that is known from a breach."
        >
          <PasswordInput key={outcome?.id} autoComplete="new-password" />
        </Field>
        <Field meta={fields.confirmNewPassword} label="Confirm new password" required>
          <PasswordInput key={outcome?.id} autoComplete="new-password" />
        </Field>
      </div>
      {offersToEndKeys ? (
        <Checkbox
          className="mt-4"
          name="endKeys"
          label="Revoke my API keys as well"
          help="Programs that use them stop working."
        />
      ) : null}
      <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(intent)}>
        {button}
      </Button>
    </Form>
  );
}
