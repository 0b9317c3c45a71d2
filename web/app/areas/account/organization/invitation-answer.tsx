import { Form } from "@remix-run/react";
import { useSubmitting } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { signInLink } from "~/app/links/sign-in-links";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { hrRoleLabel, roleLabel } from "./role-labels";

export type Notice = {
  organizationName: string;
  email: string;
  role: string | null;
  hrRole: string | null;
  isForRecord: boolean;
  inviterName: string | null;
  expiresAt: Date;
};

type InvitationAnswerProps = { token: string; notice: Notice; signedInAs: string | null };

/** What somebody was invited to, and the two answers. */
export function InvitationAnswer({ token, notice, signedInAs }: InvitationAnswerProps) {
  const { email, role, hrRole, isForRecord, inviterName, expiresAt, organizationName } = notice;
  return (
    <>
      <DescriptionList
        items={[
          { term: "Invited by", value: inviterName ?? "A member" },
          { term: "Your address", value: email },
          { term: "Role", value: rolesText(role, hrRole) },
          { term: "Open until", value: <Moment at={expiresAt} /> },
        ]}
      />
      {isForRecord ? (
        <p className="mt-4 text-sm text-ink-2">
          Accepting connects your account to your employee record at {organizationName}: your details, pay, time off and
          tasks.
        </p>
      ) : null}
      {role === "owner" ? (
        <p className="mt-4 text-sm text-ink-2">You become the owner; the owner of today becomes an admin.</p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        {signedInAs === email ? (
          <Answer token={token} intent={INTENT.acceptInvitation} primary>
            Accept
          </Answer>
        ) : null}
        {signedInAs === null ? <WaysIn token={token} /> : null}
        <Answer token={token} intent={INTENT.declineInvitation}>
          Decline
        </Answer>
      </div>
      {signedInAs !== null && signedInAs !== email ? <OtherAccount signedInAs={signedInAs} email={email} /> : null}
    </>
  );
}

/** Who is there as an employee alone is not told of a role that they have not. */
const rolesText = (role: string | null, hrRole: string | null): string =>
  [role ? roleLabel(role) : null, hrRole ? hrRoleLabel(hrRole) : null].filter(Boolean).join(", ");

type AnswerProps = {
  token: string;
  intent: typeof INTENT.acceptInvitation | typeof INTENT.declineInvitation;
  primary?: boolean;
  children: string;
};

function Answer({ token, intent, primary = false, children }: AnswerProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={primary ? "primary" : "secondary"} loading={useSubmitting(intent)}>
        {children}
      </Button>
    </Form>
  );
}

function WaysIn({ token }: { token: string }) {
  const returnTo = `/invitation?token=${encodeURIComponent(token)}`;
  return (
    <>
      <ButtonLink href={signInLink("sign-in", returnTo)} variant="primary">
        Sign in to accept
      </ButtonLink>
      <ButtonLink href={signInLink("create-account", returnTo)}>Create account</ButtonLink>
    </>
  );
}

function OtherAccount({ signedInAs, email }: { signedInAs: string; email: string }) {
  return (
    <div className="mt-4 text-sm text-ink-2">
      <p>
        You are signed in as {signedInAs}. Sign out, then open the link again and sign in as {email}.
      </p>
      <Form method="post" action="/logout" className="mt-2">
        <Button type="submit" size="sm">
          Sign Out
        </Button>
      </Form>
    </div>
  );
}
