import { Form } from "@remix-run/react";
import { type FormOutcome, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type TestMailBoxProps = { outcome: FormOutcome | null };

/** Mails an example of an alert to any address. */
export function TestMailBox({ outcome }: TestMailBoxProps) {
  const own = outcomeOf(outcome, INTENT.testNotification);
  const submitting = useSubmitting(INTENT.testNotification);
  return (
    <Card as="section" title="Test email">
      <Form key={own?.id} method="post" preventScrollReset noValidate className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value={INTENT.testNotification} />
        <Field label="Email address" error={own?.result.error?.email?.[0]} className="flex-1 basis-60">
          <TextInput
            name="email"
            type="email"
            maxLength={255}
            autoComplete="off"
            defaultValue={String(own?.result.initialValue?.email ?? "")}
          />
        </Field>
        <Button type="submit" loading={submitting}>
          Send test email
        </Button>
      </Form>
    </Card>
  );
}
