import { ActButton } from "~/app/forms/act-button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { ExpiryField } from "../../expiry-field";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

const LEVELS = [
  { value: "none", label: "None" },
  { value: "trial", label: "Trial" },
  { value: "daily", label: "Daily" },
  { value: "monthly", label: "Monthly" },
  { value: "unlimited", label: "Unlimited" },
  { value: "admin", label: "Admin" },
];

/** Level and expiry of the main platform, and the two quick grants. */
export function AccessSection({ view: { customer, today }, outcome }: SectionProps) {
  const { error } = formState(outcome, MANAGE.access);
  const { version } = customer;
  return (
    <Disclosure summary="Main access" open>
      <div className="mb-4 flex flex-wrap gap-2">
        <ActButton intent={MANAGE.trial} fields={{ version }}>
          Grant 30-Minute Trial
        </ActButton>
        <ActButton intent={MANAGE.monthly} fields={{ version }}>
          Grant Monthly Access (30 days)
        </ActButton>
      </div>
      <ActForm
        intent={MANAGE.access}
        outcome={outcome}
        button="Update Access Level"
        variant="primary"
        version={version}
      >
        <Field label="Access level" error={error("accessLevel")}>
          <Select name="accessLevel" options={LEVELS} defaultValue={customer.accessLevel} className="max-w-56" />
        </Field>
        <ExpiryField
          name="accessExpiry"
          today={today}
          error={error("accessExpiry")}
          help="Empty: 30 minutes for trial, a day for daily, 30 days for monthly, no end for unlimited."
        />
      </ActForm>
    </Disclosure>
  );
}
