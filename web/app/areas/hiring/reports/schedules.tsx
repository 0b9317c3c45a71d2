import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { Moment } from "~/app/ui/foundations/moment";
import type { Schedule } from "./report-types";

type SchedulesProps = {
  reports: { type: string; title: string }[];
  departments: string[];
  schedules: Schedule[];
  readers: { id: number; name: string; email: string }[];
  outcome: FormOutcome | null;
};

const CADENCES = [
  { value: "weekly", label: "Every Monday, the week before" },
  { value: "monthly", label: "On the first, the month before" },
];

/** Reports by mail: figures only, to people of the team who may read them here. */
export function Schedules({ reports, departments, schedules, readers, outcome }: SchedulesProps) {
  return (
    <Card as="section" padding="lg" title="By mail" level={3}>
      {schedules.length > 0 ? (
        <ul className="mb-5 text-sm">
          {schedules.map((schedule) => (
            <ScheduleLine key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      ) : (
        <p className="mb-5 text-sm text-ink-2">No report goes out by mail yet.</p>
      )}
      <Form method="post" className="grid gap-4 sm:grid-cols-3">
        <FormProblem outcome={outcome} />
        <OnceField />
        <Field label="Report">
          <Select name="type" options={reports.map(({ type, title }) => ({ value: type, label: title }))} />
        </Field>
        <Field label="How often">
          <Select name="cadence" options={CADENCES} />
        </Field>
        <Field label="Department">
          <Select
            name="department"
            placeholder="All departments"
            options={departments.map((name) => ({ value: name, label: name }))}
          />
        </Field>
        <Fieldset legend="Recipients" className="sm:col-span-3" error={errorOf(outcome)}>
          <div className="grid gap-2 sm:grid-cols-2">
            {readers.map(({ id, name, email }) => (
              <Checkbox key={id} name="recipientIds" value={String(id)} label={`${name} (${email})`} />
            ))}
          </div>
        </Fieldset>
        <div className="sm:col-span-3">
          <Button type="submit" name="intent" value="schedule">
            Send by Mail
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const errorOf = (outcome: FormOutcome | null): string | undefined => {
  const errors = (outcome?.result.error ?? {}) as Record<string, string[] | null>;
  return errors.recipientIds?.[0];
};

function ScheduleLine({ schedule }: { schedule: Schedule }) {
  const { id, title, cadence, department, recipients, nextRunAt, lastRunAt } = schedule;
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1 basis-60 break-words">
        <strong className="font-semibold">
          {title}
          {department ? `, ${department}` : ""}
        </strong>
        , {cadence}, to {recipients.join(", ") || "no one"}
        <span className="block text-xs text-ink-2">
          {nextRunAt ? (
            <>
              Next on <Moment at={nextRunAt} />
            </>
          ) : null}
          {lastRunAt ? (
            <>
              {" "}
              · last sent <Moment at={lastRunAt} />
            </>
          ) : null}
        </span>
      </span>
      <ActButton intent="unschedule" fields={{ id }} label={`Stop the mail of ${title}, ${cadence}`}>
        Stop
      </ActButton>
    </li>
  );
}
