import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/app/ui/button";
import { Card } from "~/app/ui/card";
import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextInput } from "~/app/ui/text-input";
import { AmountWithMode } from "./amount-with-mode";
import { type CustomItem, CustomItems } from "./custom-items";
import { PlaceCard } from "./place-card";

export type PayFormProps = {
  values: Record<string, string>;
  items: CustomItem[];
  problems: Record<string, string>;
  states: { code: string; name: string }[];
  years: readonly number[];
};

const PERIODS = [
  ["weekly", "Weekly"],
  ["biweekly", "Every two weeks"],
  ["semi-monthly", "Twice a month"],
  ["monthly", "Monthly"],
  ["annually", "Annually"],
] as const;

const STATUSES = [
  ["single", "Single"],
  ["married_jointly", "Married filing jointly"],
  ["married_separately", "Married filing separately"],
  ["head", "Head of household"],
  ["qualifying_widow", "Qualifying surviving spouse"],
] as const;

const options = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, label]) => ({ value, label }));
const PAUSE_MS = 350;

/** The inputs of a paycheck. They are the URL of the page; after the first result each change calculates anew. */
export function PayForm({ values, items, problems, states, years }: PayFormProps) {
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const calculated = "payType" in values;
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (event: FormEvent<HTMLFormElement>) => {
    if (!calculated) return;
    const target = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(target, { replace: true, preventScrollReset: true }), PAUSE_MS);
  };

  return (
    <Form ref={form} method="get" onChange={later} className="grid gap-4" preventScrollReset>
      <Card as="section" title="Pay Information">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Pay type">
            <Select
              name="payType"
              defaultValue={values.payType ?? "salary"}
              options={options([
                ["salary", "Salary"],
                ["hourly", "Hourly"],
              ])}
            />
          </Field>
          <Field label="Pay period">
            <Select name="payPeriod" defaultValue={values.payPeriod ?? "biweekly"} options={options(PERIODS)} />
          </Field>
          <Money
            name="annualSalary"
            label="Annual salary"
            values={values}
            problems={problems}
            help="For salaried pay"
          />
          <Money name="hourlyRate" label="Hourly rate" values={values} problems={problems} help="For hourly pay" />
          <Field label="Hours per week" error={problems.hoursPerWeek}>
            <TextInput name="hoursPerWeek" inputMode="decimal" defaultValue={values.hoursPerWeek ?? "40"} />
          </Field>
          <Field label="Tax year">
            <Select
              name="taxYear"
              defaultValue={values.taxYear ?? "2026"}
              options={years.map((year) => ({ value: String(year), label: String(year) }))}
            />
          </Field>
        </div>
      </Card>
      <Card as="section" title="Tax Information">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Filing status">
            <Select name="filingStatus" defaultValue={values.filingStatus ?? "single"} options={options(STATUSES)} />
          </Field>
          <Field label="Allowances" error={problems.allowances} help="Collected, not used by the quick estimate">
            <TextInput name="allowances" inputMode="numeric" defaultValue={values.allowances ?? "0"} />
          </Field>
        </div>
        <PlaceCard values={values} problems={problems} states={states} />
      </Card>
      <Card as="section" title="Benefits & Deductions">
        <div className="grid gap-4">
          <AmountWithMode name="retirement401k" label="401(k)" values={values} error={problems.retirement401k} />
          <AmountWithMode name="rothIRA" label="Roth IRA" values={values} error={problems.rothIRA} />
          <Money name="healthInsurance" label="Health insurance per period" values={values} problems={problems} />
        </div>
      </Card>
      <CustomItems items={items} error={problems.customItems} />
      <Button type="submit" variant="primary" size="lg" loading={busy && !calculated}>
        Calculate Pay
      </Button>
    </Form>
  );
}

type MoneyProps = {
  name: string;
  label: string;
  help?: string;
  values: Record<string, string>;
  problems: Record<string, string>;
};

function Money({ name, label, help, values, problems }: MoneyProps) {
  return (
    <Field label={label} error={problems[name]} help={help}>
      <TextInput name={name} prefix="$" inputMode="decimal" defaultValue={values[name] ?? ""} />
    </Field>
  );
}
