import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/app/ui/button";
import { Checkbox } from "~/app/ui/checkbox";
import { Field } from "~/app/ui/field";
import { Fieldset } from "~/app/ui/fieldset";
import { TextInput } from "~/app/ui/text-input";
import type { FilterChoice, ResultFilters } from "./result-filters";

type FilterPanelProps = { groups: FilterChoice[]; risks: FilterChoice[]; filters: ResultFilters };

const OWN = ["hide", "hideRisk", "inForce", "employees"];

/**
 * Filters of the results. A box names what is shown and the URL what is hidden, so the form is turned round when it is
 * sent; without JavaScript the links beside the boxes do the same.
 */
export function FilterPanel({ groups, risks, filters }: FilterPanelProps) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    // A change must not be prevented: React hears it as the click that ticks the box.
    if (event.type === "submit") event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = new URLSearchParams([...params].filter(([name]) => !OWN.includes(name)));
    for (const { value } of groups) if (!form.getAll("show").includes(value)) next.append("hide", value);
    for (const { value } of risks) if (!form.getAll("showRisk").includes(value)) next.append("hideRisk", value);
    if (form.has("inForce")) next.set("inForce", "1");
    const employees = String(form.get("employees") ?? "").trim();
    if (employees) next.set("employees", employees);
    submit(next, { method: "get", action: "/dashboard", replace: true, preventScrollReset: true });
  };
  return (
    <Form method="get" onChange={apply} onSubmit={apply} aria-label="Filters" className="grid gap-5">
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
      <Field label="Your employees">
        <TextInput
          name="employees"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={6}
          defaultValue={filters.employees ?? ""}
        />
      </Field>
      <Button type="submit" size="sm">
        Apply
      </Button>
    </Form>
  );
}
