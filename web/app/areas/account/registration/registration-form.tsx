import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { AddressField } from "../address-field";
import { checkRegistration, type RegistrationFields, type RegistrationVariant } from "../registration-check";

type RegistrationFormProps = {
  variant: RegistrationVariant;
  outcome: FormOutcome | null;
  returnTo: string;
  email?: string;
  promoCode?: string;
};

/** Promo codes are upper case; the caret stays where it was. */
function upperCase({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** One form for both pages: the main one asks for the address twice, the standalone one for a promo code (decision 17). */
export function RegistrationForm({ variant, outcome, returnTo, email = "", promoCode = "" }: RegistrationFormProps) {
  const [form, fields] = useForm<RegistrationFields>({
    id: "registration",
    lastResult: outcome?.result,
    defaultValue: { email, promoCode },
    defaultNoValidate: false,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: checkRegistration(variant),
  });
  const submitting = useSubmitting(INTENT.register);
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.register} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field meta={fields.firstName} label="First name" required>
          <TextInput autoComplete="given-name" maxLength={100} />
        </Field>
        <Field meta={fields.lastName} label="Last name" required>
          <TextInput autoComplete="family-name" maxLength={100} />
        </Field>
        <Field meta={fields.email} label="Email" required className={variant === "main" ? "" : "sm:col-span-2"}>
          <TextInput type="email" autoComplete="username" maxLength={255} />
        </Field>
        {variant === "main" ? (
          <Field meta={fields.confirmEmail} label="Confirm email" required>
            <TextInput type="email" autoComplete="off" maxLength={255} />
          </Field>
        ) : null}
        <Field meta={fields.phoneNumber} label="Phone number" optional>
          <TextInput type="tel" autoComplete="tel" maxLength={20} />
        </Field>
        <AddressField meta={fields.mailingAddress} optional />
        <Field
          meta={fields.password}
          label="Password"
          required
          help="At least 8 characters, and none that is known from a breach."
        >
          <PasswordInput key={outcome?.id} autoComplete="new-password" />
        </Field>
        <Field meta={fields.confirmPassword} label="Confirm password" required>
          <PasswordInput key={outcome?.id} autoComplete="new-password" />
        </Field>
        {variant === "standalone" ? (
          <Field meta={fields.promoCode} label="Promo code" optional help="Code TRIAL15 adds 15 minutes to the trial.">
            <TextInput autoComplete="off" maxLength={40} onInput={upperCase} />
          </Field>
        ) : null}
      </div>
      <p className="mt-5 text-sm text-ink-2">
        By creating an account you agree to the <TextLink href="/terms">Terms of use</TextLink> and the{" "}
        <TextLink href="/privacy">Privacy policy</TextLink>.
      </p>
      <Button
        type="submit"
        variant="primary"
        className="mt-4"
        loading={submitting}
        // A message that appears on blur would push the button from under the pointer, and the click would be lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        Create Account
      </Button>
    </Form>
  );
}
