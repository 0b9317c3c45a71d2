import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import type { Employee } from "./profile.server";

/** Whether somebody can open their own record, and what HR can do about it. */
export function SignInCard({ employee }: { employee: Employee }) {
  const { account, allowedActions, isSelf, personalEmail } = employee;
  if (!account || (isSelf && !allowedActions.includes("edit"))) return null;
  const mayInvite = allowedActions.includes("invite");
  return (
    <Card as="section" title="Sign-in" level={3} className="max-w-3xl">
      <p className="text-ink-2">
        <State {...account} isTheirOwn={isSelf} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayInvite ? <Invite employee={employee} to="work" address={employee.email} /> : null}
        {mayInvite && personalEmail ? <Invite employee={employee} to="personal" address={personalEmail} /> : null}
        {account.state === "invited" && mayInvite ? (
          <ActButton intent={EMPLOYEE_INTENT.uninvite}>Withdraw the invitation</ActButton>
        ) : null}
        {allowedActions.includes("disconnect") ? (
          <ActButton
            intent={EMPLOYEE_INTENT.disconnect}
            confirm={{
              title: "Disconnect this account?",
              description: `${employee.name} no longer sees this record when they sign in. Nothing on the record changes, and you can invite them again.`,
              label: "Disconnect",
              danger: true,
            }}
          >
            Disconnect the account
          </ActButton>
        ) : null}
      </div>
    </Card>
  );
}

type StateProps = NonNullable<Employee["account"]> & { isTheirOwn: boolean };

function State({ state, email, invitedUntil, isTheirOwn }: StateProps) {
  if (state === "connected")
    return (
      <>
        {isTheirOwn ? "You sign in" : "Signs in"} as <strong className="break-all">{email}</strong> and sees their own
        record, pay, time off and tasks.
      </>
    );
  if (state === "invited" && invitedUntil)
    return (
      <>
        Invited at <strong className="break-all">{email}</strong>. The link is open until <Moment at={invitedUntil} />.
      </>
    );
  return (
    <>
      Cannot sign in yet. An invitation opens their own record to them: details, pay, time off and tasks. Nothing else
      of the company.
    </>
  );
}

function Invite({ employee, to, address }: { employee: Employee; to: "work" | "personal"; address: string }) {
  const isAgain = employee.account?.state === "invited" && employee.account.email === address;
  return (
    <ActButton
      intent={EMPLOYEE_INTENT.invite}
      fields={{ to }}
      variant={to === "work" ? "primary" : undefined}
      label={`${isAgain ? "Send again to" : "Invite"} ${address}`}
    >
      {isAgain ? "Send again" : `Invite ${address}`}
    </ActButton>
  );
}
