import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import type { PolicyPreview } from "~/domain/people";
import { PolicyGivesFields, PolicyUseFields } from "./policy-fields";
import { PolicyPreviewCard } from "./policy-preview";
import { EMPLOYMENT_LABELS, type ShownPolicy } from "./policy-text";
import { TIME_OFF_INTENT as INTENT, KIND_LABELS } from "./time-off-intents";

const optionsOf = (labels: Record<string, string>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type PolicyFormProps = {
  policy: ShownPolicy | null;
  places: SelectOption[];
  today: string;
  preview: PolicyPreview | null;
};

/** The form of a policy: whom it is for, how it gives leave, and how leave is used. */
export function PolicyForm({ policy, places, today, preview }: PolicyFormProps) {
  return (
    <div className="grid max-w-3xl gap-5">
      <ActionForm className="grid gap-5">
        {policy ? <input type="hidden" name="version" value={policy.version} /> : null}
        <Card as="section" title={policy ? policy.name : "New policy"}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Name" required>
              <TextInput name="name" maxLength={100} defaultValue={policy?.name} />
            </Field>
            <Field label="Kind" required>
              <Select name="kind" options={optionsOf(KIND_LABELS)} defaultValue={policy?.kind} />
            </Field>
            <Field label="Place" optional>
              <Select name="placeId" options={places} placeholder="Everywhere" defaultValue={policy?.placeId ?? ""} />
            </Field>
            <Field label="Employed" optional>
              <Select
                name="employmentType"
                options={optionsOf(EMPLOYMENT_LABELS)}
                placeholder="Everybody"
                defaultValue={policy?.employmentType ?? ""}
              />
            </Field>
            <DateField label="From" name="effectiveFrom" optional defaultValue={policy?.effectiveFrom} />
            <DateField label="Until" name="effectiveTo" optional defaultValue={policy?.effectiveTo ?? undefined} />
            <Field
              label="Balance"
              optional
              help="Policies of one code share one balance, so that who moves keeps what was earned. Left open: by the kind."
            >
              <TextInput name="code" maxLength={20} defaultValue={policy?.code} />
            </Field>
            <div className="grid content-start">
              <Checkbox name="isPaid" label="Paid" defaultChecked={policy?.isPaid ?? true} />
              <Checkbox
                name="paidOutOnLeaving"
                label="Paid out on leaving"
                defaultChecked={policy?.paidOutOnLeaving ?? false}
              />
            </div>
          </div>
        </Card>
        <PolicyGivesFields policy={policy} />
        <PolicyUseFields policy={policy} />
        {policy ? (
          <Card as="section" title="From when the change counts">
            <DateField
              label="Change from"
              name="from"
              optional
              min={policy.effectiveFrom}
              // The past is rewritten only by who empties this on purpose.
              defaultValue={policy.effectiveFrom < today ? today : undefined}
              help="This policy ends the day before, and the changed one goes on with the balances. Emptied, the change counts from the beginning: what was earned since then is counted anew, for everybody."
            />
          </Card>
        ) : null}
        {preview ? <PolicyPreviewCard preview={preview} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value={INTENT.previewPolicy}>
            Show what it does to balances
          </Button>
          <Button type="submit" variant="primary" name="intent" value={INTENT.policy}>
            {policy ? "Change the policy" : "Add the policy"}
          </Button>
          <ButtonLink href="/hris/time-off/policies">Back</ButtonLink>
        </div>
      </ActionForm>
      {policy ? (
        <ActButton
          intent={INTENT.withdraw}
          confirm={{
            title: "Withdraw this policy?",
            description: "What it gave is taken back from everybody. To end it on a day, give it a last day instead.",
            label: "Withdraw",
            danger: true,
          }}
        >
          Withdraw: it was a mistake
        </ActButton>
      ) : null}
    </div>
  );
}
