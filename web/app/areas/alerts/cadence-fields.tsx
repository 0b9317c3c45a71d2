import { useState } from "react";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { CADENCE_OPTIONS, CATEGORY_NAMES, WEEKDAYS } from "./alert-choices";

type CategoryProps = { chosen: readonly string[]; error?: string };

export function CategoryFields({ chosen, error }: CategoryProps) {
  return (
    <Fieldset legend="Categories" help="None ticked means all of them." error={error}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {CATEGORY_NAMES.map((name) => (
          <Checkbox key={name} name="categories" value={name} label={name} defaultChecked={chosen.includes(name)} />
        ))}
      </div>
    </Fieldset>
  );
}

type CadenceProps = { cadence: string; weekday: number | null };

/** How often, and for weekly mails the day. */
export function CadenceFields({ cadence, weekday }: CadenceProps) {
  const [chosen, setChosen] = useState(cadence);
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend="How often"
        name="cadence"
        options={CADENCE_OPTIONS}
        value={chosen}
        onValueChange={setChosen}
      />
      {chosen === "weekly" ? (
        <Field label="Day of the week" className="max-w-60">
          <Select name="weekday" options={WEEKDAYS} defaultValue={String(weekday ?? 1)} />
        </Field>
      ) : null}
    </div>
  );
}
