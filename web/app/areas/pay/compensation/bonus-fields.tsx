import { useState } from "react";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import type { OfferFieldsProps } from "./offer-fields-view";

/** A bonus is a percentage or an amount: entering one sets the other to zero. */
export function BonusFields({ prefix, values, problems }: OfferFieldsProps) {
  const [percent, setPercent] = useState(values[`${prefix}bonusPercent`] ?? "0");
  const [amount, setAmount] = useState(values[`${prefix}bonusAmount`] ?? "0");
  const setOnlyPercent = (typed: string) => {
    setPercent(typed);
    setAmount("0");
  };
  const setOnlyAmount = (typed: string) => {
    setAmount(typed);
    setPercent("0");
  };
  const percentField = useTypedBefore<HTMLInputElement>(percent, setOnlyPercent);
  const amountField = useTypedBefore<HTMLInputElement>(amount, setOnlyAmount);
  return (
    <>
      <Field label="Bonus, percent of base" error={problems[`${prefix}bonusPercent`]}>
        <TextInput
          ref={percentField}
          name={`${prefix}bonusPercent`}
          inputMode="decimal"
          suffix="%"
          value={percent}
          onChange={(event) => setOnlyPercent(event.currentTarget.value)}
        />
      </Field>
      <Field label="Bonus amount a year" error={problems[`${prefix}bonusAmount`]}>
        <TextInput
          ref={amountField}
          name={`${prefix}bonusAmount`}
          inputMode="decimal"
          prefix="$"
          value={amount}
          onChange={(event) => setOnlyAmount(event.currentTarget.value)}
        />
      </Field>
    </>
  );
}
