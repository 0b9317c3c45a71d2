import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { EmptyState } from "~/app/ui/status/empty-state";
import type { departmentsView } from "./departments.server";
import { HeadsSum } from "./heads-sum";
import { MergeForm } from "./merge-form";
import { UNIT_INTENT } from "./organization-intents";

type View = Awaited<ReturnType<typeof departmentsView>>;
type Department = View["departments"][number];

/** Departments with how many work in each; HR renames, moves and merges them. */
export function DepartmentsScreen(view: View) {
  const { departments, mayWrite } = view;
  return (
    <div className="grid max-w-3xl gap-4">
      {departments.length === 0 ? <EmptyState title="No departments yet" /> : null}
      <HeadsSum units={departments} total={view.headCount} word="department" />
      {departments.map((one) => (
        <Card key={one.id} as="section" title={one.name} level={3} aside={<Heads {...one} />}>
          <Facts one={one} {...view} />
          {mayWrite ? (
            <Disclosure summary={`Change ${one.name}`} key={JSON.stringify(one)}>
              <DepartmentForm one={one} {...view} />
              <MergeForm
                id={one.id}
                name={one.name}
                others={choices(departments, one.id)}
                help="Everyone in it, past and to come, moves over. This cannot be undone."
              />
            </Disclosure>
          ) : null}
        </Card>
      ))}
      {mayWrite ? (
        <Card as="section" title="Add a department" level={3} key={departments.length}>
          <DepartmentForm {...view} />
        </Card>
      ) : null}
    </div>
  );
}

const choices = (list: { id: number; name: string }[], exceptId?: number) =>
  list.filter(({ id }) => id !== exceptId).map(({ id, name }) => ({ value: String(id), label: name }));

const Heads = ({ id, headCount }: Department) => (
  <TextLink href={`/hris/employees?departmentId=${id}`}>
    {headCount} {headCount === 1 ? "employee" : "employees"}
  </TextLink>
);

function Facts({ one, departments, colleagues }: View & { one: Department }) {
  const parent = departments.find(({ id }) => id === one.parentId)?.name;
  const manager = colleagues.find(({ id }) => id === one.managerId)?.name;
  const facts = [
    one.description,
    parent ? `Part of ${parent}` : null,
    manager ? `Led by ${manager}` : null,
    one.costCenter ? `Cost center ${one.costCenter}` : null,
  ].filter(Boolean);
  return facts.length > 0 ? <p className="text-sm text-ink-2">{facts.join(" · ")}</p> : null;
}

function DepartmentForm({ one, departments, colleagues }: View & { one?: Department }) {
  return (
    <ActionForm className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value={UNIT_INTENT.save} />
      {one ? <input type="hidden" name="id" value={one.id} /> : null}
      <Field label="Name" required>
        <TextInput name="name" maxLength={120} defaultValue={one?.name} />
      </Field>
      <Field label="Description" optional>
        <TextInput name="description" maxLength={500} defaultValue={one?.description ?? ""} />
      </Field>
      <Field label="Part of" optional>
        <Select
          name="parentId"
          placeholder="None"
          defaultValue={one?.parentId ?? ""}
          options={choices(departments, one?.id)}
        />
      </Field>
      <Field label="Led by" optional>
        <Select
          name="managerId"
          placeholder="Nobody"
          defaultValue={one?.managerId ?? ""}
          options={choices(colleagues)}
        />
      </Field>
      <Field label="Cost center" optional>
        <TextInput name="costCenter" maxLength={50} defaultValue={one?.costCenter ?? ""} />
      </Field>
      <div className="flex items-end">
        <Button type="submit" variant={one ? "secondary" : "primary"}>
          {one ? "Save Department" : "Add Department"}
        </Button>
      </div>
    </ActionForm>
  );
}
