import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { TextInput } from "~/app/ui/fields/text-input";
import type { RoleRow, RoleView } from "./role-view";

type RoleFieldsProps = { permissions: RoleView["permissions"]; role?: RoleRow };

/** Name, description and the permissions by group. */
export function RoleFields({ permissions, role }: RoleFieldsProps) {
  const groups = [...new Set(permissions.map(({ group }) => group))];
  return (
    <>
      <Field label="Role name">
        <TextInput name="displayName" maxLength={100} required defaultValue={role?.displayName} />
      </Field>
      <Field label="Description" optional>
        <TextInput name="description" maxLength={500} defaultValue={role?.description ?? ""} />
      </Field>
      {groups.map((group) => (
        <Fieldset key={group} legend={group}>
          {permissions
            .filter((one) => one.group === group)
            .map(({ name, description }) => (
              <Checkbox
                key={name}
                name="permissions"
                value={name}
                label={description}
                defaultChecked={role?.permissions.includes(name)}
              />
            ))}
        </Fieldset>
      ))}
    </>
  );
}
