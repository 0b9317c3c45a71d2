import { Form } from "@remix-run/react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { EmptyState } from "~/app/ui/status/empty-state";
import { BalanceCard, type ShownBalance } from "./balance-card";
import { TIME_OFF_INTENT } from "./time-off-intents";

export type BalancesScreenProps = {
  asOf: string;
  balances: ShownBalance[] | null;
  employeeId: number | null;
  name: string | null;
  choices: SelectOption[];
  mayAdjust: boolean;
};

/** Balances of a day, past or to come, and what makes them. */
export function BalancesScreen({ asOf, balances, employeeId, name, choices, mayAdjust }: BalancesScreenProps) {
  return (
    <div className="grid gap-5">
      <Form className="flex flex-wrap items-end gap-3">
        {choices.length > 0 ? (
          <Field label="Person" className="w-64">
            <Select name="employeeId" options={choices} defaultValue={employeeId ?? ""} placeholder="Choose a person" />
          </Field>
        ) : employeeId ? (
          <input type="hidden" name="employeeId" value={employeeId} />
        ) : null}
        <DateField label="On the day" name="asOf" defaultValue={asOf} help="Past or to come." />
        <Button type="submit">Show</Button>
      </Form>
      {name ? (
        <h2 className="text-lg font-semibold text-ink">
          {name}, {longDate(asOf)}
        </h2>
      ) : null}
      {balances === null ? (
        <Card>
          <EmptyState title="Choose a person">You have no employee record of your own here.</EmptyState>
        </Card>
      ) : balances.length === 0 ? (
        <Card>
          <EmptyState title="No balances">No policy of leave covers this person.</EmptyState>
        </Card>
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          {balances.map((balance) => (
            <BalanceCard key={balance.code} balance={balance} />
          ))}
        </div>
      )}
      {mayAdjust && employeeId && balances && balances.length > 0 ? (
        <Card as="section" padding="md">
          <Disclosure summary="Write in the ledger">
            <Adjust employeeId={employeeId} balances={balances} asOf={asOf} />
          </Disclosure>
        </Card>
      ) : null}
    </div>
  );
}

const KINDS = [
  { value: "adjust", label: "Adjust" },
  { value: "payout", label: "Paid out" },
  { value: "expire", label: "Lost" },
];

function Adjust({ employeeId, balances, asOf }: { employeeId: number; balances: ShownBalance[]; asOf: string }) {
  return (
    <ActionForm className="grid gap-3 sm:grid-cols-2">
      <input type="hidden" name="intent" value={TIME_OFF_INTENT.adjust} />
      <input type="hidden" name="employeeId" value={employeeId} />
      <Field label="Leave" required>
        <Select
          name="policyId"
          options={balances.map(({ policyId, name }) => ({ value: String(policyId), label: name }))}
        />
      </Field>
      <Field label="What" required>
        <Select name="kind" options={KINDS} />
      </Field>
      <Field label="Hours" required help="-8 takes a day away.">
        <TextInput name="minutes" className="max-w-32" />
      </Field>
      <DateField label="On the day" name="effectiveOn" defaultValue={asOf} required />
      <Field label="Reason" required className="sm:col-span-2">
        <TextInput name="note" maxLength={300} />
      </Field>
      <div>
        <Button type="submit">Write</Button>
      </div>
    </ActionForm>
  );
}
