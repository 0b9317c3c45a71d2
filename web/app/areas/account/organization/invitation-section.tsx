import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { HR_ROLE_OPTIONS, ROLE_OPTIONS, roleLabel } from "./role-labels";

export type InvitationRow = { id: number; email: string; role: string | null; expiresAt: Date };

type InvitationSectionProps = { invitations: InvitationRow[]; outcome: FormOutcome | null };

export function InvitationSection({ invitations, outcome }: InvitationSectionProps) {
  // A sent invitation leaves an empty form behind: its row is newer than the form.
  const newest = invitations[0]?.id ?? 0;
  return (
    <Card as="section" padding="lg" title="Invitations">
      <InviteForm key={newest} id={`invite-${newest}`} outcome={outcomeOf(outcome, INTENT.invite)} />
      <FormProblem outcome={outcomeOf(outcome, INTENT.revokeInvitation)} />
      {invitations.length > 0 ? <h3 className="mt-6 text-sm font-semibold">Not answered yet</h3> : null}
      <ul className="mt-1">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium break-words">{email}</p>
              <p className="text-sm text-ink-2">
                {roleLabel(role)} · open until <Moment at={expiresAt} />
              </p>
            </div>
            <ActButton intent={INTENT.revokeInvitation} fields={{ id }} label={`Withdraw the invitation of ${email}`}>
              Withdraw
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function InviteForm({ id, outcome }: { id: string; outcome: FormOutcome | null }) {
  const [form, fields] = useForm<Record<"email" | "role" | "hrRole", string>>({
    id,
    lastResult: outcome?.result,
    defaultValue: { role: "viewer", hrRole: "" },
    defaultNoValidate: true,
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.invite} />
      <OnceField />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field meta={fields.email} label="Email" required className="sm:col-span-2">
          <TextInput type="email" autoComplete="off" maxLength={255} />
        </Field>
        <Field meta={fields.role} label="Role">
          <Select options={ROLE_OPTIONS} />
        </Field>
        <Field meta={fields.hrRole} label="HR role">
          <Select options={HR_ROLE_OPTIONS} />
        </Field>
      </div>
      <Button type="submit" className="mt-5" loading={useSubmitting(INTENT.invite)}>
        Send Invitation
      </Button>
    </Form>
  );
}
