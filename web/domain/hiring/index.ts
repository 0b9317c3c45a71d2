/** The door of hiring: who may what, the team, settings, templates, reports. Each wing has a door of its own beside it. */
export { activityQuery, listActivities } from "./activity/list-activities";
export { deleteRecord, listRecords, RECORD_KINDS } from "./admin/hiring-records";
export { deleteView, listViews, saveView } from "./candidates/saved-views";
export { hiringDashboard } from "./dashboard/hiring-dashboard";
export { type HiringMember, hiringMember, inHiring } from "./member/hiring-member";
export { mailReports } from "./reports/mail-reports";
export { reportCsv, reportRowsCsv } from "./reports/report-csv";
export { REPORTS } from "./reports/report-kinds";
export { type ReportQuery, readReportQuery, reportQuery } from "./reports/report-query";
export { reportRows, rowsQuery } from "./reports/report-rows";
export {
  CADENCES,
  listSchedules,
  reportReaders,
  scheduleForm,
  scheduleReport,
  unscheduleReport,
} from "./reports/report-schedules";
export { figureText } from "./reports/report-text";
export { isReportType, REPORT_TYPES, type ReportType } from "./reports/report-types";
export { type Report, reportDepartments, runReport } from "./reports/run-report";
export { approvalStepForm, saveApprovalSteps } from "./settings/approval-steps";
export {
  companyForm,
  locationForm,
  readSettings,
  removeLocation,
  saveCompany,
  saveLocation,
  savePolicies,
} from "./settings/company-settings";
export { STAGE_KINDS } from "./settings/defaults";
export { hiringChoices } from "./settings/hiring-choices";
export {
  addReason,
  addSource,
  reasonForm,
  saveDefaultStages,
  sourceForm,
  stagesForm,
  switchListEntry,
} from "./settings/hiring-lists";
export { HIRING_ABILITIES, type HiringAbility, memberMay, roleAllows } from "./states/abilities";
export { type JobChoice, jobChoices, setSingleJobs, singleJobsForm } from "./team/restrict-member";
export { listTeam, saveTeamMember, type TeamRow, teamMemberForm } from "./team/team-members";
export {
  createMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  mailTemplateChange,
  mailTemplateForm,
  previewForm,
  previewTemplate,
  readMailTemplate,
  updateMailTemplate,
} from "./templates/mail-templates";
export { fieldsOf, TEMPLATE_KIND_NAMES, TEMPLATE_KINDS } from "./templates/template-kinds";
