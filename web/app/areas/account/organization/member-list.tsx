import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Select } from "~/app/ui/fields/select";
import { Badge } from "~/app/ui/status/badge";
import { HR_ROLE_OPTIONS, hrRoleLabel, ROLE_OPTIONS, roleLabel } from "./role-labels";

export type MemberRow = {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: string | null;
  hrRole: string | null;
  version: number;
};

/** What the person who looks may do to the members. */
export type MemberRights = { ownId: number; mayManage: boolean; isOwner: boolean };

type MemberListProps = { members: MemberRow[]; rights: MemberRights; outcome: FormOutcome | null };

export function MemberList({ members, rights, outcome }: MemberListProps) {
  return (
    <Card as="section" padding="lg" title={`Members (${members.length})`}>
      <FormProblem outcome={outcome} />
      <ul>
        {members.map((member) => (
          <li key={member.userId} className="border-t border-line-2 py-3 first:border-t-0">
            <Member member={member} rights={rights} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const nameOf = ({ firstName, lastName, email }: MemberRow): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

function Member({ member, rights }: { member: MemberRow; rights: MemberRights }) {
  const name = nameOf(member);
  const isSelf = member.userId === rights.ownId;
  const canChange = rights.mayManage && member.role !== "owner";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          {name} {isSelf ? <Badge>You</Badge> : null}
        </p>
        <p className="text-sm break-words text-ink-2">{member.email}</p>
      </div>
      {canChange ? (
        <RoleForm key={member.version} member={member} name={name} />
      ) : (
        <p className="text-sm text-ink-2">
          {roleLabel(member.role)}
          {member.hrRole ? ` · ${hrRoleLabel(member.hrRole)}` : ""}
        </p>
      )}
      {canChange && !isSelf ? <MemberActs member={member} name={name} isOwner={rights.isOwner} /> : null}
    </div>
  );
}

function RoleForm({ member, name }: { member: MemberRow; name: string }) {
  return (
    <ActionForm method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={INTENT.changeRole} />
      <input type="hidden" name="userId" value={member.userId} />
      <input type="hidden" name="version" value={member.version} />
      <Select name="role" aria-label={`Role of ${name}`} options={ROLE_OPTIONS} defaultValue={member.role ?? ""} />
      <Select
        name="hrRole"
        aria-label={`HR role of ${name}`}
        options={HR_ROLE_OPTIONS.map(({ value, label }) => ({ value, label: value ? label : "No HR role" }))}
        defaultValue={member.hrRole ?? ""}
      />
      <Button type="submit" size="sm" aria-label={`Save roles of ${name}`}>
        Save
      </Button>
    </ActionForm>
  );
}

function MemberActs({ member, name, isOwner }: { member: MemberRow; name: string; isOwner: boolean }) {
  const fields = { userId: member.userId };
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner ? (
        <ActButton
          intent={INTENT.offerOwnership}
          fields={fields}
          label={`Offer ownership to ${name}`}
          confirm={{
            title: `Offer the ownership to ${name}?`,
            description: "They get a mail. Once they accept, they own the organization and you become an admin.",
            label: "Offer ownership",
          }}
        >
          Offer ownership
        </ActButton>
      ) : null}
      <ActButton
        intent={INTENT.removeMember}
        fields={fields}
        label={`Remove ${name}`}
        confirm={{
          title: `Remove ${name}?`,
          description: "They lose access to this organization's data at once. Their past work is kept.",
          label: "Remove",
          danger: true,
        }}
      >
        Remove
      </ActButton>
    </div>
  );
}
