import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { signInLink } from "~/app/links/sign-in-links";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type SignInFormProps = {
  outcome: FormOutcome | null;
  returnTo: string;
  email: string;
  /** What is to be said above the fields. */
  children?: ReactNode;
};

export function SignInForm({ outcome, returnTo, email, children }: SignInFormProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: "sign-in",
    lastResult: outcome?.result,
    defaultValue: { email },
    defaultNoValidate: false,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      {children}
      <input type="hidden" name="intent" value={INTENT.signIn} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="grid gap-4">
        <Field meta={fields.email} label="Email" required>
          <TextInput type="email" autoComplete="username" maxLength={255} />
        </Field>
        <Field meta={fields.password} label="Password" required>
          <PasswordInput key={outcome?.id} autoComplete="current-password" />
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" variant="primary" loading={useSubmitting(INTENT.signIn)}>
          Sign In
        </Button>
        <TextLink href={signInLink("forgot-password", returnTo)} look="standalone">
          Forgot password?
        </TextLink>
      </div>
    </Form>
  );
}
