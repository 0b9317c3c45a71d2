import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { useBeforePaint } from "~/app/ui/foundations/use-before-paint";

export const DELETION_BOXES = [
  { name: "understandsErasure", label: "I understand that my personal information and search history are erased." },
  { name: "understandsAccess", label: "I understand that my subscriptions are cancelled and my access ends at once." },
  { name: "understandsFinal", label: "I understand that this cannot be undone." },
  { name: "wantsDeletion", label: "I want to delete my account." },
] as const;

type DeleteAccountFormProps = {
  outcome: FormOutcome | null;
  email: string;
  /** The sign-in was a while ago: somebody else may sit at the screen. */
  asksPassword: boolean;
};

export function DeleteAccountForm({ outcome, email, asksPassword }: DeleteAccountFormProps) {
  const [{ id }, fields] = useForm<{ currentPassword: string }>({
    id: "delete-account",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  const [ticked, setTicked] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const count = () => setTicked(form.current?.querySelectorAll("input:checked").length ?? 0);
  useBeforePaint(count, []);
  const submitting = useSubmitting(INTENT.deleteAccount);
  return (
    <Form ref={form} id={id} method="post" onChange={count}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.deleteAccount} />
      <Fieldset legend="Confirm each of these">
        <div className="grid gap-1.5">
          {DELETION_BOXES.map(({ name, label }) => (
            <Checkbox key={name} name={name} value="yes" label={label} required />
          ))}
        </div>
      </Fieldset>
      {asksPassword ? (
        <div className="mt-5 max-w-sm">
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <Field meta={fields.currentPassword} label="Current password" required>
            <PasswordInput key={outcome?.id} autoComplete="current-password" />
          </Field>
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="danger"
          className="noscript:hidden"
          disabled={ticked < DELETION_BOXES.length}
          loading={submitting}
        >
          Delete My Account
        </Button>
        {/* Without JavaScript nothing could enable the button above; the boxes are required, and the server asks again. */}
        <noscript>
          <Button type="submit" variant="danger">
            Delete My Account
          </Button>
        </noscript>
        <ButtonLink href="/profile">Cancel</ButtonLink>
      </div>
    </Form>
  );
}
