import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { ActForm, formState } from "../act-form";
import { ROLE } from "./intents";
import type { RoleView } from "./role-view";

type Assignment = RoleView["assignments"][number];

const columns: Column<Assignment>[] = [
  { key: "who", header: "Who", rowHeader: true, cell: ({ email }) => <span className="break-all">{email}</span> },
  { key: "role", header: "Role", cell: ({ role }) => role },
  {
    key: "until",
    header: "Until",
    cell: ({ expiresAt, isExpired }) =>
      expiresAt ? (
        <>
          {isExpired ? "ended " : ""}
          <Moment at={expiresAt} />
        </>
      ) : (
        "no end"
      ),
  },
];

type AssignmentSectionProps = { view: RoleView; outcome: FormOutcome | null };

/** Who has which role until when, and the form that gives one. */
export function AssignmentSection({ view: { assignments, roles, mayWrite, today }, outcome }: AssignmentSectionProps) {
  const { error, typed } = formState(outcome, ROLE.assign);
  const options = roles
    .filter(({ isActive }) => isActive)
    .map(({ id, displayName }) => ({ value: String(id), label: displayName }));
  return (
    <Card as="section" title="Who has a role">
      {mayWrite ? (
        <ActForm
          key={assignments[0]?.id ?? 0}
          intent={ROLE.assign}
          outcome={outcome}
          button="Assign Role"
          variant="primary"
          className="mb-5 grid gap-3"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Email of the account" error={error("email")}>
              <TextInput name="email" type="email" maxLength={255} required defaultValue={typed("email")} />
            </Field>
            <Field label="Role to assign">
              <Select name="roleId" options={options} defaultValue={typed("roleId")} />
            </Field>
            <Field label="Until" error={error("expiresAt")} optional>
              <TextInput type="date" name="expiresAt" min={today} max="9998-12-31" />
            </Field>
            <Field label="Notes" optional>
              <TextInput name="notes" maxLength={500} />
            </Field>
          </div>
        </ActForm>
      ) : null}
      <DataTable
        caption="People with a role"
        columns={columns}
        rows={assignments}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Nobody has a role yet">Administrators need none.</EmptyState>}
        rowActions={
          mayWrite
            ? ({ roleId, userId, email, role }) => (
                <ActButton
                  intent={ROLE.unassign}
                  fields={{ roleId, userId }}
                  variant="ghost"
                  label={`Take ${role} from ${email}`}
                >
                  Take
                </ActButton>
              )
            : undefined
        }
      />
    </Card>
  );
}
