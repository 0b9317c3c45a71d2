import type { ComponentProps } from "react";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { hoursField } from "./leave-text";
import { METHOD_LABELS, type ShownPolicy } from "./policy-text";

type Short = { label: string; name: string; value: string; help?: string };

const Short = ({ label, name, value, help }: Short) => (
  <Field label={label} help={help} optional>
    <TextInput name={name} defaultValue={value} inputMode="decimal" className="max-w-32" />
  </Field>
);

const METHODS = Object.entries(METHOD_LABELS).map(([value, label]) => ({ value, label }));
const BASES = [
  { value: "calendar", label: "January 1" },
  { value: "anniversary", label: "The day of hire" },
];
const STEPS = [0, 1, 2];

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);
const Grid = ({ children }: Pick<ComponentProps<"div">, "children">) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
);

/** How a policy makes leave. */
export function PolicyGivesFields({ policy }: { policy: ShownPolicy | null }) {
  const steps = policy?.tenureSteps ?? [];
  return (
    <Card as="section" title="How leave is earned">
      <Grid>
        <Field label="Earned" required>
          <Select name="method" options={METHODS} defaultValue={policy?.method} />
        </Field>
        <Field label="A year begins on" required>
          <Select name="yearBasis" options={BASES} defaultValue={policy?.yearBasis} />
        </Field>
        <Short
          label="Hours a year"
          name="grantMinutes"
          value={hoursField(policy?.grantMinutes ?? null)}
          help="In front, by month and by week."
        />
        <Short
          label="Hours of work for one of leave"
          name="workedPerMinute"
          value={numberText(policy?.workedPerMinute)}
          help="By the hour worked: 30, for instance."
        />
        <Short
          label="Most earned in a year, hours"
          name="yearCapMinutes"
          value={hoursField(policy?.yearCapMinutes ?? null)}
          help="By the hour worked."
        />
        <Short
          label="Balance stops at, hours"
          name="balanceCapMinutes"
          value={hoursField(policy?.balanceCapMinutes ?? null)}
        />
        <Short
          label="Carried into the next year, hours"
          name="carryOverMinutes"
          value={hoursField(policy?.carryOverMinutes ?? null)}
          help="Left open: everything. 0: nothing."
        />
        <Short
          label="Lost after, months"
          name="carryOverMonths"
          value={numberText(policy?.carryOverMonths)}
          help="Of what was carried over. Left open: never."
        />
      </Grid>
      <Checkbox
        name="isProrated"
        label="In part for who comes during a year or a month"
        defaultChecked={policy?.isProrated ?? true}
        className="mt-3"
      />
      <Checkbox
        name="scalesWithHours"
        label="By scheduled hours, of 40 a week"
        defaultChecked={policy?.scalesWithHours ?? false}
      />
      <Disclosure summary="More with the years" open={steps.length > 0} className="mt-2">
        {STEPS.map((index) => (
          <div key={index} className="mb-3 grid grid-cols-2 gap-4">
            <Short
              label={`Step ${index + 1}: after years`}
              name={`stepYears${index}`}
              value={steps[index] ? String(steps[index].afterMonths / 12) : ""}
            />
            <Short
              label={`Step ${index + 1}: hours a year`}
              name={`stepHours${index}`}
              value={hoursField(steps[index]?.grantMinutes ?? null)}
            />
          </div>
        ))}
      </Disclosure>
    </Card>
  );
}

/** How leave of a policy is asked for and used. */
export function PolicyUseFields({ policy }: { policy: ShownPolicy | null }) {
  const closed = policy?.blackouts[0];
  return (
    <Card as="section" title="How leave is used">
      <Grid>
        <Short
          label="Waiting time, days"
          name="waitingDays"
          value={numberText(policy?.waitingDays)}
          help="From the first day of work to the first use."
        />
        <Short
          label="Asked for ahead, days"
          name="advanceRequestDays"
          value={numberText(policy?.advanceRequestDays)}
          help="Not for leave that the law protects."
        />
        <Short
          label="May go below nothing by, hours"
          name="mostNegativeMinutes"
          value={hoursField(policy?.mostNegativeMinutes ?? null)}
        />
        <Short
          label="Two approvals above, hours"
          name="secondApprovalMinutes"
          value={hoursField(policy?.secondApprovalMinutes ?? null)}
        />
      </Grid>
      <Checkbox
        name="requiresApproval"
        label="Needs approval"
        defaultChecked={policy?.requiresApproval ?? true}
        className="mt-3"
      />
      <Disclosure summary="A closed period" open={closed !== undefined} className="mt-2">
        <div className="grid gap-4 sm:grid-cols-3">
          <DateField label="Closed from" name="closedFrom" optional defaultValue={closed?.from} />
          <DateField label="Closed to" name="closedTo" optional defaultValue={closed?.to} />
          <Field label="Why" optional>
            <TextInput name="closedReason" maxLength={120} defaultValue={closed?.reason} />
          </Field>
        </div>
      </Disclosure>
    </Card>
  );
}
