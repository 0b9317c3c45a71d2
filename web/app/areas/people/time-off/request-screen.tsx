import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { EmptyState } from "~/app/ui/status/empty-state";
import { TIME_OFF_INTENT } from "./time-off-intents";

export type RequestScreenProps = {
  options: SelectOption[];
  hasRecord: boolean;
  colleagues: SelectOption[];
  start: string;
};

/** The form by which leave is asked for: days, or a part of the first and the last. */
export function RequestScreen({ options, hasRecord, colleagues, start }: RequestScreenProps) {
  if (options.length === 0)
    return (
      <Card>
        <EmptyState title="No leave to ask for yet">Your company has no policy of leave that covers you.</EmptyState>
      </Card>
    );
  return (
    <Card as="section" title="Ask for leave" className="max-w-2xl">
      <ActionForm className="grid gap-4">
        <input type="hidden" name="intent" value={TIME_OFF_INTENT.request} />
        {colleagues.length > 0 ? (
          <Field label="For whom" optional={hasRecord} help={hasRecord ? "Left open: yourself." : undefined}>
            <Select name="employeeId" options={colleagues} placeholder={hasRecord ? "Myself" : "Choose a person"} />
          </Field>
        ) : null}
        <Field label="Leave" required>
          <Select name="policyId" options={options} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="First day" name="startDate" defaultValue={start} required />
          <DateField label="Last day" name="endDate" optional help="Left open: one day." />
          <Field label="Hours on the first day" optional help="Left open: the whole day. 4 or 3:30.">
            <TextInput name="firstDayMinutes" inputMode="decimal" className="max-w-32" />
          </Field>
          <Field label="Hours on the last day" optional>
            <TextInput name="lastDayMinutes" inputMode="decimal" className="max-w-32" />
          </Field>
        </div>
        <Checkbox
          name="isProtected"
          label="For sickness, care or another need that the law protects"
          help="You need not say what it is. Days off and company holidays take no leave."
        />
        <Field label="Note" optional help="Read by whoever decides.">
          <TextArea name="reason" rows={3} maxLength={500} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            Ask for leave
          </Button>
          <Button type="submit" name="look" value="yes">
            Show what it takes
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
