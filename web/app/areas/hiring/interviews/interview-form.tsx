import { Form } from "@remix-run/react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { INTERVIEW_INTENT, TYPE_OPTIONS } from "./interview-intents";

export type InterviewValues = {
  title: string;
  type: string;
  date: string;
  time: string;
  timeZone: string;
  duration: number;
  location: string;
  meetingUrl: string;
  notes: string;
  version: number | null;
  roles: Record<number, string>;
};

type InterviewFormProps = {
  values: InterviewValues;
  people: { id: number; name: string }[];
  zones: SelectOption[];
  outcome: FormOutcome | null;
  submitLabel: string;
  backHref: string;
  /** Who is interviewed: chosen here, or fixed by the caller. */
  children?: React.ReactNode;
};

const ROLES = [
  { value: "interviewer", label: "Interviewer" },
  { value: "lead", label: "Lead" },
  { value: "observer", label: "Observer, no scorecard" },
];

/** When, where, by whom. Without a time the interview waits for one. */
export function InterviewForm(props: InterviewFormProps) {
  const { values, people, zones, outcome, submitLabel, backHref, children } = props;
  const loading = useSubmitting(INTERVIEW_INTENT.save);
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  const zoneOptions = zones.some(({ value }) => value === values.timeZone)
    ? zones
    : [...zones, { value: values.timeZone, label: values.timeZone }];
  return (
    <Form method="post" className="grid max-w-3xl gap-4">
      <input type="hidden" name="intent" value={INTERVIEW_INTENT.save} />
      {values.version === null ? <OnceField /> : <input type="hidden" name="version" value={values.version} />}
      <FormProblem outcome={outcome} />
      <Card as="section" title="What" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          {children}
          <Field label="Title" error={error("title")}>
            <TextInput name="title" maxLength={200} defaultValue={values.title} />
          </Field>
          <Field label="Type">
            <Select name="type" defaultValue={values.type} options={TYPE_OPTIONS} />
          </Field>
        </div>
      </Card>
      <Card as="section" title="When and where" level={3}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label="Date"
            optional
            name="date"
            defaultValue={values.date}
            error={error("date") ?? error("scheduledAt")}
          />
          <Field label="Time" optional error={error("time")}>
            <TextInput type="time" name="time" className="max-w-56" defaultValue={values.time} />
          </Field>
          <Field label="Time zone" error={error("timeZone")}>
            <Select name="timeZone" defaultValue={values.timeZone} options={zoneOptions} />
          </Field>
          <Field label="Minutes" error={error("duration")}>
            <TextInput
              type="number"
              name="duration"
              min={5}
              max={1440}
              defaultValue={values.duration}
              className="max-w-56"
            />
          </Field>
          <Field label="Place" optional error={error("location")}>
            <TextInput name="location" maxLength={500} defaultValue={values.location} />
          </Field>
          <Field label="Meeting link" optional error={error("meetingUrl")}>
            <TextInput type="url" name="meetingUrl" maxLength={500} defaultValue={values.meetingUrl} />
          </Field>
        </div>
        <Checkbox
          name="allowNoPlace"
          label="Invite without place and link: they follow later"
          className={error("location") || error("meetingUrl") ? "mt-2" : "hidden"}
        />
        <p className="mt-3 text-xs text-ink-3">
          Without date and time nobody is invited yet: you can offer times to the candidate.
        </p>
      </Card>
      <Card as="section" title="Interviewers" level={3}>
        <Fieldset legend="Who takes part" hideLegend error={error("interviewers")}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {people.map(({ id, name }) => (
              <li key={id}>
                <Field label={name}>
                  <Select
                    name={`role-${id}`}
                    defaultValue={values.roles[id] ?? ""}
                    placeholder="Not asked"
                    options={ROLES}
                  />
                </Field>
              </li>
            ))}
          </ul>
        </Fieldset>
      </Card>
      <Card as="section" title="Notes for the team" level={3}>
        <Field label="Notes" hideLabel>
          <TextArea name="notes" rows={3} maxLength={5000} defaultValue={values.notes} />
        </Field>
        <Checkbox name="allowClash" label="Schedule even if someone is busy" className="mt-2" />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={loading}>
          {submitLabel}
        </Button>
        <ButtonLink href={backHref}>Back</ButtonLink>
      </div>
    </Form>
  );
}
