import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { OFFER_INTENT } from "./offer-intents";

export type OfferValues = {
  title: string;
  department: string;
  location: string;
  employmentType: string;
  startDate: string;
  responseDeadline: string;
  salaryAmount: string;
  salaryType: string;
  bonusAmount: string;
  signOnAmount: string;
  equityAmount: string;
  vesting: number[];
  attachCompensation: boolean;
  benefits: string;
  terms: string;
  notes: string;
  letterTemplateId: string;
  version: number | null;
};

type OfferFormProps = {
  values: OfferValues;
  letters: { id: number; name: string }[];
  /** The pay that the job was posted with. */
  rangeText: string | null;
  outcome: FormOutcome | null;
  backHref: string;
  applicationId?: number;
};

const EMPLOYMENT = ["full-time", "part-time", "contract", "internship", "temporary"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1).replace("-", " "),
}));
const PER = [
  { value: "annually", label: "a year" },
  { value: "monthly", label: "a month" },
  { value: "weekly", label: "a week" },
  { value: "hourly", label: "an hour" },
];

/** The terms of an offer; its law check and its letter follow from them. */
export function OfferForm({ values, letters, rangeText, outcome, backHref, applicationId }: OfferFormProps) {
  const loading = useSubmitting(OFFER_INTENT.save);
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  const money = (name: "salaryAmount" | "bonusAmount" | "signOnAmount" | "equityAmount") => (
    <TextInput name={name} prefix="$" inputMode="decimal" maxLength={15} defaultValue={values[name]} />
  );
  return (
    <Form method="post" className="grid max-w-3xl gap-4">
      <input type="hidden" name="intent" value={OFFER_INTENT.save} />
      {applicationId ? <input type="hidden" name="applicationId" value={applicationId} /> : null}
      {values.version === null ? <OnceField /> : <input type="hidden" name="version" value={values.version} />}
      <FormProblem outcome={outcome} />
      <Card as="section" title="Position" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Title" required error={error("title")}>
            <TextInput name="title" maxLength={200} defaultValue={values.title} />
          </Field>
          <Field label="Department" optional error={error("department")}>
            <TextInput name="department" maxLength={100} defaultValue={values.department} />
          </Field>
          <Field label="Place of work" help="City and state: the law check looks there." error={error("location")}>
            <TextInput name="location" maxLength={200} defaultValue={values.location} />
          </Field>
          <Field label="Employment type" error={error("employmentType")}>
            <Select
              name="employmentType"
              placeholder="Choose a type"
              defaultValue={values.employmentType}
              options={EMPLOYMENT}
            />
          </Field>
          <DateField label="First day" name="startDate" defaultValue={values.startDate} error={error("startDate")} />
          <DateField
            label="Answer by"
            name="responseDeadline"
            defaultValue={values.responseDeadline}
            error={error("responseDeadline")}
          />
        </div>
      </Card>
      <Card as="section" title="Pay" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Pay"
            required
            help={rangeText ? `The job: ${rangeText}` : undefined}
            error={error("salaryAmount")}
          >
            {money("salaryAmount")}
          </Field>
          <Field label="For">
            <Select name="salaryType" defaultValue={values.salaryType} options={PER} />
          </Field>
          <Field label="Bonus per year" optional error={error("bonusAmount")}>
            {money("bonusAmount")}
          </Field>
          <Field label="Sign-on bonus" optional error={error("signOnAmount")}>
            {money("signOnAmount")}
          </Field>
          <Field label="Equity, value at grant" optional error={error("equityAmount")}>
            {money("equityAmount")}
          </Field>
          <div className="grid grid-cols-4 gap-2">
            {values.vesting.map((percent, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the four years have no other name
              <Field key={index} label={`Year ${index + 1}, %`} error={index === 0 ? error("vesting") : undefined}>
                <TextInput name={`vesting${index + 1}`} type="number" min={0} max={100} defaultValue={percent} />
              </Field>
            ))}
          </div>
        </div>
        <Checkbox
          name="attachCompensation"
          className="mt-3"
          label="Show the total compensation of four years in the letter"
          defaultChecked={values.attachCompensation}
        />
      </Card>
      <Card as="section" title="Letter" level={3}>
        <div className="grid gap-4">
          <Field label="Letter" error={error("letterTemplateId")}>
            <Select
              name="letterTemplateId"
              placeholder="Standard letter"
              defaultValue={values.letterTemplateId}
              options={letters.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
          <Field label="Benefits" optional help="One per line" error={error("benefits")}>
            <TextArea name="benefits" rows={4} defaultValue={values.benefits} />
          </Field>
          <Field label="Further terms" optional error={error("terms")}>
            <TextArea name="terms" rows={4} maxLength={20_000} defaultValue={values.terms} />
          </Field>
          <Field label="Notes for the team" optional error={error("notes")}>
            <TextArea name="notes" rows={2} maxLength={5000} defaultValue={values.notes} />
          </Field>
        </div>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={loading}>
          Save Offer
        </Button>
        <ButtonLink href={backHref}>Back</ButtonLink>
      </div>
    </Form>
  );
}
