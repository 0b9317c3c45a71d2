import { useState } from "react";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";

/** Quick expiries of the specification, section 9. */
const QUICK: readonly [label: string, days: number, months: number][] = [
  ["+7 days", 7, 0],
  ["+1 month", 0, 1],
  ["+2 months", 0, 2],
  ["+3 months", 0, 3],
  ["+6 months", 0, 6],
  ["+1 year", 0, 12],
  ["+2 years", 0, 24],
];

/** A plain date so many days and months later; the 31st of a shorter month is its last day. */
export function laterDate(today: string, days: number, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days)).toISOString().slice(0, 10);
}

type ExpiryFieldProps = {
  name: string;
  label?: string;
  today: string;
  start?: string;
  help?: string;
  error?: string;
  quick?: boolean;
};

/** An expiry date, not earlier than today, with the quick choices beside it. */
export function ExpiryField({
  name,
  label = "Expiry date",
  today,
  start = "",
  help,
  error,
  quick = true,
}: ExpiryFieldProps) {
  const [date, setDate] = useState(start);
  const field = useTypedBefore<HTMLInputElement>(start, setDate);
  return (
    <div>
      <Field label={label} help={help} error={error} optional>
        <TextInput
          ref={field}
          type="date"
          name={name}
          min={today}
          max="9998-12-31"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          className="max-w-56"
        />
      </Field>
      {quick ? (
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">Quick choices of {label.toLowerCase()}</legend>
          {QUICK.map(([text, days, months]) => (
            <button
              key={text}
              type="button"
              onClick={() => setDate(laterDate(today, days, months))}
              className="min-h-6 rounded-full border border-line px-2 text-xs text-ink-2 hover:bg-sunken hover:text-ink"
            >
              {text}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
