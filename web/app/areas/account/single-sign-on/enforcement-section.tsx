import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { Badge } from "~/app/ui/status/badge";
import type { SignOnSettings } from "~/domain/accounts";

type EnforcementSectionProps = Pick<SignOnSettings, "provider" | "domains" | "keepers"> & {
  isOwner: boolean;
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

/** Whether members must come by the provider, and who gets in when it is down. */
export function EnforcementSection({ provider, domains, keepers, outcome, ...view }: EnforcementSectionProps) {
  const isOn = provider?.isEnforced ?? false;
  const keeper = keepers.find(({ userId }) => userId === provider?.breakGlassUserId);
  const missing = [
    ...(provider ? [] : ["set up the provider"]),
    ...(domains.some(({ verifiedAt }) => verifiedAt) ? [] : ["prove a domain"]),
    ...(provider?.provedAt ? [] : ["sign in by the provider yourself"]),
  ];
  return (
    <Card
      as="section"
      padding="lg"
      title="Required sign-on"
      aside={<Badge tone={isOn ? "success" : undefined}>{isOn ? "Required" : "Optional"}</Badge>}
    >
      <p className="mb-3 text-sm text-ink-2">
        {isOn
          ? "Members with an address of your verified domains sign in by the provider alone. Guests with other addresses sign in as before."
          : "Members with an address of your verified domains may then sign in by the provider alone: passwords, mailed links and other accounts are refused, and sessions opened by them end."}
      </p>
      {isOn ? (
        <p className="mb-3 text-sm break-words text-ink-2">
          {keeper
            ? `When the provider is down, ${keeper.name} gets in by password and second step.`
            : "Nobody is named who gets in when the provider is down."}
        </p>
      ) : null}
      {view.isOwner && missing.length > 0 && !isOn ? (
        <p className="text-sm">Before you can require it: {missing.join(", ")}.</p>
      ) : null}
      {view.isOwner && missing.length === 0 && !isOn ? (
        <EnforcementForm keepers={keepers} {...view} outcome={outcomeOf(outcome, INTENT.enforceSignOn)} />
      ) : null}
      {view.isOwner && isOn ? <ActButton intent={INTENT.releaseSignOn}>Make It Optional</ActButton> : null}
    </Card>
  );
}

type EnforcementFormProps = Pick<EnforcementSectionProps, "keepers" | "email" | "asksPassword" | "outcome">;

function EnforcementForm({ keepers, email, asksPassword, outcome }: EnforcementFormProps) {
  const [form, fields] = useForm<Record<"breakGlassUserId" | "currentPassword", string>>({
    id: "enforce-sign-on",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  const options = keepers.map(({ userId, name, hasFactor }) => ({
    value: String(userId),
    label: hasFactor ? name : `${name} (no second step yet)`,
    disabled: !hasFactor,
  }));
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.enforceSignOn} />
      <div className="grid max-w-sm gap-4">
        <Field
          meta={fields.breakGlassUserId}
          label="Who gets in when the provider is down"
          required
          help="The owner or an admin, by password and a second step of their own."
        >
          <Select options={options} placeholder="Choose a person" />
        </Field>
        {asksPassword ? (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <Field meta={fields.currentPassword} label="Current password" required>
              <PasswordInput key={outcome?.id} autoComplete="current-password" />
            </Field>
          </>
        ) : null}
      </div>
      <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(INTENT.enforceSignOn)}>
        Require Single Sign-on
      </Button>
    </Form>
  );
}
