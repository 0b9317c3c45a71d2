import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { formOf } from "~/app/server/form.server";
import {
  departmentForm,
  listColleagues,
  listDepartments,
  mergeDepartments,
  mergeForm,
  type PeopleMember,
  saveDepartment,
} from "~/domain/people";
import { people, peopleRights } from "../people.server";
import { UNIT_INTENT as INTENT } from "./organization-intents";

const HERE = "/hris/organization/departments";

export async function departmentsView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const [departments, colleagues] = await Promise.all([listDepartments(member), listColleagues(member)]);
  return { departments, colleagues, mayWrite: peopleRights(member, "places:write")["places:write"] };
}

export async function departmentsAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "places:write");
  const form = await formOf(arrival.request);
  return actAndReturn(form, HERE, () =>
    textOf(form, "intent") === INTENT.merge ? merge(member, form) : save(member, form),
  );
}

async function save(member: PeopleMember, form: FormData) {
  const id = textOf(form, "id");
  const wish = checked(departmentForm, {
    name: textOf(form, "name"),
    description: textOf(form, "description"),
    costCenter: textOf(form, "costCenter"),
    parentId: Number(textOf(form, "parentId")) || null,
    managerId: Number(textOf(form, "managerId")) || null,
  });
  await saveDepartment(member, wish, id ? idOf(id) : undefined);
  return { title: id ? "Department Saved" : "Department Added", variant: "success" } as const;
}

async function merge(member: PeopleMember, form: FormData) {
  const { into } = checked(mergeForm, { into: Number(textOf(form, "into")) });
  await mergeDepartments(member, idOf(textOf(form, "id")), into);
  return { title: "Departments Merged", variant: "success" } as const;
}
