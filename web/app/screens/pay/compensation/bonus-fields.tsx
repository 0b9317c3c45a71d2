import { useState } from "react";
import { Field } from "~/app/ui/field";
import { TextInput } from "~/app/ui/text-input";
import type { OfferFieldsProps } from "./offer-fields";

/** A bonus is a percentage or an amount: entering one sets the other to zero. */
export function BonusFields({ prefix, values, problems }: OfferFieldsProps) {
  const [percent, setPercent] = useState(values[`${prefix}bonusPercent`] ?? "0");
  const [amount, setAmount] = useState(values[`${prefix}bonusAmount`] ?? "0");
  return (
    <>
      <Field label="Bonus, percent of base" error={problems[`${prefix}bonusPercent`]}>
        <TextInput
          name={`${prefix}bonusPercent`}
          inputMode="decimal"
          suffix="%"
          value={percent}
          onChange={(event) => {
            setPercent(event.currentTarget.value);
            setAmount("0");
          }}
        />
      </Field>
      <Field label="Bonus amount a year" error={problems[`${prefix}bonusAmount`]}>
        <TextInput
          name={`${prefix}bonusAmount`}
          inputMode="decimal"
          prefix="$"
          value={amount}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            setPercent("0");
          }}
        />
      </Field>
    </>
  );
}
