import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Banner } from "~/app/ui/status/banner";

type ForgotPasswordFormProps = {
  outcome: FormOutcome | null;
  email: string;
  returnTo: string;
  developmentLink: string | null;
};

export function ForgotPasswordForm({ outcome, email, returnTo, developmentLink }: ForgotPasswordFormProps) {
  const [form, fields] = useForm<{ email: string }>({
    id: "forgot-password",
    lastResult: outcome?.result,
    defaultValue: { email },
    // The specification has a toast for an empty field, which the browser's own bubble would keep from showing.
    defaultNoValidate: true,
  });
  const sent = outcome !== null && !outcome.isFailure;
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      {sent ? (
        <div role="status" className="mb-5">
          <Banner label={outcome.toast.title}>
            <strong className="font-semibold">{outcome.toast.title}.</strong> {outcome.toast.description}
            {developmentLink ? (
              <p className="mt-2">
                Development mode: <TextLink href={developmentLink}>open the reset link</TextLink>
              </p>
            ) : null}
          </Banner>
        </div>
      ) : null}
      <input type="hidden" name="intent" value={INTENT.forgotPassword} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field meta={fields.email} label="Email" required>
        <TextInput type="email" autoComplete="username" maxLength={255} />
      </Field>
      <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(INTENT.forgotPassword)}>
        Send Reset Link
      </Button>
    </Form>
  );
}
