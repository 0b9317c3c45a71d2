import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type AdminSignInFormProps = { outcome: FormOutcome | null; returnTo: string };

export function AdminSignInForm({ outcome, returnTo }: AdminSignInFormProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: "admin-sign-in",
    lastResult: outcome?.result,
    defaultNoValidate: false,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.adminSignIn} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="grid gap-4">
        <Field meta={fields.email} label="Admin email" required>
          <TextInput type="email" autoComplete="username" maxLength={255} />
        </Field>
        <Field meta={fields.password} label="Password" required>
          <PasswordInput key={outcome?.id} autoComplete="current-password" />
        </Field>
      </div>
      <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(INTENT.adminSignIn)}>
        Grant Admin Access
      </Button>
    </Form>
  );
}
