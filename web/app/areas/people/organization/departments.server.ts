import type { LoaderFunctionArgs } from "@remix-run/node";
import { textOf } from "~/app/server/form-fields.server";
import {
  countEmployees,
  departmentForm,
  employeeQuery,
  listColleagues,
  listDepartments,
  mergeDepartments,
  saveDepartment,
} from "~/domain/people";
import { people, peopleRights } from "../people.server";
import { unitActs } from "./unit-acts.server";

const HERE = "/hris/organization/departments";

export async function departmentsView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival);
  const [departments, colleagues, { headCount }] = await Promise.all([
    listDepartments(member),
    listColleagues(member),
    countEmployees(member, employeeQuery.parse({})),
  ]);
  return { departments, colleagues, headCount, mayWrite: peopleRights(member, "places:write")["places:write"] };
}

export const departmentsAction = unitActs({
  word: "Department",
  plural: "Departments",
  back: HERE,
  schema: departmentForm,
  read: (form) => ({
    name: textOf(form, "name"),
    description: textOf(form, "description"),
    costCenter: textOf(form, "costCenter"),
    parentId: Number(textOf(form, "parentId")) || null,
    managerId: Number(textOf(form, "managerId")) || null,
  }),
  save: saveDepartment,
  merge: mergeDepartments,
});
