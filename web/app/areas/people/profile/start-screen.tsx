import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Banner } from "~/app/ui/status/banner";
import { EMPLOYEE_INTENT as INTENT } from "../employees/employee-intents";
import { JobFields } from "../employees/job-fields";
import { LawAcceptance } from "../employees/law-acceptance";
import type { StartView } from "./start.server";

/** A first day: of a draft, of who comes back, or one that is to come and changes. */
export function StartScreen(view: StartView) {
  const { person, allowedActions, choices } = view;
  if (choices) return <Begin {...view} choices={choices} />;
  if (allowedActions.includes("first_day")) return <FirstDay person={person} isToCome={view.isToCome} />;
  if (allowedActions.includes("correct_first_day")) return <MoveCard person={person} isPast />;
  return (
    <Banner label="First day" tone="info">
      The first day of {person.name} has passed. Who goes is given a last day.
    </Banner>
  );
}

function Begin({ person, values, choices }: StartView & { choices: NonNullable<StartView["choices"]> }) {
  const isDraft = person.status === "draft";
  return (
    <div className="grid max-w-3xl gap-5">
      <ActionForm className="grid gap-4">
        <input type="hidden" name="intent" value={INTENT.begin} />
        <OnceField />
        <Card as="section" title={isDraft ? "Complete this hire" : `Hire ${person.name} again`} level={3}>
          <div className="grid gap-4">
            <p className="text-sm text-ink-2">
              {isDraft ? (
                <>
                  An accepted offer is completed under <TextLink href="/hris/hires">Hires</TextLink>, with what was
                  agreed. Without one, set the first day and the work here.
                </>
              ) : (
                "The record goes on, with its history; a new employment begins on it."
              )}
            </p>
            <DateField
              label="First day"
              name="startDate"
              required
              defaultValue={isDraft ? (person.startDate ?? undefined) : undefined}
            />
            <JobFields values={values} choices={choices} />
            <LawAcceptance />
          </div>
        </Card>
        <div>
          <Button type="submit" variant="primary">
            {isDraft ? "Make Employee" : "Hire Again"}
          </Button>
        </div>
      </ActionForm>
      {isDraft ? (
        <ActButton
          intent={INTENT.discard}
          confirm={{
            title: `Remove the draft of ${person.name}?`,
            description: "The draft of the employee record is removed. The application in hiring is not changed.",
            label: "Remove draft",
            danger: true,
          }}
        >
          Remove draft
        </ActButton>
      ) : null}
    </div>
  );
}

const KINDS = [
  { value: "no_show", label: "Did not come" },
  { value: "changed_mind", label: "They changed their mind" },
  { value: "undone", label: "The hire is taken back, or was a mistake" },
];

function FirstDay({ person, isToCome }: Pick<StartView, "person" | "isToCome">) {
  // Before the day nobody has missed it.
  const kinds = isToCome ? KINDS.filter(({ value }) => value !== "no_show") : KINDS;
  return (
    <div className="grid max-w-3xl gap-5">
      <MoveCard person={person} />
      <Card as="section" title="They do not begin" level={3}>
        <ActionForm className="grid gap-4">
          <input type="hidden" name="intent" value={INTENT.noShow} />
          <p className="text-sm text-ink-2">
            The employment counts as never begun; the record stays and can be hired again.
          </p>
          <Field label="What happened">
            <Select name="kind" options={kinds} />
          </Field>
          <Field label="Reason" required>
            <TextInput name="reason" maxLength={300} />
          </Field>
          <div>
            <Button type="submit">Close this hire</Button>
          </div>
        </ActionForm>
      </Card>
    </div>
  );
}

function MoveCard({ person, isPast = false }: Pick<StartView, "person"> & { isPast?: boolean }) {
  return (
    <Card as="section" title={isPast ? "Correct the first day" : "Move the first day"} level={3} className="max-w-3xl">
      <ActionForm className="grid gap-4">
        <input type="hidden" name="intent" value={INTENT.moveStart} />
        {isPast ? (
          <p className="text-sm text-ink-2">
            For a mistake on record. Leave, length of service and open tasks are counted from the corrected day.
          </p>
        ) : null}
        <DateField label="First day" name="startDate" required defaultValue={person.startDate ?? undefined} />
        <Field label="Reason" required={isPast} optional={!isPast}>
          <TextInput name="reason" maxLength={300} />
        </Field>
        <div>
          <Button type="submit" variant="primary">
            {isPast ? "Correct" : "Move"}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
