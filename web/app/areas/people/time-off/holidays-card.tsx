import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { TIME_OFF_INTENT as INTENT } from "./time-off-intents";

export type ShownHoliday = { id: number; day: string; name: string; place: string | null };
type HolidaysCardProps = { holidays: ShownHoliday[]; places: SelectOption[]; mayWrite: boolean; year: number };

/** Days on which nobody works: no leave is taken on them. */
export function HolidaysCard({ holidays, places, mayWrite, year }: HolidaysCardProps) {
  return (
    <Card as="section" title="Company holidays">
      {holidays.length === 0 ? <p className="text-sm text-ink-2">None from this year on.</p> : null}
      <ul className="gap-x-8 sm:columns-2">
        {holidays.map(({ id, day, name, place }) => (
          <li key={id} className="flex min-h-9 break-inside-avoid items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 break-words">
              <span className="text-ink">{longDate(day)}</span> {name}
              {place ? ` (${place})` : ""}
            </span>
            {mayWrite ? (
              <ActButton
                intent={INTENT.unholiday}
                fields={{ id }}
                variant="ghost"
                label={`Remove ${name}, ${longDate(day)}`}
              >
                Remove
              </ActButton>
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <>
          <ActionForm className="mt-4 flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value={INTENT.holiday} />
            <DateField label="Day" name="day" required />
            <Field label="Name" required className="w-56">
              <TextInput name="name" maxLength={100} />
            </Field>
            <Field label="Place" optional className="w-56">
              <Select name="placeId" options={places} placeholder="Everybody" />
            </Field>
            <Button type="submit">Add</Button>
          </ActionForm>
          <div className="mt-3 flex flex-wrap gap-2">
            {[year, year + 1].map((one) => (
              <ActButton key={one} intent={INTENT.federal} fields={{ year: one }}>
                Add the federal holidays of {one}
              </ActButton>
            ))}
          </div>
        </>
      ) : null}
    </Card>
  );
}
