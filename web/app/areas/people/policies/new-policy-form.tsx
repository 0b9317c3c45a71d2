import { ActionForm } from "~/app/forms/action-form";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { POLICY_INTENT } from "./policy-intents";

/** A policy in its first wording; it is sent on the next page. */
export function NewPolicyForm() {
  return (
    <ActionForm className="grid max-w-3xl gap-4">
      <input type="hidden" name="intent" value={POLICY_INTENT.add} />
      <OnceField />
      <Card as="section" title="Write a policy">
        <div className="grid gap-4">
          <Field label="Title" required>
            <TextInput name="title" maxLength={200} />
          </Field>
          <Field label="Wording" required help="Everybody reads exactly this text before they acknowledge it.">
            <TextArea name="text" rows={14} />
          </Field>
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Save the policy
        </Button>
        <ButtonLink href="/hris/documents">Back</ButtonLink>
      </div>
    </ActionForm>
  );
}
