import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { EmptyState } from "~/app/ui/status/empty-state";
import { FIELD_INTENT as INTENT } from "./field-intents";
import type { FieldsView } from "./fields.server";

type Own = FieldsView["fields"][number];

const KINDS: Record<Own["kind"], string> = {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "One of a list",
  yes_no: "Yes or no",
};
const AUDIENCES: Record<Own["audience"], string> = {
  hr: "HR only",
  person: "HR and the employee",
  managers: "HR, the employee and their managers",
  everybody: "Everybody who may read the record",
};
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** What the company keeps of everybody beside what we ask: shirt sizes, badges, the next review. */
export function FieldsScreen({ fields }: FieldsView) {
  return (
    <div className="grid max-w-3xl gap-4">
      {fields.length === 0 ? (
        <EmptyState title="No fields of your own yet">
          Add what you keep about everybody and is not asked for already, such as a badge number or the next review.
        </EmptyState>
      ) : null}
      {fields.map((field) => (
        <Card key={field.key} as="section" title={field.label} level={3}>
          <p className="text-sm text-ink-2">
            {[
              KINDS[field.kind],
              field.kind === "choice" ? field.choices.join(", ") : null,
              `seen by: ${AUDIENCES[field.audience]}`,
              field.personEdits ? "kept up to date by the employee" : null,
              field.remindDays === null ? null : `HR is reminded ${field.remindDays} days before`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Disclosure summary={`Change ${field.label}`} key={JSON.stringify(field)}>
            <FieldForm field={field} />
            <div className="mt-4">
              <ActButton
                intent={INTENT.retire}
                fields={{ key: field.key }}
                label={`Retire ${field.label}`}
                confirm={{
                  title: `Retire ${field.label}?`,
                  description: "It is no longer shown or asked for. The values stay in the records.",
                  label: "Retire",
                  danger: true,
                }}
              >
                Retire
              </ActButton>
            </div>
          </Disclosure>
        </Card>
      ))}
      <Card as="section" title="Add a field" level={3} key={fields.length}>
        <FieldForm />
      </Card>
    </div>
  );
}

/** Of a new field every part; of one that is there all but its kind, since values of it are kept. */
function FieldForm({ field }: { field?: Own }) {
  return (
    <ActionForm className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value={field ? INTENT.change : INTENT.add} />
      {field ? <input type="hidden" name="key" value={field.key} /> : null}
      <Field label="Name" required>
        <TextInput name="label" maxLength={80} defaultValue={field?.label} />
      </Field>
      {field ? null : (
        <Field label="It holds" required>
          <Select name="kind" options={optionsOf(KINDS)} defaultValue="text" />
        </Field>
      )}
      {!field || field.kind === "choice" ? (
        <Field label="Choices" optional={!field} help="For one of a list: each on a line of its own.">
          <TextArea name="choices" rows={3} defaultValue={field?.choices.join("\n")} />
        </Field>
      ) : null}
      <Field label="Who sees it">
        <Select name="audience" options={optionsOf(AUDIENCES)} defaultValue={field?.audience ?? "hr"} />
      </Field>
      {!field || field.kind === "date" ? (
        <Field label="Remind HR so many days before" optional help="For a date. Empty: no reminder.">
          <TextInput name="remindDays" type="number" min={0} max={365} defaultValue={field?.remindDays ?? ""} />
        </Field>
      ) : null}
      <Checkbox
        name="personEdits"
        label="The employee keeps it up to date"
        defaultChecked={field?.personEdits}
        className="sm:col-span-2"
      />
      <div>
        <Button type="submit">{field ? "Save" : "Add Field"}</Button>
      </div>
    </ActionForm>
  );
}
