import { ActButton } from "~/app/forms/act-button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import { ActForm, formState } from "../../act-form";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

const LIVES = [
  { value: "none", label: "No expiry" },
  { value: "24h", label: "24 hours" },
  { value: "7d", label: "7 days" },
  { value: "30d", label: "30 days" },
  { value: "date", label: "On the date below" },
];

/** Reset link and sign-out everywhere; a temporary password for administrators only. */
export function PasswordSection({ view, outcome }: SectionProps) {
  const { customer, rights } = view;
  return (
    <Disclosure summary="Password and sessions">
      <div className="mb-4 flex flex-wrap gap-2">
        <ActButton
          intent={MANAGE.resetPassword}
          confirm={{
            title: "Reset the password?",
            description: `${customer.email} gets a link to choose a new password. The old one works until then.`,
            label: "Send the link",
          }}
        >
          Reset Password
        </ActButton>
        <ActButton
          intent={MANAGE.forceLogout}
          confirm={{
            title: "Sign this customer out?",
            description: "Every session on every device ends at once.",
            label: "Force Logout",
          }}
        >
          Force Logout
        </ActButton>
        {rights.password && customer.hasSecondFactor && !customer.isAdmin && !customer.isStaff ? (
          <ActButton
            intent={MANAGE.removeSecondFactor}
            confirm={{
              title: "Remove the second step?",
              description: `${customer.email} signs in by the password alone from then on, and is told by mail. Be sure who asks.`,
              label: "Remove it",
              danger: true,
            }}
          >
            Remove Second Step
          </ActButton>
        ) : null}
      </div>
      {rights.password ? <TemporaryPassword view={view} outcome={outcome} /> : null}
    </Disclosure>
  );
}

function TemporaryPassword({ view: { today, waitingPassword }, outcome }: SectionProps) {
  const { error } = formState(outcome, MANAGE.temporaryPassword);
  return (
    <>
      {waitingPassword ? <WaitingPassword waiting={waitingPassword} /> : null}
      <ActForm intent={MANAGE.temporaryPassword} outcome={outcome} button="Set Temp Password">
        <Field
          label="Temporary password"
          error={error("tempPassword")}
          help="At least 8 characters; empty, one is made and mailed to the customer only. The customer is told at once and must replace it at the next sign-in. For the owner of a company a chosen one needs the confirmation of the customer or of a second administrator."
          optional
        >
          <TextInput name="tempPassword" minLength={8} maxLength={128} autoComplete="off" />
        </Field>
        <div className="grid max-w-md gap-3 sm:grid-cols-2">
          <Field label="Password expiry">
            <Select name="life" options={LIVES} />
          </Field>
          <Field label="Date" error={error("expiry")} optional>
            <TextInput type="date" name="expiry" min={today} max="9998-12-31" />
          </Field>
        </div>
        <Checkbox name="mail" label="Mail it to the customer" />
      </ActForm>
    </>
  );
}

type Waiting = NonNullable<SectionProps["view"]["waitingPassword"]>;

/** A chosen password of an owner, until the second person has spoken. */
function WaitingPassword({ waiting: { requestedBy, requestedAt, isOwn } }: { waiting: Waiting }) {
  return (
    <Banner tone="info" label="Confirmation needed">
      <p>
        {requestedBy ?? "An administrator"} chose a temporary password on <Moment at={requestedAt} withTime />. Nothing
        has changed yet.
      </p>
      {isOwn ? (
        <p>The customer confirms by the mailed link, or another administrator here.</p>
      ) : (
        <ActButton intent={MANAGE.confirmPassword}>Confirm</ActButton>
      )}
    </Banner>
  );
}
