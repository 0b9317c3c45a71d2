export { activityQuery, listActivities } from "./activity/list-activities";
export { deleteRecord, listRecords, RECORD_KINDS } from "./admin/hiring-records";
export { changeCase, openCase } from "./adverse-action/change-case";
export { readBackground } from "./adverse-action/read-cases";
export { addApplication, newApplication } from "./applications/add-application";
export {
  applicationBoard,
  type Board,
  type BoardColumn,
  boardColumn,
  jobChoices,
} from "./applications/application-board";
export { bulkMove, moveMany, undoMany } from "./applications/bulk";
export { moveSchema } from "./applications/change-application";
export { type ApplicationRow, applicationQuery, listApplications } from "./applications/list-applications";
export {
  moveApplication,
  reopenApplication,
  transferApplication,
  undoMove,
  withdrawByCandidate,
} from "./applications/move-application";
export { getApplication, readApplication, reasonChoices } from "./applications/read-application";
export { receiveApplication } from "./applications/receive-application";
export { canUndo } from "./applications/undo-application";
export { addCandidateWithFiles, addFiles } from "./candidates/add-with-files";
export { candidateChange, candidateForm, EDUCATION_LEVELS, EXPERIENCE_CHOICES } from "./candidates/candidate-form";
export {
  contactCandidate,
  contactForm,
  MERGE_FIELDS,
  mailTemplateChoices,
  senderValues,
} from "./candidates/contact-candidate";
export {
  CSV_FIELDS,
  exportCandidates,
  guessMapping,
  importCandidates,
  type Mapping,
  mappingSchema,
  readCsv,
} from "./candidates/csv";
export { findDuplicates, markDistinct } from "./candidates/duplicates";
export { eraseDue } from "./candidates/erase-due";
export { eraseOld } from "./candidates/erase-old";
export { keepingForm, readKeeping, saveKeeping } from "./candidates/keeping";
export { type CandidateRow, candidateQuery, candidateTags, listCandidates } from "./candidates/list-candidates";
export { mergeCandidates, recentMerges, undoMerge } from "./candidates/merge-candidates";
export { addNote, deleteNote } from "./candidates/notes";
export { parseResumeFile, parseWaitingResumes } from "./candidates/parse-resume-file";
export {
  erasureOutlook,
  exportCandidateData,
  releaseLegalHold,
  requestErasure,
  setLegalHold,
} from "./candidates/privacy";
export { getCandidate, readCandidate } from "./candidates/read-candidate";
export { correctResume, readResumeReview, resumeCorrection } from "./candidates/resume-review";
export { createCandidate, removeCandidate, tagCandidates, updateCandidate } from "./candidates/save-candidate";
export { deleteView, listViews, saveView } from "./candidates/saved-views";
export { type OwnApplication, ownApplication, withdrawOwnApplication } from "./careers/application-status";
export { apply, applyForm, applyToken, privacyText } from "./careers/apply";
export { FEED_FORMATS, isFeedFormat, jobAddress, jobFeed, SCREENING_NOTICE } from "./careers/job-feeds";
export { jobPosting } from "./careers/job-posting";
export { careersSite, publicDocument, publicJob, searchPublicJobs } from "./careers/public-jobs";
export { readForForm } from "./careers/read-for-form";
export type { FindingView } from "./checks/list-findings";
export { overrideFinding, reopenFinding } from "./checks/override-finding";
export { recheckAfterCorpus } from "./checks/recheck-after-corpus";
export { recheckPostings } from "./checks/recheck-postings";
export { hiringDashboard } from "./dashboard/hiring-dashboard";
export {
  adverseImpact,
  IMPACT_STEPS,
  type ImpactReport,
  impactQuery,
  readImpactQuery,
} from "./fairness/adverse-impact";
export { biasWatch } from "./fairness/bias-watch";
export type { ImpactLine } from "./fairness/impact";
export { localLaw144Pack } from "./fairness/local-law-144";
export {
  GENDERS,
  giveSelfIdentification,
  RACES,
  selfIdentificationForm,
  selfIdentificationView,
} from "./fairness/self-identification";
export type { Upload } from "./files/keep-upload";
export { readStoredFile } from "./files/read-stored-file";
export { bookedCalendar, bookTime, offeredTimes, offerTimes, readBooking } from "./interviews/booking";
export {
  answerInvitation,
  changeInterview,
  HAND_STEPS,
  type HandStep,
  interviewStep,
  updateInterview,
} from "./interviews/change-interview";
export { calendarFeed, calendarFeedState, makeCalendarFeed, revokeCalendarFeed } from "./interviews/feed";
export { freeTimes } from "./interviews/free-times";
export { interviewChoices } from "./interviews/interview-choices";
export { interviewChange, newInterview } from "./interviews/interview-form";
export { interviewPlan, readInterviewPlan, saveInterviewPlan } from "./interviews/interview-plan";
export { localFields, momentAt, US_TIME_ZONES, whenText } from "./interviews/interview-times";
export { interviewQuery, listInterviews, upcomingInterviews } from "./interviews/list-interviews";
export { passInterviews } from "./interviews/pass-interviews";
export { readInterview } from "./interviews/read-interview";
export { scheduleInterview } from "./interviews/schedule-interview";
export { listScorecardTemplates, saveScorecardTemplate, scorecardTemplateForm } from "./interviews/scorecard-templates";
export { type ScorecardView, saveScorecard, scorecardForm } from "./interviews/scorecards";
export type { FactsChange } from "./jobs/change-facts";
export { changeJob } from "./jobs/change-job";
export { createJob, duplicateJob } from "./jobs/create-job";
export { deleteJob } from "./jobs/delete-job";
export { addJobDocument, type DocumentAccess, removeJobDocument } from "./jobs/job-documents";
export { jobChange, newJobForm } from "./jobs/job-form";
export * as jobOptions from "./jobs/job-options";
export { questionsForm, saveQuestions } from "./jobs/job-questions";
export { removeTranslation, saveTranslation, translationForm } from "./jobs/job-translations";
export { listJobs } from "./jobs/list-jobs";
export { passDeadlines } from "./jobs/pass-deadlines";
export { type JobDetail, readJob } from "./jobs/read-job";
export { updateJob } from "./jobs/update-job";
export { type HiringMember, hiringMember, inHiring } from "./member/hiring-member";
export { markNotice, NOTICE_STATES, readNotices } from "./notices/notice-list";
export { acceptForm, acceptOffer, declineForm, declineOffer, ownOffer, ownOfferLetter } from "./offers/answer-offer";
export { changeOffer, OFFER_HAND_STEPS, type OfferHandStep } from "./offers/change-offer";
export { employForm, employFromOffer } from "./offers/employ-offer";
export { readHiredEmployee } from "./offers/hired-employee";
export { newOffer, offerChange, offerStep } from "./offers/offer-form";
export { DEFAULT_LETTER, LETTER_FIELDS, type OfferLetter } from "./offers/offer-letter";
export { letterTemplateForm, listLetterTemplates, saveLetterTemplate } from "./offers/offer-templates";
export { passOffers } from "./offers/pass-offers";
export { LETTER_FORMATS, listOffers, offerLetterFile, offerQuery, offerStart, readOffer } from "./offers/read-offer";
export { createOffer, deleteOffer, updateOffer } from "./offers/save-offer";
export { listHires, type WaitingHire } from "./offers/waiting-hires";
export { pipelineForm, readPipeline, savePipeline } from "./pipelines/job-pipeline";
export {
  chooseStageTemplate,
  listStageTemplates,
  removeStageTemplate,
  saveStageTemplate,
  stageTemplateForm,
} from "./pipelines/stage-templates";
export { bonusesDue } from "./referrals/bonuses-due";
export { type BonusStep, changeBonus } from "./referrals/change-bonus";
export { BONUS_STATES, type ListedReferral, listReferrals, referralQuery } from "./referrals/list-referrals";
export { referCandidate, referralForm } from "./referrals/refer-candidate";
export { type OpenReferral, openReferrals, referralLink } from "./referrals/referral-links";
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
export { readResume } from "./resume/read-resume";
export {
  logQuery,
  readScreening,
  reviewForm,
  reviewScreening,
  screeningLog,
  screeningOfJob,
} from "./screening/read-screening";
export { screenApplication, screenJob } from "./screening/screen-application";
export { sweepScreening } from "./screening/sweep-screening";
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
export { copyStages } from "./settings/job-stages";
export { HIRING_ABILITIES, type HiringAbility, memberMay, roleAllows } from "./states/abilities";
export { APPLICATION_STATUSES, type ApplicationStatus, checkTransition } from "./states/application-states";
export { CASE_ACTIONS, type CaseAction, RIGHTS_SUMMARY } from "./states/case-steps";
export { INTERVIEW_TRANSITIONS } from "./states/interview-states";
export { APPROVAL_STATES, JOB_ACTIONS, JOB_STATES, JOB_TRANSITIONS, type JobAction } from "./states/job-states";
export { OFFER_TRANSITIONS } from "./states/offer-states";
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
export { deliverWebhooks } from "./webhooks/deliver-webhooks";
export { HIRING_EVENTS, type HiringEvent, isHiringEvent } from "./webhooks/events";
export {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  readWebhook,
  replayDelivery,
  updateWebhook,
  webhookChange,
  webhookForm,
} from "./webhooks/webhooks";
