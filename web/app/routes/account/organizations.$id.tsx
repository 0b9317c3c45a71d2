import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InvitationSection } from "~/app/areas/account/organization/invitation-section";
import { LeaveSection } from "~/app/areas/account/organization/leave-section";
import { MemberList } from "~/app/areas/account/organization/member-list";
import { OrganizationForm } from "~/app/areas/account/organization/organization-form";
import { organizationAction, organizationView } from "~/app/areas/account/organization/organization-screen.server";
import { roleLabel } from "~/app/areas/account/organization/role-labels";
import { SecondFactorSection } from "~/app/areas/account/organization/second-factor-section";
import { SessionPolicySection } from "~/app/areas/account/organization/session-policy-section";
import { SignOnSection } from "~/app/areas/account/organization/sign-on-section";
import { SupportSection } from "~/app/areas/account/organization/support-section";
import { keepFormOffline, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT, type Intent } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";

export const meta: MetaFunction = () => [{ title: "Organization · Statewise" }, { name: "robots", content: "noindex" }];

export const loader = (arrival: LoaderFunctionArgs) => organizationView(arrival);

export const action = (arrival: ActionFunctionArgs) => organizationAction(arrival);

export const clientAction = keepFormOffline;

const ABOUT_MEMBERS: readonly Intent[] = [INTENT.changeRole, INTENT.removeMember, INTENT.offerOwnership];
const ABOUT_SUPPORT: readonly Intent[] = [INTENT.grantSupport, INTENT.revokeSupport];
const WAYS_OUT: readonly Intent[] = [INTENT.leave, INTENT.close, INTENT.reopen];

export default function Organization() {
  const { organization, members, invitations, support, rights, closesAt, exportDays } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  const among = (intents: readonly string[]) => (outcome && intents.includes(outcome.intent) ? outcome : null);
  return (
    <div className="max-w-4xl">
      <PageHeader
        title={<span className="break-words">{organization.name}</span>}
        description={`Your role: ${roleLabel(organization.role)}`}
        above={
          <TextLink href="/organizations" look="standalone">
            Organizations
          </TextLink>
        }
      />
      <div className="grid gap-5">
        <MemberList members={members} rights={rights} outcome={among(ABOUT_MEMBERS)} />
        {invitations && !closesAt ? <InvitationSection invitations={invitations} outcome={outcome} /> : null}
        {rights.mayManage ? (
          <OrganizationForm
            title="Particulars"
            button="Save Changes"
            intent={INTENT.updateOrganization}
            outcome={outcomeOf(outcome, INTENT.updateOrganization)}
            organization={organization}
          />
        ) : null}
        {rights.mayManage ? (
          <SecondFactorSection
            asks={organization.asksSecondFactor}
            isOwner={rights.isOwner}
            outcome={outcomeOf(outcome, INTENT.askSecondFactor)}
          />
        ) : null}
        {rights.mayManage ? (
          <SessionPolicySection idleMinutes={organization.idleMinutes} sessionHours={organization.sessionHours} />
        ) : null}
        {rights.mayManage ? <SignOnSection id={organization.id} /> : null}
        {support ? <SupportSection support={support} isOwner={rights.isOwner} outcome={among(ABOUT_SUPPORT)} /> : null}
        <FormProblem outcome={among(WAYS_OUT)} />
        <LeaveSection name={organization.name} isOwner={rights.isOwner} closesAt={closesAt} exportDays={exportDays} />
      </div>
    </div>
  );
}
