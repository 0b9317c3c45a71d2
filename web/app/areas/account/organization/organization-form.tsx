import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import type { Intent } from "~/app/forms/intents";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type OrganizationFormProps = {
  title: string;
  button: string;
  intent: Intent;
  outcome: FormOutcome | null;
  organization?: { name: string; website: string | null; industry: string | null; version: number };
};

type Fields = Record<"name" | "website" | "industry", string>;

/** Founds an organization, or changes its particulars. */
export function OrganizationForm({ title, button, intent, outcome, organization }: OrganizationFormProps) {
  const [form, fields] = useForm<Fields>({
    id: `organization-${organization?.version ?? "new"}`,
    lastResult: outcome?.result,
    defaultValue: organization,
    defaultNoValidate: true,
  });
  return (
    <Card as="section" padding="lg" title={title}>
      <Form method="post" {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={intent} />
        {organization ? <input type="hidden" name="version" value={organization.version} /> : <OnceField />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field meta={fields.name} label="Organization name" required className="sm:col-span-2">
            <TextInput autoComplete="organization" maxLength={200} />
          </Field>
          <Field meta={fields.website} label="Website" optional>
            <TextInput type="url" autoComplete="url" placeholder="https://" maxLength={500} />
          </Field>
          <Field meta={fields.industry} label="Industry" optional>
            <TextInput autoComplete="off" maxLength={100} />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(intent)}>
          {button}
        </Button>
      </Form>
    </Card>
  );
}
