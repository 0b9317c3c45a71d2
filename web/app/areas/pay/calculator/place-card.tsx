import { useCallback, useRef, useState } from "react";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { Banner } from "~/app/ui/status/banner";
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
  const byZip = useRef(Boolean(values.zip) && placeNote === "");
  const take = useCallback(
    (found: PlaceChoice) => {
      byZip.current = true;
      setPlace(found);
      onPlaced();
    },
    [onPlaced],
  );
  const leave = useCallback(() => {
    if (!byZip.current) return;
    byZip.current = false;
    setPlace({ state: "", county: "", city: "" });
    onPlaced();
  }, [onPlaced]);
  const zipUse = { onPlace: take, onUnplaced: leave, known: choices, knownNote: placeNote };
  const { lookUp, choose, choices: found, note } = useZipPlace(zipUse);
  const typeZip = (typed: string, chosen = place.state) => {
    setZip(typed);
    lookUp(typed, chosen);
  };
  const chooseState = (chosen: string) => {
    byZip.current = false;
    setPlace({ state: chosen, county: "", city: "" });
  };
  const stateField = useTypedBefore<HTMLSelectElement>(state, chooseState);
  const countyField = useTypedBefore<HTMLInputElement>(county, (typed) =>
    setPlace((now) => ({ ...now, county: typed })),
  );
  const cityField = useTypedBefore<HTMLInputElement>(city, (typed) => setPlace((now) => ({ ...now, city: typed })));
  const zipField = useTypedBefore<HTMLInputElement>(zip, (typed) => typeZip(typed, stateField.current?.value));
  const takeDetected = useCallback(
    (whereabouts: PlaceChoice) => {
      if (stateField.current?.value || zipField.current?.value) return false;
      setPlace(whereabouts);
      return true;
    },
    [stateField, zipField],
  );
  // A code that stands for no place leaves the county to be typed.
  const isPlaced = zip.length === 5 && place.county !== "";
  const [detected, dismiss] = useLocation(state === "" && !values.zip && !("payType" in values), takeDetected);
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
            ref={zipField}
            name="zip"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            defaultValue={values.zip ?? ""}
            onChange={(event) => typeZip(event.currentTarget.value)}
          />
        </Field>
        <Field label="State" error={problems.state}>
          <Select
            ref={stateField}
            name="state"
            placeholder="Choose a state"
            value={place.state}
            onChange={(event) => chooseState(event.currentTarget.value)}
            options={states.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Field label="County" help={isPlaced ? undefined : "Where the county decides the local tax"}>
          <TextInput
            ref={countyField}
            name="county"
            readOnly={isPlaced}
            value={place.county}
            maxLength={100}
            onChange={(event) => setPlace({ ...place, county: event.currentTarget.value })}
          />
        </Field>
        <Field label="City" error={problems.city}>
          <TextInput
            ref={cityField}
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
