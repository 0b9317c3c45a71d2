import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { useRecalculation } from "../use-recalculation";
import { AmountField } from "./amount-field";
import { AmountWithMode } from "./amount-with-mode";
import { CustomItems } from "./custom-items";
import type { FieldValues, PayFormProps } from "./form-types";
import { MoreFields } from "./more-fields";
import { OF_HOURLY, OF_SALARY, PAY_TYPES, PERIODS, STATUSES } from "./pay-options";
import { PlaceCard } from "./place-card";
import { ScenarioFields } from "./scenario-fields";

type Props = PayFormProps & { scenarioProblem: string | null; onCalculate: () => void };

/** The inputs of a paycheck. They are the URL of the page; after the first result each change calculates anew. */
export function PayForm({ items, states, years, choices, placeNote, scenarioProblem, onCalculate, ...shared }: Props) {
  const { values, problems } = shared;
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const calculated = "payType" in values;
  const recalculate = useRecalculation(form, calculated);
  return (
    <Form
      ref={form}
      method="get"
      onChange={recalculate}
      onSubmit={onCalculate}
      className="group/pay grid gap-4 print:hidden"
      preventScrollReset
    >
      {values.view ? <input type="hidden" name="view" value={values.view} /> : null}
      <PayInformation {...shared} years={years} />
      <Card as="section" title="Tax Information">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Filing status">
            <Select name="filingStatus" defaultValue={values.filingStatus ?? "single"} options={STATUSES} />
          </Field>
          <Field label="Allowances" error={problems.allowances} help="Not used by the quick estimate">
            <TextInput name="allowances" inputMode="numeric" defaultValue={values.allowances ?? "0"} />
          </Field>
        </div>
        <PlaceCard {...shared} states={states} choices={choices} placeNote={placeNote} onPlaced={recalculate} />
      </Card>
      <Card as="section" title="Benefits & Deductions">
        <div className="grid gap-4">
          <AmountWithMode name="retirement401k" label="401(k)" values={values} error={problems.retirement401k} />
          <AmountWithMode name="rothIRA" label="Roth IRA" values={values} error={problems.rothIRA} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <AmountField {...shared} name="healthInsurance" label="Health insurance per period" prefix="$" />
            <AmountField
              {...shared}
              name="section125"
              label="Section 125 per period"
              prefix="$"
              help="Cafeteria plan, before tax"
            />
          </div>
        </div>
      </Card>
      <CustomItems items={items} error={problems.customItems} onRemoved={recalculate} />
      <MoreFields {...shared} states={states} />
      <ScenarioFields {...shared} states={states} problem={scenarioProblem} />
      <Button type="submit" variant="primary" size="lg" loading={busy && !calculated}>
        Calculate Pay
      </Button>
    </Form>
  );
}

function PayInformation({ years, ...shared }: FieldValues & Pick<PayFormProps, "years">) {
  const { values } = shared;
  return (
    <Card as="section" title="Pay Information">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Pay type">
          <Select name="payType" defaultValue={values.payType ?? "salary"} options={PAY_TYPES} />
        </Field>
        <Field label="Pay period">
          <Select name="payPeriod" defaultValue={values.payPeriod ?? "biweekly"} options={PERIODS} />
        </Field>
        <AmountField {...shared} name="annualSalary" label="Annual salary" prefix="$" className={OF_SALARY} />
        <AmountField {...shared} name="hourlyRate" label="Hourly rate" prefix="$" className={OF_HOURLY} />
        <Field label="Hours per week" error={shared.problems.hoursPerWeek} className={OF_HOURLY}>
          <TextInput name="hoursPerWeek" inputMode="decimal" defaultValue={values.hoursPerWeek ?? "40"} />
        </Field>
        <AmountField
          {...shared}
          name="grossPay"
          label="Gross pay per period"
          prefix="$"
          help="Instead of salary or rate"
        />
        <Field label="Tax year">
          <Select
            name="taxYear"
            defaultValue={values.taxYear ?? "2026"}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
          />
        </Field>
      </div>
    </Card>
  );
}
