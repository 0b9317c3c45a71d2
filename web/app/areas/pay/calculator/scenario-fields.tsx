import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { AmountField } from "./amount-field";
import { AmountWithMode } from "./amount-with-mode";
import type { FieldValues, PayFormProps } from "./form-types";
import { OF_HOURLY, OF_SALARY, STATUSES } from "./pay-options";

type ScenarioFieldsProps = FieldValues & Pick<PayFormProps, "states"> & { problem: string | null };

/** Questions around the paycheck: a second scenario, and the gross pay behind a wanted net pay. */
export function ScenarioFields({ values, problems, states, problem }: ScenarioFieldsProps) {
  const shared = { values, problems: {} };
  const compares = Object.entries(values).some(
    ([name, value]) => name.startsWith("second_") && !name.endsWith("Mode") && value !== "",
  );
  const mode = { ...values, second_retirement401kMode: values.second_retirement401kMode ?? "percent" };
  return (
    <Card as="section" title="What if">
      <Disclosure summary="Compare with a second scenario" open={compares}>
        <p className="mb-3 text-sm text-ink-3">Fill in only what changes: a raise, another state, another 401(k).</p>
        {problem ? (
          <p role="alert" className="mb-3 text-sm text-critical">
            {problem}
          </p>
        ) : null}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <AmountField
            {...shared}
            name="second_annualSalary"
            label="Second annual salary"
            prefix="$"
            className={OF_SALARY}
          />
          <AmountField
            {...shared}
            name="second_hourlyRate"
            label="Second hourly rate"
            prefix="$"
            className={OF_HOURLY}
          />
          <Field label="Second state">
            <Select
              name="second_state"
              placeholder="The same"
              defaultValue={values.second_state ?? ""}
              options={states.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Field>
          <Field label="Second city">
            <TextInput name="second_city" defaultValue={values.second_city ?? ""} maxLength={100} />
          </Field>
          <Field label="Second filing status">
            <Select
              name="second_filingStatus"
              placeholder="The same"
              defaultValue={values.second_filingStatus ?? ""}
              options={STATUSES}
            />
          </Field>
          <div className="sm:col-span-2">
            <AmountWithMode name="second_retirement401k" label="Second 401(k)" values={mode} initial="" />
          </div>
        </div>
      </Disclosure>
      <Disclosure summary="Gross pay behind a net pay" open={Boolean(values.wantedNet) || "wantedNet" in problems}>
        <AmountField
          {...shared}
          problems={problems}
          name="wantedNet"
          label="Net pay wanted each pay period"
          prefix="$"
          help="Worked out by precise withholding with the inputs above"
        />
      </Disclosure>
    </Card>
  );
}
