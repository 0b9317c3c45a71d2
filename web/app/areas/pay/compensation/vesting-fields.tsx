import { useRef, useState } from "react";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { useBeforePaint } from "~/app/ui/foundations/use-before-paint";
import type { OfferFieldsProps } from "./offer-fields-view";

const YEARS = [1, 2, 3, 4] as const;

/** The share of the grant that vests each year; the sum is told while one types. */
export function VestingFields({ prefix, values, problems }: OfferFieldsProps) {
  const start = YEARS.map((year) => values[`${prefix}vestingYear${year}`] ?? "25");
  const [vesting, setVesting] = useState(start);
  const fields = useRef<HTMLFieldSetElement>(null);
  const read = () => setVesting([...(fields.current?.querySelectorAll("input") ?? [])].map(({ value }) => value));
  useBeforePaint(read, []);
  const sum = Number(vesting.reduce((total, part) => total + (Number(part) || 0), 0).toFixed(6));
  return (
    <fieldset ref={fields} onChange={read}>
      <legend className="mb-1.5 text-sm font-medium">Vesting over 4 years</legend>
      <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4">
        {YEARS.map((year, index) => (
          <Field key={year} label={`Year ${year}`} error={problems[`${prefix}vestingYear${year}`]}>
            <TextInput name={`${prefix}vestingYear${year}`} inputMode="decimal" defaultValue={start[index]} />
          </Field>
        ))}
      </div>
      <p aria-live="polite" className={sum === 100 ? "mt-1.5 text-xs text-ink-3" : "mt-1.5 text-xs text-high"}>
        {sum === 100 ? "Adds up to 100 %." : `Adds up to ${sum} %, not 100 %.`}
      </p>
    </fieldset>
  );
}
