import { Combobox } from "~/app/ui/choices/combobox";
import { Field } from "~/app/ui/fields/field";
import type { FieldMeta } from "~/app/ui/fields/field-control";
import { useAddressSuggestions } from "./use-address-suggestions";

const TOO_SHORT = "Type more than 3 characters for suggestions.";

type AddressFieldProps = { meta: FieldMeta; optional?: boolean; className?: string };

/** A US address with suggestions while one types; whatever is typed counts. */
export function AddressField({ meta, optional, className }: AddressFieldProps) {
  const { options, loading, isTooShort, ask } = useAddressSuggestions();
  return (
    <Field meta={meta} label="Mailing address" optional={optional} className={className} help={TOO_SHORT}>
      <Combobox
        freeText
        options={options}
        loading={loading}
        onQueryChange={ask}
        placeholder="Street, city, state"
        emptyText={isTooShort ? TOO_SHORT : "No suggestions. What you type is kept."}
      />
    </Field>
  );
}
