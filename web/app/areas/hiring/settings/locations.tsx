import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";

export type LocationRow = {
  id: number;
  name: string;
  city: string | null;
  state: string;
  zipCode: string | null;
  /** As it was typed; 0 where nobody did. */
  headCount: number;
  /** What the law check goes by. */
  heads: number;
};
type LocationsProps = { locations: LocationRow[]; states: SelectOption[] };

/** Where people work: the law check goes by these places and their head-count. */
export function Locations({ locations, states }: LocationsProps) {
  return (
    <Card as="section" padding="lg" title="Locations and head-count by state" level={3}>
      {locations.length === 0 ? <p className="text-sm text-ink-2">No location yet. The law check needs one.</p> : null}
      {locations.map((location) => (
        <Disclosure
          key={location.id}
          summary={`${location.name}: ${[location.city, location.state].filter(Boolean).join(", ")} · ${location.heads} ${location.heads === 1 ? "employee" : "employees"}`}
        >
          <LocationForm location={location} states={states} />
          <div className="mt-3">
            <ActButton
              intent={INTENT.removeLocation}
              fields={{ id: location.id }}
              label={`Remove ${location.name}`}
              confirm={{
                title: `Remove ${location.name}?`,
                description: "Jobs that were there keep it.",
                label: "Remove",
                danger: true,
              }}
            >
              Remove
            </ActButton>
          </div>
        </Disclosure>
      ))}
      <Disclosure summary="Add a location" open={locations.length === 0}>
        <LocationForm states={states} />
      </Disclosure>
    </Card>
  );
}

type LocationFormProps = { location?: LocationRow; states: SelectOption[] };

function LocationForm({ location, states }: LocationFormProps) {
  return (
    <SettingsForm intent={INTENT.location} button={location ? "Save Location" : "Add Location"}>
      {location ? <input type="hidden" name="id" value={location.id} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required>
          <TextInput name="name" defaultValue={location?.name} maxLength={120} />
        </Field>
        <Field label="City" optional>
          <TextInput name="city" defaultValue={location?.city ?? ""} maxLength={100} />
        </Field>
        <Field label="State" required>
          <Select name="state" options={states} placeholder="Choose a state" defaultValue={location?.state ?? ""} />
        </Field>
        <Field label="ZIP code" optional>
          <TextInput name="zipCode" defaultValue={location?.zipCode ?? ""} maxLength={10} />
        </Field>
        <Field label="Employees there" optional help="Empty: as your employee records count them.">
          <TextInput name="headCount" type="number" min={0} max={10_000_000} defaultValue={location?.headCount || ""} />
        </Field>
      </div>
    </SettingsForm>
  );
}
