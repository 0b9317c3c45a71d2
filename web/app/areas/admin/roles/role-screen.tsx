import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { ActForm, outcomeOfRow } from "../act-form";
import { AssignmentSection } from "./assignment-section";
import { ROLE } from "./intents";
import { RoleFields } from "./role-fields";
import type { RoleRow, RoleView } from "./role-view";

type RoleScreenProps = { view: RoleView; outcome: FormOutcome | null };

/** Roles, what each allows, and who has them. */
export function RoleScreen({ view, outcome }: RoleScreenProps) {
  const { roles, permissions, mayWrite } = view;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card as="section" title="Roles">
        {roles.map((role) => (
          <Disclosure
            key={`${role.id}-${role.version}`}
            summary={
              <>
                {role.displayName}{" "}
                <span className="text-sm font-normal text-ink-3">
                  {role.people === 1 ? "1 person" : `${role.people} people`}, {role.permissions.length} permissions
                </span>{" "}
                {role.isActive ? null : <Badge>switched off</Badge>}
              </>
            }
          >
            {mayWrite ? (
              <RoleForm role={role} view={view} outcome={outcome} />
            ) : (
              <ul className="list-disc pl-5 text-sm">
                {permissions
                  .filter(({ name }) => role.permissions.includes(name))
                  .map(({ name, description }) => (
                    <li key={name}>{description}</li>
                  ))}
              </ul>
            )}
          </Disclosure>
        ))}
        {mayWrite ? (
          <Disclosure summary="Add a role">
            <ActForm key={roles.length} intent={ROLE.create} outcome={outcome} button="Add Role" variant="primary">
              <RoleFields permissions={permissions} />
            </ActForm>
          </Disclosure>
        ) : null}
      </Card>
      <AssignmentSection view={view} outcome={outcome} />
    </div>
  );
}

type RoleFormProps = RoleScreenProps & { role: RoleRow };

function RoleForm({ role, view, outcome }: RoleFormProps) {
  return (
    <>
      <ActForm
        intent={ROLE.save}
        outcome={outcomeOfRow(outcome, role.id)}
        button={`Save ${role.displayName}`}
        version={role.version}
      >
        <input type="hidden" name="id" value={role.id} />
        <RoleFields permissions={view.permissions} role={role} />
        <Checkbox name="isActive" label="Switched on" defaultChecked={role.isActive} />
      </ActForm>
      {role.isSystem ? null : (
        <div className="mt-3">
          <ActButton
            intent={ROLE.remove}
            fields={{ id: role.id }}
            variant="danger"
            confirm={{
              title: `Remove ${role.displayName}?`,
              description: "Everyone with this role loses it at once.",
              label: "Remove Role",
              danger: true,
            }}
          >
            Remove {role.displayName}
          </ActButton>
        </div>
      )}
    </>
  );
}
