export {
  departmentForm,
  listDepartments,
  mergeDepartments,
  mergeForm,
  saveDepartment,
} from "./departments/departments";
export { listColleagues } from "./directory/choices";
export { type ChartNode, organizationChart } from "./directory/organization-chart";
export { addEmployee } from "./employees/add-employee";
export { changePerson } from "./employees/change-person";
export {
  CHANGE_REASONS,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_KINDS,
  employmentChange,
  FLSA_STATUSES,
  newEmployeeForm,
  PAY_TYPES,
  personForm,
  plainDay,
  WORK_SETTINGS,
} from "./employees/employee-form";
export { employeeQuery, listEmployees } from "./employees/list-employees";
export { type EmployeeView, readEmployee } from "./employees/read-employee";
export { BEGAN } from "./employment/began";
export { type ChangeResult, changeEmployment } from "./employment/change-employment";
export { type CloseHireForm, closeFresh, closeHire, closeHireForm } from "./hire/close-hire";
export { draftHire } from "./hire/draft-hire";
export { type AcceptedOffer, employ, type HireForm, hireForm, periodOf } from "./hire/employ";
export { type Agreed, CONTRACTOR } from "./hire/hire-terms";
export { moveStart, moveStartForm } from "./hire/move-start";
export type { PeopleAbility } from "./member/people-abilities";
export { inPeople, type PeopleMember, peopleMember, peopleMemberMay } from "./member/people-member";
export { peopleOverview } from "./overview/people-overview";
export { listPlaces, mergePlaces, placeForm, savePlace } from "./places/places";
export { HIRE_FORMS } from "./tasks/hire-forms";
export { listTasks, stepTask, type TaskState, taskQuery, taskStep } from "./tasks/tasks";
