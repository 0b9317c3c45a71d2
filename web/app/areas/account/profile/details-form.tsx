import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { AddressField } from "../address-field";

export type Details = {
  firstName: string | null;
  lastName: string | null;
  email: string;
  phoneNumber: string | null;
  mailingAddress: string | null;
  version: number;
  pendingEmail: string | null;
  isImpersonated: boolean;
};

type Fields = Record<"firstName" | "lastName" | "email" | "phoneNumber" | "mailingAddress" | "currentPassword", string>;

export function DetailsForm({ profile, outcome }: { profile: Details; outcome: FormOutcome | null }) {
  const [form, fields] = useForm<Fields>({
    // A saved profile is a new form: what was typed gives way to what was kept.
    id: `profile-${profile.version}`,
    lastResult: outcome?.result,
    defaultValue: profile,
    defaultNoValidate: true,
  });
  const submitting = useSubmitting(INTENT.updateProfile);
  const isNewEmail = (fields.email.value ?? "").trim().toLowerCase() !== profile.email;
  const emailHelp = profile.isImpersonated
    ? "Nothing can be changed here while viewing as a customer."
    : "A new address counts after the links in both mailboxes are confirmed.";
  return (
    <Card as="section" padding="lg" title="Personal details">
      <Form method="post" {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={INTENT.updateProfile} />
        <input type="hidden" name="version" value={profile.version} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field meta={fields.firstName} label="First name">
            <TextInput autoComplete="given-name" maxLength={100} />
          </Field>
          <Field meta={fields.lastName} label="Last name">
            <TextInput autoComplete="family-name" maxLength={100} />
          </Field>
          <AddressField meta={fields.mailingAddress} className="sm:col-span-2" />
          <Field meta={fields.email} label="Email" help={emailHelp}>
            <TextInput type="email" autoComplete="email" maxLength={255} readOnly={profile.isImpersonated} />
          </Field>
          {profile.isImpersonated ? null : (
            <Field
              meta={fields.currentPassword}
              // Its label tells it from the one of the password form below.
              label="Your password, for the new email"
              // Without a script nothing tells that the address is another: then it is always there.
              className={isNewEmail ? undefined : "hidden noscript:block"}
              help="Only a change of the email address needs it."
            >
              <PasswordInput key={outcome?.id} autoComplete="current-password" />
            </Field>
          )}
          <Field meta={fields.phoneNumber} label="Phone number">
            <TextInput type="tel" autoComplete="tel" maxLength={20} />
          </Field>
        </div>
        {profile.pendingEmail ? (
          <p className="mt-4 rounded-card bg-action-soft px-4 py-3 text-sm break-words">
            {profile.pendingEmail} waits for its confirmation: open the links that we mailed to both addresses.
          </p>
        ) : null}
        {profile.isImpersonated ? null : (
          <Button type="submit" variant="primary" className="mt-5" loading={submitting}>
            Save Changes
          </Button>
        )}
      </Form>
    </Card>
  );
}
