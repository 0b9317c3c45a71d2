import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { AmountField } from "./amount-field";
import type { FieldValues, PayFormProps } from "./form-types";
import { OF_HOURLY } from "./pay-options";
import { W4Fields } from "./w4-fields";

const YEAR_TO_DATE = [
  ["ytdSocialSecurity", "ytd.socialSecurityWages", "Social Security wages"],
  ["ytdMedicare", "ytd.medicareWages", "Medicare wages"],
  ["ytdFuta", "ytd.futaWages", "Federal unemployment wages"],
  ["ytdState", "ytd.stateWages", "State wages"],
  ["ytdSupplemental", "ytd.supplementalWages", "Supplemental wages"],
] as const;

const OWN_RATES = [
  ["stateTaxRate", "State rate"],
  ["countyTaxRate", "County rate"],
  ["cityTaxRate", "City rate"],
  ["localTaxRate", "Local rate"],
  ["municipalTaxRate", "Municipal rate"],
] as const;

type MoreFieldsProps = FieldValues & Pick<PayFormProps, "states">;

/** What the two methods can also be told. All of it may stay empty. */
export function MoreFields({ states, ...shared }: MoreFieldsProps) {
  const { problems } = shared;
  return (
    <Card as="section" title="More for an exact result">
      <W4Fields {...shared} />
      <HoursFields {...shared} />
      <WorkPlaceFields {...shared} states={states} />
      <Disclosure summary="Bonus, and pay so far this year" open={"ytd" in problems || "supplementalWages" in problems}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <AmountField {...shared} name="supplementalWages" label="Bonus in this paycheck" prefix="$" />
          {YEAR_TO_DATE.map(([name, problem, label]) => (
            <AmountField {...shared} key={name} name={name} problem={problem} label={`${label} so far`} prefix="$" />
          ))}
        </div>
      </Disclosure>
      <Disclosure summary="Own tax rates" open={"rates" in problems}>
        <p className="mb-3 text-sm text-ink-3">They take the place of the looked-up rates in the quick estimate.</p>
        <div className="grid grid-cols-2 items-start gap-4">
          {OWN_RATES.map(([name, label]) => (
            <AmountField {...shared} key={name} name={name} problem={`rates.${name}`} label={label} suffix="%" />
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}

function HoursFields({ values, problems }: FieldValues) {
  return (
    <Disclosure summary="Overtime of hourly pay" open={"dailyHours" in problems} className={OF_HOURLY}>
      <div className="grid gap-3">
        <Checkbox
          name="overtime"
          value="1"
          defaultChecked={"overtime" in values}
          label="Pay hours over 40 a week at one and a half times the rate"
        />
        <Field
          label="Hours of each day"
          error={problems.dailyHours}
          help="Seven numbers, such as 10 8 8 8 8 0 0. Daily overtime counts where the state has it."
        >
          <TextInput name="dailyHours" defaultValue={values.dailyHours ?? ""} />
        </Field>
      </div>
    </Disclosure>
  );
}

function WorkPlaceFields({ values, problems, states }: MoreFieldsProps) {
  const names = states.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Disclosure summary="Work in another place" open={"workState" in problems}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="State of work" error={problems.workState}>
          <Select name="workState" placeholder="Where I live" defaultValue={values.workState ?? ""} options={names} />
        </Field>
        <Field label="City of work">
          <TextInput name="workCity" defaultValue={values.workCity ?? ""} maxLength={100} />
        </Field>
        <Field label="County of work">
          <TextInput name="workCounty" defaultValue={values.workCounty ?? ""} maxLength={100} />
        </Field>
      </div>
    </Disclosure>
  );
}
