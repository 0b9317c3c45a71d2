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
export {
  KIND_WORDS,
  LEAVING_KINDS,
  type LeavingKind,
  leavingForm,
  leavingListQuery,
  leavingQuery,
  leavingStep,
} from "./leaving/leaving-form";
export { leavingMemo } from "./leaving/leaving-memo";
export { planLeaving, previewLeaving, stepLeaving } from "./leaving/leavings";
export type { LeavingPlan } from "./leaving/plan";
export { type LeavingView, listLeavings, readLeaving } from "./leaving/read-leavings";
export { turnDays } from "./leaving/turn-days";
export type { PeopleAbility } from "./member/people-abilities";
export { inPeople, type PeopleMember, peopleMember, peopleMemberMay } from "./member/people-member";
export { peopleOverview } from "./overview/people-overview";
export { listPlaces, mergePlaces, placeForm, savePlace } from "./places/places";
export { HIRE_FORMS } from "./tasks/hire-forms";
export { listTasks, stepTask, type TaskState, taskQuery, taskStep } from "./tasks/tasks";
export { accrueLeave } from "./time-off/accrue-leave";
export { type BalanceView, balanceQuery, readBalances } from "./time-off/balances";
export { addHandEntry, handEntryForm, ledgerQuery, listLedger } from "./time-off/hand-entries";
export {
  addFederalHolidays,
  addHoliday,
  holidayForm,
  holidayQuery,
  listHolidays,
  removeHoliday,
} from "./time-off/holidays";
export { type PlaceBesideLaw, policiesBesideLaw } from "./time-off/law/policies-beside-law";
export { timeText } from "./time-off/ledger/time-text";
export { addPolicy, changePolicy, listPolicies, withdrawPolicy } from "./time-off/policies/policies";
export { policyChange, policyForm } from "./time-off/policies/policy-form";
export { stepRequest } from "./time-off/requests/decide-request";
export { makeTimeOffFeed, revokeTimeOffFeed, timeOffFeed, timeOffFeedState } from "./time-off/requests/feed";
export { listRequests, type RequestView, readRequest } from "./time-off/requests/list-requests";
export { requestForm, requestQuery, requestStep } from "./time-off/requests/request-form";
export { requestLeave } from "./time-off/requests/request-leave";
export { outQuery, whoIsOut } from "./time-off/requests/who-is-out";
