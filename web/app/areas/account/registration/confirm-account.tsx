import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { signInLink } from "~/app/links/sign-in-links";
import { AccountFrame } from "~/app/shell/account-frame";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";

type Pending = { email: string; hadEarlier: boolean; needsPassword: boolean };
type ConfirmAccountProps = { token: string; pending: Pending | null; outcome: FormOutcome | null };

/** The link was opened, by a person or by a mail scanner: the account opens by the click. */
export function ConfirmAccount({ token, pending, outcome }: ConfirmAccountProps) {
  const [form, fields] = useForm<{ password: string }>({
    id: "confirm-account",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  return (
    <AccountFrame
      title="Open your account"
      footer={<TextLink href={signInLink("create-account")}>Create account again</TextLink>}
    >
      <p className="break-words text-ink-2">
        {pending ? (
          <>
            Your address <strong className="font-semibold text-ink">{pending.email}</strong> is confirmed by this, and
            your free trial starts.
          </>
        ) : null}
        {pending?.hadEarlier ? " An earlier account used it: nothing of that one comes back." : null}
      </p>
      <Form method="post" className="mt-4" {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={INTENT.confirmAccount} />
        <input type="hidden" name="token" value={token} />
        {pending?.needsPassword ? (
          <Field
            meta={fields.password}
            label="Password"
            required
            help="The one that you chose for this account: it was asked for in another browser."
          >
            <PasswordInput key={outcome?.id} autoComplete="current-password" />
          </Field>
        ) : null}
        <Button type="submit" variant="primary" className="mt-5" loading={useSubmitting(INTENT.confirmAccount)}>
          Open my account
        </Button>
      </Form>
    </AccountFrame>
  );
}
