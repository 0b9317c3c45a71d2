import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";

export type ScopeChoice = { name: string; description: string };

const EXPIRIES = [
  { value: "30", label: "in 30 days" },
  { value: "90", label: "in 90 days" },
  { value: "365", label: "in one year" },
  { value: "date", label: "on a date" },
  { value: "never", label: "never" },
];
const FIRST_CHOICE = ["research:read"];

export type KeyOrganization = { id: number; name: string };

type NewKeyFormProps = { scopes: ScopeChoice[]; organizations: KeyOrganization[]; outcome: FormOutcome | null };
type Fields = { name: string; expiry: string; expiresOn: string; organizationId: string; scopes: string[] };

export function NewKeyForm({ scopes, organizations, outcome }: NewKeyFormProps) {
  const isMade = outcome !== null && !outcome.isFailure;
  const [form, fields] = useForm<Fields>({
    // A key that was made leaves an empty form behind.
    id: isMade ? `new-key-${outcome.id}` : "new-key",
    lastResult: outcome?.result,
    defaultValue: { expiry: "90" },
    defaultNoValidate: true,
  });
  const typed = outcome?.result.initialValue?.scopes;
  const chosen = typed === undefined ? FIRST_CHOICE : [typed].flat();
  return (
    <Form method="post" preventScrollReset className="border-t border-line-2 pt-4" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.createKey} />
      <OnceField />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field meta={fields.name} label="Key name" required>
          <TextInput autoComplete="off" maxLength={100} placeholder="Payroll sync" />
        </Field>
        <Field meta={fields.expiry} label="Expires">
          <Select options={EXPIRIES} />
        </Field>
        {organizations.length > 0 ? (
          <Field meta={fields.organizationId} label="Organization" help="Whose hiring data the key reaches.">
            <Select
              options={[
                { value: "", label: "The one I work in at the time" },
                ...organizations.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
        ) : null}
        <DateField
          meta={fields.expiresOn}
          label="Expiry date"
          help="The key works through this day, UTC."
          // Without a script the choice above shows and hides it just as well.
          className="hidden in-[form:has(option[value=date]:checked)]:block"
        />
      </div>
      <Fieldset legend="Scopes" className="mt-4" error={fields.scopes.errors?.[0]}>
        <div key={form.id} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {scopes.map(({ name, description }) => (
            <Checkbox
              key={name}
              name="scopes"
              value={name}
              label={<code className="font-mono">{name}</code>}
              help={description}
              defaultChecked={chosen.includes(name)}
            />
          ))}
        </div>
      </Fieldset>
      <Checkbox
        name="test"
        className="mt-4"
        label="Test key"
        help="Works on made-up data of your organization: nothing real is read or changed, and nothing is mailed. It takes the scopes for research, export, hiring and people."
      />
      <Button type="submit" className="mt-4" loading={useSubmitting(INTENT.createKey)}>
        Create Key
      </Button>
    </Form>
  );
}
