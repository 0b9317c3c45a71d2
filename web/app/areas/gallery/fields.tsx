import { useState } from "react";
import { Combobox } from "~/app/ui/choices/combobox";
import type { ComboboxOption } from "~/app/ui/choices/use-combobox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { SearchBox } from "~/app/ui/fields/search-box";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const STATES = ["Alabama", "Alaska", "Arizona", "California", "Colorado", "New Jersey", "New Mexico", "New York"];
const STATE_OPTIONS = STATES.map((name) => ({ value: name, label: name }));

export function FieldsSection({ id, title }: GallerySectionProps) {
  const [query, setQuery] = useState("");
  const matching: ComboboxOption[] = STATE_OPTIONS.filter((option) =>
    option.label.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Section id={id} title={title}>
      <Specimen name="Text" look="grid">
        <Field label="Email" help="We send one message to confirm it.">
          <TextInput type="email" name="email" autoComplete="off" placeholder="name@company.com" />
        </Field>
        <Field label="Email, with an error" error="Enter an address such as name@company.com.">
          <TextInput type="email" defaultValue="dana@" />
        </Field>
        <Field label="Company" optional>
          <TextInput />
        </Field>
        <Field label="Hourly wage">
          <TextInput prefix="$" suffix="per hour" inputMode="decimal" defaultValue="17.87" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Read only">
          <TextInput readOnly defaultValue="Set by your administrator" />
        </Field>
        <Field label="Details" help="Up to 2,000 characters.">
          <TextArea maxLength={2000} />
        </Field>
        <Field label="Details, with an error" error="Say in a few words what is missing.">
          <TextArea />
        </Field>
        <SearchBox label="Filter customers" className="self-start" />
      </Specimen>
      <Specimen name="Select, combobox, date" look="grid">
        <Field label="State">
          <Select options={STATE_OPTIONS} placeholder="Choose a state" />
        </Field>
        <Field label="State, with an error" error="Choose a state.">
          <Select options={STATE_OPTIONS} placeholder="Choose a state" />
        </Field>
        <Field label="Disabled">
          <Select options={STATE_OPTIONS} disabled />
        </Field>
        <Field label="State, by typing" help="Type a part of the name.">
          <Combobox name="state" options={matching} onQueryChange={setQuery} placeholder="New…" />
        </Field>
        <Field label="While the answer is on its way">
          <Combobox options={[]} onQueryChange={() => undefined} loading />
        </Field>
        <DateField label="Hire date" defaultValue="2026-11-20" />
        <DateField label="Hire date, with an error" error="Choose a date that is not in the future." />
      </Specimen>
    </Section>
  );
}
