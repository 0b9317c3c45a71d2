import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import type { Intent } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import type { ButtonVariant } from "~/app/ui/actions/button-class";
import { Field } from "~/app/ui/fields/field";

type PasswordActProps = {
  intent: Intent;
  /** Told apart where several forms of one intent stand on a page. */
  id?: number;
  button: string;
  variant?: ButtonVariant;
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

/** A button that asks for the password first, where the sign-in was a while ago. */
export function PasswordAct({ intent, id, button, variant, email, asksPassword, outcome }: PasswordActProps) {
  const own = id === undefined || outcome?.result.initialValue?.id === String(id) ? outcome : null;
  const [form, fields] = useForm<{ currentPassword: string }>({
    id: id === undefined ? intent : `${intent}-${id}`,
    lastResult: own?.result,
    defaultNoValidate: true,
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <FormProblem outcome={own} />
      <input type="hidden" name="intent" value={intent} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      {asksPassword ? (
        <div className="mb-4 max-w-sm">
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <Field meta={fields.currentPassword} label="Current password" required>
            <PasswordInput key={own?.id} autoComplete="current-password" />
          </Field>
        </div>
      ) : null}
      <Button type="submit" variant={variant} loading={useSubmitting(intent)}>
        {button}
      </Button>
    </Form>
  );
}
