export { ACCOUNT_STATES, type AccountView } from "./account/account-state";
export {
  accountInvitation,
  disconnectAccount,
  inviteEverybody,
  inviteToRecord,
  withdrawInvitation,
} from "./account/invite";
export { linkEmployee } from "./account/link-employee";
export { FIELD_AUDIENCES, FIELD_KINDS, fieldChange, fieldForm } from "./custom-fields/field-form";
export type { CustomField } from "./custom-fields/field-values";
export { addField, changeField, listFields, retireField } from "./custom-fields/fields";
export {
  departmentForm,
  listDepartments,
  mergeDepartments,
  mergeForm,
  saveDepartment,
} from "./departments/departments";
export { listColleagues } from "./directory/choices";
export { type ChartNode, organizationChart } from "./directory/organization-chart";
export { addDocument } from "./documents/add-document";
export { changeDocument, removeDocument } from "./documents/change-document";
export { documentChange, documentForm, documentQuery, documentRemoval } from "./documents/document-form";
export { DOCUMENT_KINDS } from "./documents/document-kinds";
export { type DocumentLine, expiringDocuments, listDocuments } from "./documents/list-documents";
export { readDocument } from "./documents/read-document";
export {
  type EeoPreview,
  type EeoReport,
  eeoCategoriesForm,
  eeoPreview,
  eeoPreviewQuery,
  eeoQuery,
  eeoReport,
  eeoSnapshotForm,
  eeoYears,
  setEeoCategories,
  takeEeoSnapshot,
} from "./eeo/eeo-report";
export { EEO_CATEGORIES, EEO_CATEGORY_KEYS, EEO_RACES, EEO_SEXES, EEO_SOURCES } from "./eeo/eeo-words";
export {
  identificationForm,
  identifyOneself,
  ownIdentification,
  ownIdentificationForm,
  readIdentification,
  recordIdentification,
} from "./eeo/self-identification";
export { addEmployee } from "./employees/add-employee";
export { changePerson } from "./employees/change-person";
export { exportEmployeeData } from "./employees/employee-data";
export {
  beginForm,
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
export { countEmployees, employeeQuery, listEmployees } from "./employees/list-employees";
export { type EmployeeView, readEmployee } from "./employees/read-employee";
export { BEGAN } from "./employment/began";
export { type ChangeResult, changeEmployment } from "./employment/change-employment";
export { headsAtPlaces } from "./employment/heads";
export { withdrawChange } from "./employment/withdraw-change";
export { eraseDueEmployees } from "./erasure/erase-due-employees";
export {
  type ErasurePreview,
  holdForm,
  previewErasure,
  releaseEmployeeHold,
  requestErasure,
  setEmployeeHold,
  withdrawErasure,
} from "./erasure/erasures";
export { exportEmployees } from "./exports/export-employees";
export { beginEmployment, removeDraft } from "./hire/begin-employment";
export { type CloseHireForm, closeFresh, closeHire, closeHireForm } from "./hire/close-hire";
export { draftHire } from "./hire/draft-hire";
export { type AcceptedOffer, employ, type HireForm, hireForm, periodOf } from "./hire/employ";
export { type Agreed, CONTRACTOR } from "./hire/hire-terms";
export { moveStart, moveStartForm } from "./hire/move-start";
export {
  customColumn,
  guessImport,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  NEEDED_FIELDS,
} from "./imports/import-fields";
export { IMPORT_LABELS } from "./imports/import-labels";
export { type ImportOutcome, importOptions, importPeople, MOST_IMPORTED } from "./imports/import-people";
export { listImports, undoImport } from "./imports/undo-import";
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
export { inPeople, type PeopleMember, peopleMember, peopleMemberMay, peopleRoleOf } from "./member/people-member";
export { peopleOverview } from "./overview/people-overview";
export { seatsNow } from "./overview/seats";
export { listPlaces, mergePlaces, placeForm, savePlace } from "./places/places";
export {
  answerPolicy,
  listOwnPolicies,
  type OwnPolicyView,
  policyAnswer,
  readOwnPolicy,
} from "./policies/own-policies";
export {
  addPolicyText,
  listPolicyTexts,
  type PolicyTextView,
  policySending,
  policyTextForm,
  policyWording,
  readPolicyText,
  retirePolicy,
  rewordPolicy,
} from "./policies/policy-text";
export { remindPolicy, sendPolicy } from "./policies/send-policy";
export { remindPeople } from "./reminders/remind-people";
export { headcountReport, reportQuery, turnoverReport } from "./reports/headcount-report";
export { leaveLiability } from "./reports/leave-liability";
export { REPORTS, reportFile } from "./reports/report-file";
export {
  changePeopleSettings,
  type PeopleSettings,
  peopleSettingsForm,
  readPeopleSettings,
} from "./settings/people-settings";
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
export { type PolicyPreview, policyPreviewForm, previewPolicy } from "./time-off/policies/preview-policy";
export { stepRequest } from "./time-off/requests/decide-request";
export { makeTimeOffFeed, revokeTimeOffFeed, timeOffFeed, timeOffFeedState } from "./time-off/requests/feed";
export { listRequests, type RequestView, readRequest } from "./time-off/requests/list-requests";
export { requestForm, requestQuery, requestStep } from "./time-off/requests/request-form";
export { requestLeave } from "./time-off/requests/request-leave";
export { outQuery, whoIsOut } from "./time-off/requests/who-is-out";
