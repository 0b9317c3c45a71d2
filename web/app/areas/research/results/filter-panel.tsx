import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { TextInput } from "~/app/ui/fields/text-input";
import { besideFilters, type FilterChoice, filterAddress, type ResultFilters } from "./result-filters";

type FilterPanelProps = { groups: FilterChoice[]; risks: FilterChoice[]; filters: ResultFilters; headCount: HeadCount };
export type HeadCount = { given: number | null; said: number | null };

/**
 * Filters of the results. A box names what is shown and the URL what is hidden, so the form is turned round when it is
 * sent; without JavaScript the server does it.
 */
export function FilterPanel({ groups, risks, filters, headCount }: FilterPanelProps) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    // A number counts once it is whole: on Enter, on Apply, or when its field is left.
    if (event.type === "change" && event.target instanceof HTMLInputElement && event.target.name === "employees")
      return;
    // A change must not be prevented: React hears it as the click that ticks the box.
    if (event.type === "submit") event.preventDefault();
    const form = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) form.append(name, String(value));
    submit(filterAddress(form), { method: "get", action: "/dashboard", replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action="/dashboard"
      onChange={apply}
      onSubmit={apply}
      aria-label="Filters"
      className="grid gap-5"
    >
      {besideFilters(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Offered name="offer" choices={groups} />
      <Offered name="offerRisk" choices={risks} />
      {groups.length > 0 ? (
        <Fieldset legend="Category" look="caps">
          {groups.map(({ value, count, shown }) => (
            <Checkbox key={value} name="show" value={value} label={value} count={count} defaultChecked={shown} />
          ))}
        </Fieldset>
      ) : null}
      {risks.length > 0 ? (
        <Fieldset legend="Risk level" look="caps">
          {risks.map(({ value, count, shown }) => (
            <Checkbox key={value} name="showRisk" value={value} label={value} count={count} defaultChecked={shown} />
          ))}
        </Fieldset>
      ) : null}
      <Fieldset legend="Status" look="caps">
        <Checkbox name="inForce" label="In force only" defaultChecked={filters.inForceOnly} />
      </Fieldset>
      <Field label="Your employees" help={helpOf(headCount)}>
        <TextInput
          name="employees"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={6}
          defaultValue={headCount.given ?? ""}
          onBlur={({ currentTarget: field, relatedTarget }) => {
            const leavesBySubmit = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
            if (field.value !== String(headCount.given ?? "") && !leavesBySubmit) field.form?.requestSubmit();
          }}
        />
      </Field>
      <Button type="submit" size="sm">
        Apply
      </Button>
    </Form>
  );
}

const helpOf = ({ given, said }: HeadCount): string =>
  given === null && said !== null
    ? `Your question says ${said}. Answer, laws and risk follow it.`
    : "Answer, laws and risk follow it.";

/** An unticked box sends nothing: what could have been ticked is sent beside it. */
function Offered({ name, choices }: { name: string; choices: FilterChoice[] }) {
  return (
    <>
      {choices.map(({ value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
