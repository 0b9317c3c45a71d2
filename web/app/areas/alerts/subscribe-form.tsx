import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { type PlaceOption, ZONE_OPTIONS } from "./alert-choices";
import { AlertPlaceFields, FurtherPlaces } from "./alert-place-fields";
import { CadenceFields, CategoryFields } from "./cadence-fields";
import { readChoice, type Volume, volumeText } from "./volume-estimate";

export type SubscribeDefaults = {
  email: string;
  firstName: string;
  lastName: string;
  jurisdiction: string;
  law: WatchedLaw | null;
};
type WatchedLaw = { slug: string; title: string };

type SubscribeFormProps = {
  places: PlaceOption[];
  volume: Volume;
  defaults: SubscribeDefaults;
  outcome: FormOutcome | null;
};

/** Reads a value that came back with a refused form. */
function typed(outcome: FormOutcome | null, name: string): string[] | null {
  const value = outcome?.result.initialValue?.[name];
  if (value === undefined || value === null) return outcome?.result.initialValue ? [] : null;
  return [value].flat().map(String);
}

export function SubscribeForm({ places, volume, defaults, outcome }: SubscribeFormProps) {
  const submitting = useSubmitting(INTENT.subscribeAlerts);
  const first = (name: string, fallback = "") => typed(outcome, name)?.[0] ?? fallback;
  const [jurisdiction, setJurisdiction] = useState(first("jurisdiction", defaults.jurisdiction));
  const further = typed(outcome, "jurisdictions") ?? ["FEDERAL"];
  const categories = typed(outcome, "categories") ?? [];
  const [choice, setChoice] = useState({ jurisdiction, city: first("city"), further, categories });
  const form = useRef<HTMLFormElement>(null);
  const read = () => form.current && setChoice(readChoice(new FormData(form.current)));
  // A change of the jurisdiction changes which fields there are: read once they are drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the jurisdiction
  useEffect(() => {
    read();
  }, [jurisdiction]);
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  return (
    <Form ref={form} method="post" onChange={read} className="grid gap-5">
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.subscribeAlerts} />
      {defaults.law ? (
        <Checkbox
          name="law"
          value={defaults.law.slug}
          defaultChecked={typed(outcome, "law")?.includes(defaults.law.slug) ?? true}
          label={`Watch ${defaults.law.title}`}
          help="You hear of every change of this law, whatever you choose below."
        />
      ) : null}
      <Field label="Email" required error={error("email")}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={first("email", defaults.email)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" optional error={error("firstName")}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={first("firstName", defaults.firstName)}
          />
        </Field>
        <Field label="Last name" optional error={error("lastName")}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            maxLength={100}
            defaultValue={first("lastName", defaults.lastName)}
          />
        </Field>
        <Field label="Company" optional error={error("company")} className="sm:col-span-2">
          <TextInput name="company" autoComplete="organization" maxLength={200} defaultValue={first("company")} />
        </Field>
        <AlertPlaceFields places={places} jurisdiction={jurisdiction} city={first("city")} onChange={setJurisdiction} />
      </div>
      <FurtherPlaces key={jurisdiction} places={places} chosen={further} except={jurisdiction} />
      <CategoryFields chosen={categories} error={error("categories")} />
      <CadenceFields cadence={first("cadence", "instant")} weekday={Number(first("weekday", "1"))} />
      <ZoneField zone={first("timeZone")} />
      <p role="status" className="rounded-small bg-action-soft px-3 py-2 text-sm text-ink">
        {volumeText(volume, choice)}
      </p>
      <div>
        <Button type="submit" variant="primary" aria-disabled={submitting || undefined}>
          {submitting ? "Subscribing..." : "Subscribe"}
        </Button>
        <p className="mt-3 text-sm text-ink-3">
          We send a mail to confirm first. Every mail has a link to stop. Alerts are research, not legal, tax or payroll
          advice.
        </p>
      </div>
    </Form>
  );
}

/** The browser's own time zone is proposed where it is one of the list, and one has chosen none. */
function ZoneField({ zone }: { zone: string }) {
  const [chosen, setChosen] = useState(zone);
  const [proposed, setProposed] = useState("America/New_York");
  const shown = chosen || proposed;
  const field = useTypedBefore<HTMLSelectElement>(shown, setChosen);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (ZONE_OPTIONS.some(({ value }) => value === own)) setProposed(own);
  }, []);
  return (
    <Field label="Time zone" className="max-w-60" help="For the hour of daily and weekly mails.">
      <Select
        ref={field}
        name="timeZone"
        options={ZONE_OPTIONS}
        value={shown}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </Field>
  );
}
