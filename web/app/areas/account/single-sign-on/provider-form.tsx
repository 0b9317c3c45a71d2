import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type ProviderFormProps = {
  provider: { issuer: string; clientId: string; provesSecondFactor: boolean } | null;
  callbackUrl: string;
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

type Fields = Record<"issuer" | "clientId" | "clientSecret" | "currentPassword", string>;

/** Where the organization's provider is and as whom we ask it. */
export function ProviderForm({ provider, callbackUrl, email, asksPassword, outcome }: ProviderFormProps) {
  const [form, fields] = useForm<Fields>({
    id: "sign-on-provider",
    lastResult: outcome?.result,
    defaultValue: { issuer: provider?.issuer, clientId: provider?.clientId },
    defaultNoValidate: true,
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.saveSignOn} />
      <p className="mb-4 text-sm text-ink-2">
        Make a client (OpenID Connect, type web application) at your provider, with this redirect address:{" "}
        <code className="break-all">{callbackUrl}</code>
      </p>
      <div className="grid gap-4">
        <Field
          meta={fields.issuer}
          label="Issuer"
          required
          help="As your provider names it, such as https://id.acme.com"
        >
          <TextInput type="url" autoComplete="off" maxLength={500} />
        </Field>
        <Field meta={fields.clientId} label="Client ID" required>
          <TextInput autoComplete="off" maxLength={255} />
        </Field>
        <Field
          meta={fields.clientSecret}
          label="Client secret"
          required={!provider}
          optional={Boolean(provider)}
          help={provider ? "Leave it empty to keep the present one." : "Kept encrypted, and never shown again."}
        >
          <TextInput key={outcome?.id} type="password" autoComplete="new-password" maxLength={500} />
        </Field>
        <Checkbox
          name="provesSecondFactor"
          defaultChecked={provider?.provesSecondFactor ?? false}
          label="Our provider asks for a second step itself: do not ask again here"
        />
        {asksPassword ? (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
            <Field meta={fields.currentPassword} label="Current password" required>
              <PasswordInput key={`${outcome?.id}-own`} autoComplete="current-password" />
            </Field>
          </>
        ) : null}
      </div>
      <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(INTENT.saveSignOn)}>
        {provider ? "Save Changes" : "Save Provider"}
      </Button>
    </Form>
  );
}
