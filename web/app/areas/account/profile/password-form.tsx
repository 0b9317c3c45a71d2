import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";

type Fields = Record<"currentPassword" | "newPassword" | "confirmNewPassword", string>;

export function PasswordForm({ email, outcome }: { email: string; outcome: FormOutcome | null }) {
  const [form, fields] = useForm<Fields>({
    id: "change-password",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  return (
    <Card
      as="section"
      id="password"
      padding="lg"
      title="Password"
      aside={
        <ButtonLink href="/profile/sign-in" size="sm">
          Second step
        </ButtonLink>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={INTENT.changePassword} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field meta={fields.currentPassword} label="Current password" required className="sm:col-span-2">
            <PasswordInput key={outcome?.id} autoComplete="current-password" />
          </Field>
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
        <p className="mt-4 mb-2 text-sm text-ink-2">Changing it signs you out everywhere else, terminals too.</p>
        <Checkbox
          name="endKeys"
          label="Revoke my API keys as well"
          help="Programs that use them stop working. Choose this if someone else may know your password."
        />
        <Button type="submit" className="mt-4" loading={useSubmitting(INTENT.changePassword)}>
          Change Password
        </Button>
      </Form>
    </Card>
  );
}
