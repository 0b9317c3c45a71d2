import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { SECOND_STEP, withWayBack } from "~/app/links/sign-in-links";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type SecondStepFormProps = { outcome: FormOutcome | null; returnTo: string; withRecoveryCode: boolean };

export function SecondStepForm({ outcome, returnTo, withRecoveryCode }: SecondStepFormProps) {
  const [form, fields] = useForm<{ code: string; recoveryCode: string }>({
    id: withRecoveryCode ? "recovery-code" : "second-step",
    lastResult: outcome?.result,
    defaultNoValidate: false,
  });
  const other = withRecoveryCode ? SECOND_STEP : `${SECOND_STEP}?with=recovery`;
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.secondStep} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {withRecoveryCode ? (
        <Field meta={fields.recoveryCode} label="Recovery code" required help="Each of the ten works once.">
          <TextInput key={outcome?.id} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
        </Field>
      ) : (
        <Field meta={fields.code} label="Code of your app" required help="Six digits, new every 30 seconds.">
          <TextInput key={outcome?.id} autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Field>
      )}
      <Checkbox name="rememberBrowser" label="Do not ask in this browser for 30 days" className="mt-4" />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" variant="primary" loading={useSubmitting(INTENT.secondStep)}>
          Sign In
        </Button>
        <TextLink href={withWayBack(other, returnTo)} look="standalone">
          {withRecoveryCode ? "Use the app" : "Use a recovery code"}
        </TextLink>
      </div>
    </Form>
  );
}
