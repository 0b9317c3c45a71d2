import { useState } from "react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import type { CustomerRights } from "~/domain/admin";
import { ActForm, formState } from "../act-form";
import { ExpiryField } from "../expiry-field";
import { BULK } from "./intents";

const PRODUCTS = [
  { value: "main", label: "Main platform" },
  { value: "ats", label: "ATS" },
  { value: "hris", label: "HRIS" },
  { value: "benefits", label: "Benefits" },
];
type BulkFormProps = {
  ids: number[];
  search: string;
  filter: string;
  today: string;
  rights: CustomerRights;
  levels: Record<"main" | "other", SelectOption[]>;
  outcome: FormOutcome | null;
};

/** What is to happen to many customers; it leads to a preview first. */
export function BulkForm({ ids, search, filter, today, rights, levels, outcome }: BulkFormProps) {
  const acts = [
    ...(rights.grant
      ? [
          { value: "grant", label: "Grant" },
          { value: "revoke", label: "Revoke" },
        ]
      : []),
    ...(rights.notify ? [{ value: "notify", label: "Notify" }] : []),
  ];
  const [act, setAct] = useState(acts[0]?.value ?? "");
  const [product, setProduct] = useState("main");
  const { error } = formState(outcome, BULK.create);
  return (
    <ActForm intent={BULK.create} outcome={outcome} button="Preview" variant="primary">
      <input type="hidden" name="ids" value={ids.join(",")} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="filter" value={filter} />
      <RadioGroup legend="What to do" name="act" options={acts} value={act} onValueChange={setAct} shape="row" />
      {act === "notify" ? (
        <>
          <Field label="Subject" error={error("subject")}>
            <TextInput name="subject" maxLength={200} required />
          </Field>
          <Field label="Message" error={error("message")}>
            <TextArea name="message" rows={5} maxLength={10_000} required />
          </Field>
        </>
      ) : (
        <Field label="Product">
          <Select
            name="product"
            options={PRODUCTS}
            value={product}
            onChange={(event) => setProduct(event.target.value)}
          />
        </Field>
      )}
      {act === "grant" ? (
        <>
          <Field label="Level" error={error("accessLevel")}>
            <Select name="accessLevel" options={product === "main" ? levels.main : levels.other} />
          </Field>
          <ExpiryField name="expiry" today={today} error={error("expiry")} />
        </>
      ) : null}
    </ActForm>
  );
}
