import { Form } from "@remix-run/react";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import type { RecordOutcome, RecordView } from "./law-records.server";
import { ProblemList } from "./problem-list";
import { ReadingFields } from "./reading-fields";
import { LEVEL_TEXT, RECORD_FIELDS, type RecordField } from "./record-fields";

type RecordFormProps = { view: RecordView; outcome: RecordOutcome | null };

/** The fields of a record as they stand in a corpus file; lists and groups are written as there. */
export function RecordForm({ view, outcome }: RecordFormProps) {
  const { edited, shape, place, mayWrite } = view;
  const typed = outcome?.typed ?? {};
  return (
    <Card as="section" level={3} title="The record" padding="lg">
      <Form method="post" preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="shape" value={shape} />
        <input type="hidden" name="version" value={edited?.version ?? ""} />
        <input type="hidden" name="placeJurisdiction" value={place.jurisdiction} />
        <input type="hidden" name="placeCity" value={place.city ?? ""} />
        {RECORD_FIELDS[shape].map((field) => (
          <Field
            key={field.name}
            label={field.label}
            help={field.help}
            optional={field.optional}
            error={outcome?.fields[field.name]}
            className={field.wide ? "sm:col-span-2" : undefined}
          >
            <Control field={field} value={typed[field.name] ?? view.texts[field.name] ?? ""} view={view} />
          </Field>
        ))}
        {mayWrite ? <Sending typed={typed} view={view} outcome={outcome} /> : null}
      </Form>
    </Card>
  );
}

function Sending({
  typed,
  view,
  outcome,
}: {
  typed: Record<string, string>;
  view: RecordView;
  outcome: RecordOutcome | null;
}) {
  const isChecking = useSubmitting("check");
  const isSaving = useSubmitting("save");
  return (
    <>
      <ReadingFields
        legend="What was read"
        help="Needed when the level gets better or the day later; leave it empty for a correction of words."
        typed={typed}
        fields={outcome?.fields ?? {}}
        today={view.today}
        className="sm:col-span-2"
      />
      <Field label="What was changed and why" optional className="sm:col-span-2">
        <TextInput name="note_of_change" defaultValue={typed.note_of_change ?? ""} maxLength={500} />
      </Field>
      <div className="sm:col-span-2">
        <ProblemList message={outcome?.message ?? null} problems={outcome?.problems ?? []} />
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" name="intent" value="check" loading={isChecking}>
          Check and preview
        </Button>
        <Button type="submit" name="intent" value="save" variant="primary" loading={isSaving}>
          {view.edited ? "Save as new version" : "Add record"}
        </Button>
      </div>
    </>
  );
}

function Control({ field, value, view }: { field: RecordField; value: string; view: RecordView }) {
  const { name, kind, rows } = field;
  const isFixed = (field.fixed && view.edited !== null) || !view.mayWrite;
  const options = view.options[name];
  if (kind === "select" && options) {
    const shown =
      name === "level" ? options.map((one) => ({ ...one, label: LEVEL_TEXT[one.value] ?? one.label })) : options;
    return <Select name={name} defaultValue={value} placeholder="Choose" options={shown} disabled={!view.mayWrite} />;
  }
  if (kind === "yaml") {
    return (
      <TextArea
        name={name}
        defaultValue={value}
        rows={rows}
        readOnly={isFixed}
        spellCheck={false}
        className="font-mono text-sm"
      />
    );
  }
  if (kind === "long" || kind === "lines") {
    return <TextArea name={name} defaultValue={value} rows={rows} readOnly={isFixed} />;
  }
  const type = { date: "date", number: "number" }[kind as string] ?? "text";
  return <TextInput name={name} type={type} defaultValue={value} readOnly={isFixed} />;
}
