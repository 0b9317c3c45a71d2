import { Form, useNavigate } from "@remix-run/react";
import { type FormOutcome, formStateOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { FormStateContext } from "~/app/ui/fields/form-state";
import { Select } from "~/app/ui/fields/select";
import type { ChangeResult } from "~/domain/people";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { JobFields } from "../employees/job-fields";
import { LawAcceptance } from "../employees/law-acceptance";
import type { ChangeView } from "./change.server";
import { ChangePreview } from "./change-preview";

type ChangeFormProps = ChangeView & {
  outcome: FormOutcome | null;
  preview: ChangeResult | null;
  /** What was typed before the preview, for a page that was made anew without a script. */
  typed: Record<string, string> | null;
};

/** A change of work or pay from a day on: shown first, with what the law says of it, then saved. */
export function ChangeForm({ person, day, values, choices, reasons, outcome, preview, typed }: ChangeFormProps) {
  const navigate = useNavigate();
  // The fields show what holds on the day of the change; what was typed stays where that is the same.
  const show = (from: string) => {
    if (from >= "1900-01-01" && from < "2200-01-01")
      navigate(`?from=${from}`, { replace: true, preventScrollReset: true });
  };
  const previewing = useSubmitting(INTENT.preview);
  const saving = useSubmitting(INTENT.change);
  const state = typed ? { errors: acceptedBy(preview), typed } : formStateOf(outcome);
  return (
    <Form method="post" preventScrollReset className="grid max-w-3xl gap-4">
      <input type="hidden" name="shownOn" value={day} />
      <FormProblem outcome={outcome} />
      <FormStateContext.Provider value={state}>
        <Card as="section" title="When and why" level={3}>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label="From"
              name="effectiveOn"
              required
              defaultValue={day}
              onChange={(event) => show(event.target.value)}
              help="Past, today or to come. The fields below show what holds on that day."
            />
            <Field label="Reason">
              <Select name="reason" options={reasons} />
            </Field>
          </div>
        </Card>
        <Card as="section" title="What holds from then on" level={3}>
          <div className="grid gap-4">
            <JobFields key={JSON.stringify(values)} values={values} choices={choices} />
            <LawAcceptance noteLabel="Note for the history" />
          </div>
        </Card>
      </FormStateContext.Provider>
      {preview ? <ChangePreview result={preview} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="intent" value={INTENT.change} loading={saving}>
          Save Change
        </Button>
        <Button type="submit" name="intent" value={INTENT.preview} loading={previewing}>
          Preview
        </Button>
        <ButtonLink href={`/hris/employees/${person.id}`}>Back</ButtonLink>
      </div>
    </Form>
  );
}

/** A preview that the law disagrees with offers its acceptance as the refusal would. */
const acceptedBy = (preview: ChangeResult | null) => {
  const findings = preview?.findings ?? [];
  if (findings.length === 0) return {};
  return { pay: [findings.map(({ message }) => message).join(" ")], acceptFindings: ["Accept it to keep this pay."] };
};
