export {
  departmentForm,
  listDepartments,
  mergeDepartments,
  mergeForm,
  saveDepartment,
} from "./departments/departments";
export { addEmployee } from "./employees/add-employee";
export { changePerson } from "./employees/change-person";
export {
  employmentChange,
  newEmployeeForm,
  personForm,
  plainDay,
} from "./employees/employee-form";
export { employeeQuery, listEmployees } from "./employees/list-employees";
export { readEmployee } from "./employees/read-employee";
export { changeEmployment } from "./employment/change-employment";
export type { PeopleAbility } from "./member/people-abilities";
export { type PeopleMember, peopleMember, peopleMemberMay } from "./member/people-member";
export { peopleOverview } from "./overview/people-overview";
export { listPlaces, mergePlaces, placeForm, savePlace } from "./places/places";
export { listTasks, stepTask, taskQuery, taskStep } from "./tasks/tasks";
