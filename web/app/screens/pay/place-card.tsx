import { useState } from "react";
import { Banner } from "~/app/ui/banner";
import { Button } from "~/app/ui/button";
import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextInput } from "~/app/ui/text-input";
import type { PayFormProps } from "./pay-form";
import { type FoundPlace, useZipPlace } from "./use-zip-place";

type PlaceCardProps = Pick<PayFormProps, "values" | "problems" | "states">;

/** ZIP code and what it stands for. The look-up begins at five digits; a place that is a guess says so. */
export function PlaceCard({ values, problems, states }: PlaceCardProps) {
  const [place, setPlace] = useState<FoundPlace>({
    state: values.state ?? "",
    county: values.county ?? "",
    city: values.city ?? "",
  });
  const { lookUp, choices, note } = useZipPlace(setPlace);
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="ZIP code" error={problems.zip}>
          <TextInput
            name="zip"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            defaultValue={values.zip ?? ""}
            onChange={(event) => lookUp(event.currentTarget.value, place.state)}
          />
        </Field>
        <Field label="State" error={problems.state}>
          <Select
            name="state"
            placeholder="Choose a state"
            value={place.state}
            onChange={(event) => setPlace({ state: event.currentTarget.value, county: "", city: "" })}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Field label="County">
          <TextInput name="county" readOnly value={place.county} />
        </Field>
        <Field label="City" error={problems.city}>
          <TextInput
            name="city"
            value={place.city}
            maxLength={100}
            onChange={(event) => setPlace({ ...place, city: event.currentTarget.value })}
          />
        </Field>
      </div>
      {note ? <Banner label="Place">{note}</Banner> : null}
      {choices.length > 0 ? (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Please select your specific location.</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Button
                key={`${choice.city} ${choice.county} ${choice.state}`}
                size="sm"
                onClick={() => lookUp.choose(choice)}
              >
                {[choice.city, choice.county, choice.state].filter(Boolean).join(", ")}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
