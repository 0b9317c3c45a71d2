import { Form } from "@remix-run/react";
import { useState } from "react";
import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import type { CouponsView } from "./coupons-screen.server";

type CouponFieldsProps = {
  coupon: CouponsView["coupon"];
  plans: CouponsView["plans"];
  mayWrite: boolean;
  outcome: FormOutcome | null;
};

const KINDS = [
  { value: "percent", label: "Percent off the first invoice" },
  { value: "amount", label: "Amount off the first invoice" },
  { value: "trial_days", label: "Free trial in days" },
  { value: "trial_minutes", label: "More trial minutes at registration" },
  { value: "free_until", label: "Free access until a moment" },
];

export function CouponFields({ coupon, plans, mayWrite, outcome }: CouponFieldsProps) {
  const [kind, setKind] = useState(coupon?.kind ?? "percent");
  const kindField = useTypedBefore<HTMLSelectElement>(kind, setKind);
  const submitting = useSubmitting("save-coupon");
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  return (
    <>
      <Form method="post" preventScrollReset>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value="save-coupon" />
        {coupon ? <input type="hidden" name="id" value={coupon.id} /> : null}
        {coupon ? <input type="hidden" name="version" value={coupon.version} /> : <OnceField />}
        <fieldset disabled={!mayWrite} className="grid gap-4 sm:grid-cols-2">
          <Field label="Code" required error={error("code")}>
            <TextInput
              name="code"
              defaultValue={coupon?.code}
              maxLength={40}
              autoComplete="off"
              className="uppercase"
            />
          </Field>
          <Field label="Gives" required error={error("kind")}>
            <Select
              ref={kindField}
              name="kind"
              value={kind}
              onChange={({ target }) => setKind(target.value)}
              options={KINDS}
            />
          </Field>
          <ValueField kind={kind} coupon={coupon} error={error} />
          <Field label="Description" required error={error("description")} className="sm:col-span-2">
            <TextInput name="description" defaultValue={coupon?.description} maxLength={300} />
          </Field>
          <Field label="Valid from" optional help={EASTERN} error={error("validFrom")}>
            <TextInput type="datetime-local" name="validFrom" defaultValue={easternClock(coupon?.validFrom)} />
          </Field>
          <Field label="Valid until" optional help={EASTERN} error={error("validUntil")}>
            <TextInput type="datetime-local" name="validUntil" defaultValue={easternClock(coupon?.validUntil)} />
          </Field>
          <Field label="Uses in total" optional help="Empty: no limit." error={error("maxRedemptions")}>
            <TextInput name="maxRedemptions" inputMode="numeric" defaultValue={coupon?.maxRedemptions ?? ""} />
          </Field>
          <Field label="Uses per customer" optional help="Empty: no limit." error={error("maxPerCustomer")}>
            <TextInput
              name="maxPerCustomer"
              inputMode="numeric"
              defaultValue={coupon ? (coupon.maxPerCustomer ?? "") : 1}
            />
          </Field>
          <Fieldset legend="Plans" help="None ticked: every plan." className="sm:col-span-2">
            {plans.map(({ key, name }) => (
              <Checkbox
                key={key}
                name="validForPlans"
                value={key}
                label={name}
                defaultChecked={coupon?.validForPlans.includes(key)}
              />
            ))}
          </Fieldset>
          <Checkbox
            name="firstPurchaseOnly"
            value="yes"
            label="New customers only"
            defaultChecked={coupon?.firstPurchaseOnly}
          />
          <Checkbox name="isActive" value="yes" label="Switched on" defaultChecked={coupon?.isActive ?? true} />
        </fieldset>
        {mayWrite ? (
          <Button type="submit" variant="primary" className="mt-5" loading={submitting}>
            {coupon ? "Save Coupon" : "Add Coupon"}
          </Button>
        ) : null}
      </Form>
      {coupon && mayWrite ? (
        <div className="mt-3">
          <ActButton
            intent="remove-coupon"
            fields={{ id: coupon.id }}
            confirm={{
              title: `Remove ${coupon.code}?`,
              description: "A coupon that was used is switched off instead.",
              label: "Remove",
              danger: true,
            }}
          >
            Remove coupon
          </ActButton>
        </div>
      ) : null}
    </>
  );
}

type ValueFieldProps = {
  kind: string;
  coupon: CouponFieldsProps["coupon"];
  error: (name: string) => string | undefined;
};

/** The one value that the chosen kind has. */
function ValueField({ kind, coupon, error }: ValueFieldProps) {
  const shared = { inputMode: "decimal" as const, autoComplete: "off" };
  switch (kind) {
    case "percent":
      return (
        <Field label="Percent" required error={error("percentOff")}>
          <TextInput {...shared} name="percentOff" suffix="%" defaultValue={coupon?.percentOff ?? ""} />
        </Field>
      );
    case "amount": {
      const cents = coupon?.amountOffCents;
      return (
        <Field label="Amount" required error={error("amountOffCents")}>
          <TextInput {...shared} name="amountOff" prefix="$" defaultValue={cents ? (cents / 100).toFixed(2) : ""} />
        </Field>
      );
    }
    case "trial_days":
      return (
        <Field label="Days" required error={error("trialDays")}>
          <TextInput {...shared} name="trialDays" defaultValue={coupon?.trialDays ?? ""} />
        </Field>
      );
    case "trial_minutes":
      return (
        <Field label="Minutes" required error={error("trialMinutes")}>
          <TextInput {...shared} name="trialMinutes" defaultValue={coupon?.trialMinutes ?? ""} />
        </Field>
      );
    default:
      return (
        <Field label="Free until" required help={EASTERN} error={error("freeUntil")}>
          <TextInput type="datetime-local" name="freeUntil" defaultValue={easternClock(coupon?.freeUntil)} />
        </Field>
      );
  }
}

const EASTERN = "Eastern time.";
const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

/** `2025-07-11T17:00`, as the field wants it. */
const easternClock = (moment: Date | null | undefined): string =>
  moment ? CLOCK.format(moment).replace(" ", "T") : "";
