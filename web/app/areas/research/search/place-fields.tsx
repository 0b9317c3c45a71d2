import { Select } from "~/app/ui/fields/select";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { useBeforePaint } from "~/app/ui/foundations/use-before-paint";
import { ALL_CITIES, NO_CITY } from "../search-request";
import type { PanelState } from "./panel-state";

type Place = { state: string; city: string };

type PlaceFieldsProps = {
  states: PanelState[];
  place: Place;
  onChange: (place: Place) => void;
  detecting: boolean;
  disabled: boolean;
};

/** State, and the city where we hold city law for that state. A new state clears the city. */
export function PlaceFields({ states, place, onChange, detecting, disabled }: PlaceFieldsProps) {
  const state = states.find(({ code }) => code === place.state);
  const choose = (code: string) => onChange({ state: code, city: "" });
  const stateField = useTypedBefore<HTMLSelectElement>(place.state, choose);
  // The list of cities is still that of the state before: with another one chosen there, a city of it is none.
  const cityField = useTypedBefore<HTMLSelectElement>(place.city, (city) => {
    if (!stateField.current || stateField.current.value === place.state) onChange({ state: place.state, city });
  });
  // Who is in the list when the page comes alive chooses there: it is not closed by the look for their whereabouts.
  useBeforePaint(() => {
    const list = stateField.current;
    if (list && document.activeElement === list) choose(list.value);
  }, []);
  const options = [
    { value: "ALL", label: "All States" },
    ...states.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <>
      <Select
        ref={stateField}
        name="state"
        aria-label="State"
        size="lg"
        className="max-sm:w-full"
        options={options}
        value={place.state}
        disabled={detecting || disabled}
        pending={detecting ? "Detecting location..." : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {/* A disabled select sends nothing; the state must be sent all the same. */}
      {detecting || disabled ? <input type="hidden" name="state" value={place.state} /> : null}
      {state && state.cities.length > 0 ? (
        <Select
          ref={cityField}
          name="city"
          aria-label="City or municipality"
          size="lg"
          className="max-sm:w-full sm:max-w-64"
          value={place.city}
          disabled={disabled}
          onChange={(event) => onChange({ state: place.state, city: event.currentTarget.value })}
          placeholder="Choose city for local laws..."
          options={[
            { value: NO_CITY, label: "State laws only" },
            { value: ALL_CITIES, label: "Include all cities/municipalities" },
            ...state.cities.map(({ code, name, minWage }) => ({
              value: code,
              label: minWage ? `${name} · ${minWage}` : name,
            })),
          ]}
        />
      ) : null}
      {state && state.cities.length === 0 ? (
        <p className="self-center text-sm text-ink-3">No city-specific laws available for {state.name}</p>
      ) : null}
    </>
  );
}
