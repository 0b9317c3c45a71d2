import type { FormOutcome } from "~/app/forms/form-outcome";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { MANAGE } from "./intents";

/** A mail to the customer. */
export function NoticeForm({ outcome }: { outcome: FormOutcome | null }) {
  const { error } = formState(outcome, MANAGE.notify);
  return (
    <Disclosure summary="Send notification">
      <ActForm intent={MANAGE.notify} outcome={outcome} button="Send Notification">
        <Field label="Subject" error={error("subject")}>
          <TextInput name="subject" maxLength={200} required />
        </Field>
        <Field label="Message" error={error("message")}>
          <TextArea name="message" rows={5} maxLength={10_000} required />
        </Field>
      </ActForm>
    </Disclosure>
  );
}
