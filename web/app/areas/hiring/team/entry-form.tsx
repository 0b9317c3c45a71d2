import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { TeamRow } from "~/domain/hiring";

const DAYS = [
  ["mon", "Monday"],
  ["tue", "Tuesday"],
  ["wed", "Wednesday"],
  ["thu", "Thursday"],
  ["fri", "Friday"],
  ["sat", "Saturday"],
  ["sun", "Sunday"],
] as const;

export type Zone = { value: string; label: string };

/** What a member of the team does, where the clock stands there, and when interviews may be offered. */
export function EntryForm({ member, zones }: { member: TeamRow; zones: Zone[] }) {
  const { id, title, department, timeZone, firstName } = member;
  const known = zones.some(({ value }) => value === timeZone);
  return (
    <Disclosure summary={<span className="text-sm font-normal text-action">Edit {firstName}'s entry</span>}>
      <ActionForm method="post" className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <Field label="Title">
            <TextInput name="title" defaultValue={title ?? ""} maxLength={120} />
          </Field>
          <Field label="Department">
            <TextInput name="department" defaultValue={department ?? ""} maxLength={100} />
          </Field>
          <Field label="Time zone">
            <Select
              name="timeZone"
              placeholder="Not set"
              defaultValue={timeZone ?? ""}
              options={[...zones, ...(timeZone && !known ? [{ value: timeZone, label: timeZone }] : [])]}
            />
          </Field>
        </div>
        <WorkWeek hours={member.workingHours} />
        <div>
          <Button type="submit" name="intent" value="team">
            Save
          </Button>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function WorkWeek({ hours }: { hours: TeamRow["workingHours"] }) {
  const office = (day: string) =>
    hours ? hours[day] : day === "sat" || day === "sun" ? undefined : ["09:00", "17:00"];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium text-ink">Working hours</legend>
      <p className="text-xs text-ink-2">
        Interview times are offered within these hours, in the person's own time zone. Leave both fields of a day empty
        to keep it free.
      </p>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
        {DAYS.map(([day, label]) => (
          <div
            key={day}
            className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-sm sm:grid-cols-[6rem_minmax(0,1fr)_auto_minmax(0,1fr)]"
          >
            <span className="col-span-full sm:col-span-1">{label}</span>
            <TextInput
              type="time"
              name={`hours.${day}.from`}
              aria-label={`${label}, from`}
              defaultValue={office(day)?.[0] ?? ""}
            />
            <span aria-hidden>–</span>
            <TextInput
              type="time"
              name={`hours.${day}.to`}
              aria-label={`${label}, to`}
              defaultValue={office(day)?.[1] ?? ""}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
