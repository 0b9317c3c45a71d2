import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { TextInput } from "~/app/ui/fields/text-input";

type ReadingFieldsProps = {
  legend: string;
  help?: string;
  typed: Record<string, string>;
  fields: Record<string, string>;
  today: string;
  required?: boolean;
  className?: string;
};

/** What somebody read to vouch for a record: its name, its address, the day. */
export function ReadingFields({ legend, help, typed, fields, today, required, className }: ReadingFieldsProps) {
  return (
    <Fieldset legend={legend} help={help} className={className}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Name of what was read"
          error={fields["reading.what"]}
          required={required}
          className="sm:col-span-2"
        >
          <TextInput name="reading.what" defaultValue={typed["reading.what"] ?? ""} maxLength={500} />
        </Field>
        <Field label="Its address" optional error={fields["reading.url"]} help="Official needs the official text">
          <TextInput name="reading.url" type="url" defaultValue={typed["reading.url"] ?? ""} maxLength={1000} />
        </Field>
        <Field label="Read on" error={fields["reading.on"]}>
          <TextInput name="reading.on" type="date" defaultValue={typed["reading.on"] ?? today} max={today} />
        </Field>
      </div>
    </Fieldset>
  );
}
