import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { QrCode } from "./qr-code";

export type SetUp = { secret: string; qr: { size: number; path: string } };

/** The picture for the app's camera, and the first code that proves it was taken. */
export function AppSetUp({ setUp, outcome }: { setUp: SetUp; outcome: FormOutcome | null }) {
  const [form, fields] = useForm<{ name: string; code: string }>({
    id: "confirm-app",
    lastResult: outcome?.result,
    defaultValue: { name: "Authenticator app" },
    defaultNoValidate: true,
  });
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <p className="mb-3">Open an authenticator app on your telephone and scan this picture.</p>
          <QrCode qr={setUp.qr} label="Picture for the camera of the authenticator app" />
        </li>
        <li>
          <p className="mb-3">If it cannot be scanned, type this key into the app.</p>
          <CodeBlock label="Key for the app" code={setUp.secret} />
        </li>
        <li>Enter the six digits that the app shows now.</li>
      </ol>
      <Form method="post" preventScrollReset {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={INTENT.confirmApp} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field meta={fields.code} label="Code of the app" required>
            <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
          </Field>
          <Field meta={fields.name} label="Name" required help="To tell it apart when you have several.">
            <TextInput autoComplete="off" maxLength={60} />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-4" loading={useSubmitting(INTENT.confirmApp)}>
          Turn On
        </Button>
      </Form>
    </div>
  );
}
