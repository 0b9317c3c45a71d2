import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { EmptyState } from "~/app/ui/status/empty-state";
import { HeadsSum } from "./heads-sum";
import { MergeForm } from "./merge-form";
import { UNIT_INTENT } from "./organization-intents";
import type { placesView } from "./places.server";

type View = Awaited<ReturnType<typeof placesView>>;
type Place = View["places"][number];

/** Places of work with how many work at each: their law decides on pay, leave and notices. */
export function PlacesScreen(view: View) {
  const { places, mayWrite } = view;
  return (
    <div className="grid max-w-3xl gap-4">
      {places.length === 0 ? (
        <EmptyState title="No places yet">
          Pay is held against the law of a place; without one only federal law counts.
        </EmptyState>
      ) : null}
      <HeadsSum units={places} total={view.headCount} word="place" />
      {places.map((place) => (
        <Card key={place.id} as="section" title={place.name} level={3} aside={<Heads {...place} />}>
          <p className="text-sm text-ink-2">{lineOf(place)}</p>
          {mayWrite ? (
            <Disclosure summary={`Change ${place.name}`} key={JSON.stringify(place)}>
              <PlaceForm place={place} states={view.states} />
              <MergeForm
                id={place.id}
                name={place.name}
                others={places
                  .filter(({ id, state }) => id !== place.id && state === place.state)
                  .map(({ id, name }) => ({ value: String(id), label: name }))}
                help="Everyone there, past and to come, moves over. Places of two states do not merge."
              />
            </Disclosure>
          ) : null}
        </Card>
      ))}
      {mayWrite ? (
        <Card as="section" title="Add a place" level={3} key={places.length}>
          <PlaceForm states={view.states} />
        </Card>
      ) : null}
    </div>
  );
}

const Heads = ({ id, headCount }: Place) => (
  <TextLink href={`/hris/employees?placeId=${id}`}>
    {headCount} {headCount === 1 ? "employee" : "employees"}
  </TextLink>
);

const lineOf = ({ address, city, county, state, zipCode, isRemote }: Place): string =>
  [
    address,
    city,
    county ? `${county} County` : null,
    [state, zipCode].filter(Boolean).join(" "),
    isRemote ? "remote" : null,
  ]
    .filter(Boolean)
    .join(", ");

function PlaceForm({ place, states }: Pick<View, "states"> & { place?: Place }) {
  const line = (name: "address" | "city" | "county" | "zipCode", label: string, max: number) => (
    <Field label={label} optional>
      <TextInput name={name} maxLength={max} defaultValue={place?.[name] ?? ""} />
    </Field>
  );
  return (
    <ActionForm className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value={UNIT_INTENT.save} />
      {place ? <input type="hidden" name="id" value={place.id} /> : null}
      <Field label="Name" required>
        <TextInput name="name" maxLength={120} defaultValue={place?.name} />
      </Field>
      <Field label="State" required>
        <Select name="state" placeholder="Choose a state" options={states} defaultValue={place?.state ?? ""} />
      </Field>
      {line("address", "Address", 255)}
      {line("city", "City", 100)}
      {line("county", "County", 100)}
      {line("zipCode", "ZIP code", 10)}
      <Checkbox name="isRemote" label="People here work from home" defaultChecked={place?.isRemote} />
      <div className="flex items-end">
        <Button type="submit" variant={place ? "secondary" : "primary"}>
          {place ? "Save Place" : "Add Place"}
        </Button>
      </div>
    </ActionForm>
  );
}
