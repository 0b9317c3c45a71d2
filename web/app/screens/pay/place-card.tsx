import { useCallback, useState } from "react";
import { Banner } from "~/app/ui/banner";
import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextInput } from "~/app/ui/text-input";
import type { PayFormProps, PlaceChoice } from "./form-types";
import { PlaceChooser } from "./place-chooser";
import { useLocation } from "./use-location";
import { useZipPlace } from "./use-zip-place";

type PlaceCardProps = Pick<PayFormProps, "values" | "problems" | "states" | "choices" | "placeNote"> & {
  onPlaced: () => void;
};

/** ZIP code and what it stands for. The look-up begins at five digits; a place that is a guess says so. */
export function PlaceCard({ values, problems, states, choices, placeNote, onPlaced }: PlaceCardProps) {
  const { state = "", county = "", city = "" } = values;
  const [place, setPlace] = useState<PlaceChoice>({ state, county, city });
  const [zip, setZip] = useState(values.zip ?? "");
  const take = useCallback(
    (found: PlaceChoice) => {
      setPlace(found);
      onPlaced();
    },
    [onPlaced],
  );
  const { lookUp, choose, choices: found, note } = useZipPlace(take, choices, placeNote);
  const [detected, dismiss] = useLocation(state === "" && !values.zip && !("payType" in values), setPlace);
  return (
    <div className="mt-4 grid gap-4">
      {detected ? (
        <Banner label="Detected location" onDismiss={dismiss}>
          Location detected: {detected}. Change it if it is not where you live.
        </Banner>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="ZIP code" error={problems.zip}>
          <TextInput
            name="zip"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            defaultValue={values.zip ?? ""}
            onChange={(event) => {
              setZip(event.currentTarget.value);
              lookUp(event.currentTarget.value, place.state);
            }}
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
        <Field label="County" help={zip.length === 5 ? undefined : "Where the county decides the local tax"}>
          <TextInput
            name="county"
            readOnly={zip.length === 5}
            value={place.county}
            maxLength={100}
            onChange={(event) => setPlace({ ...place, county: event.currentTarget.value })}
          />
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
      <PlaceChooser choices={found} onChoose={choose} />
    </div>
  );
}
