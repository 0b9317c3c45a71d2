import { ActButton } from "~/app/forms/act-button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { ExpiryField } from "../../expiry-field";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

/** Level and expiry of the main platform, and the two quick grants. */
export function AccessSection({ view: { customer, today, levels }, outcome }: SectionProps) {
  const { error } = formState(outcome, MANAGE.access);
  const { version } = customer;
  return (
    <Disclosure summary="Main access" open>
      <div className="mb-4 flex flex-wrap gap-2">
        <ActButton intent={MANAGE.trial} fields={{ version }}>
          Grant {levels.trialMinutes}-Minute Trial
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
          <Select name="accessLevel" options={levels.main} defaultValue={customer.accessLevel} className="max-w-56" />
        </Field>
        <ExpiryField name="accessExpiry" today={today} error={error("accessExpiry")} help={`Empty: ${levels.usual}.`} />
      </ActForm>
    </Disclosure>
  );
}
