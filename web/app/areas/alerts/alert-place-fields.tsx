import { useState } from "react";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { jurisdictionOptions, type PlaceOption } from "./alert-choices";

type PlaceProps = {
  places: PlaceOption[];
  jurisdiction: string;
  city: string;
  onChange?: (jurisdiction: string) => void;
};

/** Federal or a state, and the city where we hold city law for that state. */
export function AlertPlaceFields({ places, jurisdiction, city, onChange }: PlaceProps) {
  const [chosen, setChosen] = useState(jurisdiction);
  const state = places.find(({ code }) => code === chosen);
  const choose = (code: string) => {
    setChosen(code);
    onChange?.(code);
  };
  const field = useTypedBefore<HTMLSelectElement>(jurisdiction, choose);
  return (
    <>
      <Field label="Jurisdiction">
        <Select
          ref={field}
          name="jurisdiction"
          placeholder="Everywhere in the United States"
          options={jurisdictionOptions(places)}
          defaultValue={jurisdiction}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </Field>
      {state && state.cities.length > 0 ? (
        <Field key={chosen} label="City" optional help="Leave it open to hear of the whole state.">
          <Select
            name="city"
            placeholder="The whole state"
            options={state.cities.map((name) => ({ value: name, label: name }))}
            defaultValue={city}
          />
        </Field>
      ) : null}
    </>
  );
}

type FurtherProps = { places: PlaceOption[]; chosen: string[]; except: string };

/** More places, each as a whole. */
export function FurtherPlaces({ places, chosen, except }: FurtherProps) {
  const others = jurisdictionOptions(places).filter(({ value }) => value !== except && value !== "FEDERAL");
  return (
    <Fieldset legend="Further places" hideLegend>
      {except === "FEDERAL" || except === "" ? null : (
        <Checkbox
          name="jurisdictions"
          value="FEDERAL"
          label="Also federal changes, which apply in every state"
          defaultChecked={chosen.includes("FEDERAL")}
        />
      )}
      {except === "" ? null : (
        <Disclosure className="mt-2" summary="Add more states" open={chosen.some((code) => code !== "FEDERAL")}>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="jurisdictions"
                value={value}
                label={label}
                defaultChecked={chosen.includes(value)}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </Fieldset>
  );
}
