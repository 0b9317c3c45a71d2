import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { BULK } from "./intents";

/** A CSV file of new customers; every line is checked and shown before anything is written. */
export function ImportForm({ outcome }: { outcome: FormOutcome | null }) {
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={BULK.import} />
      <p className="text-sm text-ink-2">
        The first line names the columns: <code className="font-mono">email, firstName, lastName</code>, and as needed{" "}
        <code className="font-mono">phoneNumber, mailingAddress, accessLevel, accessDuration, atsAccessLevel</code> and
        the other fields of a new customer. At most 5,000 lines. Everyone gets a link to choose a password.
      </p>
      <Field label="CSV file">
        <TextInput type="file" name="file" accept=".csv,text/csv" required />
      </Field>
      <div>
        <Button type="submit" size="sm" variant="primary" loading={useSubmitting(BULK.import)}>
          Check File
        </Button>
      </div>
    </Form>
  );
}
