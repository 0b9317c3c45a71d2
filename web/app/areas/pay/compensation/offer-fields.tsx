import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { BonusFields } from "./bonus-fields";
import type { OfferFieldsProps } from "./offer-fields-view";
import { RefreshGrants } from "./refresh-grants";
import { VestingFields } from "./vesting-fields";

const LEVELS = [3, 4, 5, 6, 7].map((level) => ({ value: `Level ${level}`, label: `Level ${level}` }));

/** The inputs of one offer. */
export function OfferFields({ grants, ...own }: OfferFieldsProps & { grants: { value: string; year: string }[] }) {
  const { prefix, values, problems } = own;
  const text = (name: string, label: string) => (
    <Field label={label}>
      <TextInput name={prefix + name} defaultValue={values[prefix + name] ?? ""} maxLength={200} />
    </Field>
  );
  const money = (name: string, label: string) => (
    <Field label={label} error={problems[prefix + name]}>
      <TextInput
        name={prefix + name}
        prefix="$"
        inputMode="decimal"
        defaultValue={values[prefix + name] ?? (prefix ? "" : "0")}
      />
    </Field>
  );
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text("company", "Company")}
        {text("roleTitle", "Role title")}
        <Field label="Role level">
          <Select
            name={`${prefix}roleLevel`}
            placeholder="Choose a level"
            defaultValue={values[`${prefix}roleLevel`] ?? ""}
            options={LEVELS}
          />
        </Field>
        {text("location", "Location")}
        {money("baseSalary", "Base salary")}
        <span aria-hidden="true" className="max-sm:hidden" />
        <BonusFields {...own} />
        {money("signOnYear1", "Sign-on bonus, year 1")}
        {money("signOnYear2", "Sign-on bonus, year 2")}
        {money("grantValue", "RSU grant value")}
        <Field label="Vesting duration, years">
          <TextInput readOnly value="4" />
        </Field>
      </div>
      <VestingFields {...own} />
      <RefreshGrants prefix={prefix} grants={grants} error={problems[`${prefix}refreshGrants`]} />
    </div>
  );
}
