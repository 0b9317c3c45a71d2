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
export { peopleMember } from "./member/people-member";
export { listPlaces, mergePlaces, placeForm, savePlace } from "./places/places";
export { listTasks, stepTask, taskQuery, taskStep } from "./tasks/tasks";
