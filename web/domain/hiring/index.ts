export { ACTIVITY_ENTITIES, type ActivityQuery, activityQuery, listActivities } from "./activity/list-activities";
export { type ActivityEntity, type NewActivity, recordActivity } from "./activity/record-activity";
export { deleteRecord, type HiringRecord, listRecords, RECORD_KINDS, type RecordKind } from "./admin/hiring-records";
export {
  CASE_ACTIONS,
  CASE_STATES,
  CASE_STEPS,
  type CaseAction,
  RIGHTS_SUMMARY,
  stepsFrom,
} from "./adverse-action/case-steps";
export { type CaseStep, changeCase, openCase } from "./adverse-action/change-case";
export { type Agency, finalLetter, preAdverseLetter } from "./adverse-action/notices";
export { type BackgroundView, readBackground } from "./adverse-action/read-cases";
export { addApplication, newApplication } from "./applications/add-application";
export {
  applicationBoard,
  type Board,
  type BoardColumn,
  boardColumn,
  jobChoices,
} from "./applications/application-board";
export { type BulkMove, type BulkResult, bulkMove, moveMany, undoMany } from "./applications/bulk";
export { changeApplication, type MoveWish, moveSchema } from "./applications/change-application";
export { holdApplication } from "./applications/held-application";
export {
  type ApplicationPage,
  type ApplicationQuery,
  type ApplicationRow,
  applicationQuery,
  listApplications,
} from "./applications/list-applications";
export {
  type Moved,
  moveApplication,
  reopenApplication,
  transferApplication,
  undoMove,
  withdrawByCandidate,
} from "./applications/move-application";
export { getApplication, readApplication, reasonChoices } from "./applications/read-application";
export {
  type NewApplication,
  type ReceivedApplication,
  receiveApplication,
} from "./applications/receive-application";
export {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationStatus,
  actionFor,
  actionsFrom,
  checkTransition,
  isActive,
} from "./applications/transitions";
export { canUndo, UNDO_MINUTES } from "./applications/undo-application";
export { addCandidateWithFiles, addFiles, type CandidateFiles } from "./candidates/add-with-files";
export {
  type CandidateForm,
  candidateChange,
  candidateForm,
  EDUCATION_LEVELS,
  EXPERIENCE_CHOICES,
} from "./candidates/candidate-form";
export {
  type ContactForm,
  contactCandidate,
  contactForm,
  MERGE_FIELDS,
  mailTemplateChoices,
  mergeFields,
  senderValues,
} from "./candidates/contact-candidate";
export {
  CSV_FIELDS,
  type CsvField,
  exportCandidates,
  guessMapping,
  type ImportResult,
  importCandidates,
  type Mapping,
  mappingSchema,
  readCsv,
} from "./candidates/csv";
export { type DuplicatePair, findDuplicates, markDistinct } from "./candidates/duplicates";
export {
  type CandidatePage,
  type CandidateQuery,
  type CandidateRow,
  candidateQuery,
  candidateTags,
  listCandidates,
} from "./candidates/list-candidates";
export { mergeCandidates, recentMerges, undoMerge } from "./candidates/merge-candidates";
export { addNote, deleteNote } from "./candidates/notes";
export { parseResumeFile, parseSoon, parseWaitingResumes } from "./candidates/parse-resume-file";
export {
  eraseDue,
  erasureOutlook,
  exportCandidateData,
  releaseLegalHold,
  requestErasure,
  setLegalHold,
} from "./candidates/privacy";
export { getCandidate, readCandidate } from "./candidates/read-candidate";
export { correctResume, readResumeReview, resumeCorrection } from "./candidates/resume-review";
export { createCandidate, removeCandidate, tagCandidates, updateCandidate } from "./candidates/save-candidate";
export { deleteView, listViews, type SavedViewRow, saveView } from "./candidates/saved-views";
export { type OwnApplication, ownApplication, withdrawOwnApplication } from "./careers/application-status";
export { type Applying, apply, applyForm, applyToken, privacyText } from "./careers/apply";
export { FEED_FORMATS, isFeedFormat, jobAddress, jobFeed, SCREENING_NOTICE } from "./careers/job-feeds";
export { jobPosting } from "./careers/job-posting";
export {
  careersSite,
  type PublicJob,
  type PublicJobItem,
  publicDocument,
  publicJob,
  searchPublicJobs,
} from "./careers/public-jobs";
export { type PublicOrganization, publicOrganization } from "./careers/public-organization";
export { type FormFields, readForForm } from "./careers/read-for-form";
export type { Found, Severity } from "./checks/check-types";
export { lawsAt, lawsOfPlaces } from "./checks/laws-of-places";
export { type FindingView, listFindings } from "./checks/list-findings";
export { overrideFinding, reopenFinding } from "./checks/override-finding";
export { recheckAfterCorpus } from "./checks/recheck-after-corpus";
export { type Recheck, recheckPostings } from "./checks/recheck-postings";
export { type CheckSubject, reconcileFindings } from "./checks/reconcile-findings";
export { type HiringDashboard, hiringDashboard } from "./dashboard/hiring-dashboard";
export {
  adverseImpact,
  IMPACT_STEPS,
  type ImpactReport,
  impactQuery,
  readImpactQuery,
} from "./fairness/adverse-impact";
export { type BiasWatch, biasWatch } from "./fairness/bias-watch";
export type { ImpactLine, Verdict } from "./fairness/impact";
export { localLaw144Pack, NOT_AN_AUDIT } from "./fairness/local-law-144";
export {
  GENDERS,
  giveSelfIdentification,
  RACES,
  type SelfIdentificationView,
  selfIdentificationForm,
  selfIdentificationView,
} from "./fairness/self-identification";
export {
  type CheckedUpload,
  checkUpload,
  DEGREE_TYPES,
  DOCUMENT_TYPES,
  keepUpload,
  RESUME_TYPES,
  shownName,
  type Upload,
  withUploads,
} from "./files/keep-upload";
export { readStoredFile } from "./files/read-stored-file";
export {
  type Booking,
  bookedCalendar,
  bookTime,
  type OfferedTimes,
  offeredTimes,
  offerTimes,
  readBooking,
} from "./interviews/booking";
export {
  answerInvitation,
  changeInterview,
  HAND_STEPS,
  type HandStep,
  interviewStep,
  updateInterview,
} from "./interviews/change-interview";
export { calendarFeed, calendarFeedState, makeCalendarFeed, revokeCalendarFeed } from "./interviews/feed";
export { freeTimes, proposals } from "./interviews/free-times";
export { interviewChoices } from "./interviews/interview-choices";
export {
  INTERVIEW_TYPES,
  type InterviewChange,
  interviewChange,
  type NewInterview,
  newInterview,
} from "./interviews/interview-form";
export { type InterviewPlan, interviewPlan, readInterviewPlan, saveInterviewPlan } from "./interviews/interview-plan";
export {
  checkInterviewStep,
  INTERVIEW_ACTIONS,
  INTERVIEW_STATUSES,
  INTERVIEW_TRANSITIONS,
  interviewActions,
} from "./interviews/interview-states";
export { localFields, momentAt, US_TIME_ZONES, whenText } from "./interviews/interview-times";
export {
  type InterviewQuery,
  type InterviewRow,
  interviewQuery,
  listInterviews,
  upcomingInterviews,
} from "./interviews/list-interviews";
export { passInterviews } from "./interviews/pass-interviews";
export { type InterviewView, readInterview } from "./interviews/read-interview";
export { scheduleInterview } from "./interviews/schedule-interview";
export {
  listScorecardTemplates,
  saveScorecardTemplate,
  scorecardTemplateForm,
} from "./interviews/scorecard-templates";
export {
  type Attribute,
  type ScorecardForm,
  type ScorecardView,
  saveScorecard,
  scorecardForm,
  VERDICTS,
} from "./interviews/scorecards";
export { changeJob, type JobStep } from "./jobs/change-job";
export { createJob, duplicateJob } from "./jobs/create-job";
export { deleteJob } from "./jobs/delete-job";
export { descriptionHtml, descriptionText } from "./jobs/description";
export { addJobDocument, type DocumentAccess, removeJobDocument } from "./jobs/job-documents";
export { type JobChange, type JobForm, jobChange, newJobForm } from "./jobs/job-form";
export * as jobOptions from "./jobs/job-options";
export { QUESTION_KINDS, type QuestionsForm, questionsForm, saveQuestions } from "./jobs/job-questions";
export {
  APPROVAL_STATES,
  JOB_ACTIONS,
  JOB_STATES,
  JOB_TRANSITIONS,
  type JobAction,
  type JobState,
} from "./jobs/job-states";
export { removeTranslation, saveTranslation, type TranslationForm, translationForm } from "./jobs/job-translations";
export type { JobView } from "./jobs/job-view";
export { type JobPage, type JobQuery, type ListedJob, listJobs } from "./jobs/list-jobs";
export { passDeadlines } from "./jobs/pass-deadlines";
export { type JobDetail, readJob } from "./jobs/read-job";
export { type JobUpdate, updateJob } from "./jobs/update-job";
export { HIRING_ABILITIES, type HiringAbility, roleAllows } from "./member/abilities";
export { type HiringMember, hiringMember, inHiring } from "./member/hiring-member";
export { markNotice, NOTICE_STATES, type NoticeView, readNotices } from "./notices/notice-list";
export {
  acceptForm,
  acceptOffer,
  declineForm,
  declineOffer,
  type OwnOffer,
  ownOffer,
  ownOfferLetter,
} from "./offers/answer-offer";
export { changeOffer, OFFER_HAND_STEPS, type OfferHandStep } from "./offers/change-offer";
export { type OfferFacts, offerFindings } from "./offers/check-offer";
export type { OfferCompensation } from "./offers/offer-data";
export { type NewOffer, newOffer, type OfferChange, offerChange, offerForm, offerStep } from "./offers/offer-form";
export { DEFAULT_LETTER, LETTER_FIELDS, type OfferLetter } from "./offers/offer-letter";
export {
  checkOfferStep,
  OFFER_ACTIONS,
  OFFER_STATUSES,
  OFFER_TRANSITIONS,
  offerActions,
} from "./offers/offer-states";
export { letterTemplateForm, listLetterTemplates, saveLetterTemplate } from "./offers/offer-templates";
export { passOffers } from "./offers/pass-offers";
export {
  LETTER_FORMATS,
  type LetterFormat,
  listOffers,
  type OfferQuery,
  type OfferView,
  offerLetterFile,
  offerQuery,
  offerStart,
  readOffer,
} from "./offers/read-offer";
export { createOffer, deleteOffer, updateOffer } from "./offers/save-offer";
export { type PipelineForm, pipelineForm, readPipeline, savePipeline } from "./pipelines/job-pipeline";
export {
  chooseStageTemplate,
  listStageTemplates,
  removeStageTemplate,
  type StageTemplateView,
  saveStageTemplate,
  stageTemplateForm,
} from "./pipelines/stage-templates";
export { bonusesDue } from "./referrals/bonuses-due";
export { type BonusStep, changeBonus } from "./referrals/change-bonus";
export {
  BONUS_STATES,
  type ListedReferral,
  listReferrals,
  type ReferralPage,
  referralQuery,
} from "./referrals/list-referrals";
export { referCandidate, referralForm } from "./referrals/refer-candidate";
export { type OpenReferral, openReferrals, referralLink } from "./referrals/referral-links";
export { mailReports } from "./reports/mail-reports";
export { reportCsv, reportRowsCsv } from "./reports/report-csv";
export { REPORTS } from "./reports/report-kinds";
export { type ReportQuery, readReportQuery, reportQuery } from "./reports/report-query";
export { type ReportRow, reportRows, rowsQuery } from "./reports/report-rows";
export {
  CADENCES,
  listSchedules,
  reportReaders,
  type ScheduledReport,
  scheduleForm,
  scheduleReport,
  unscheduleReport,
} from "./reports/report-schedules";
export { figureText } from "./reports/report-text";
export { isReportType, REPORT_TYPES, type ReportType } from "./reports/report-types";
export { type Report, reportDepartments, runReport } from "./reports/run-report";
export type { ParsedResume } from "./resume/parse-resume";
export { type ResumeReading, readResume } from "./resume/read-resume";
export {
  logQuery,
  readScreening,
  reviewForm,
  reviewScreening,
  type ScreeningView,
  screeningLog,
  screeningOfJob,
} from "./screening/read-screening";
export { screenApplication, screenJob } from "./screening/screen-application";
export { sweepScreening } from "./screening/sweep-screening";
export { type ApprovalStepView, approvalStepForm, saveApprovalSteps } from "./settings/approval-steps";
export {
  companyForm,
  locationForm,
  readSettings,
  removeLocation,
  saveCompany,
  saveLocation,
  savePolicies,
} from "./settings/company-settings";
export { STAGE_KINDS, type StageKind, type StageShape } from "./settings/defaults";
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
export { mergeText } from "./settings/merge-text";
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
export { fieldsOf, TEMPLATE_KIND_NAMES, TEMPLATE_KINDS, type TemplateKind } from "./templates/template-kinds";
export { deliverWebhooks, webhookSignature } from "./webhooks/deliver-webhooks";
export { emitEvent } from "./webhooks/emit-event";
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
  type WebhookForm,
  webhookChange,
  webhookForm,
} from "./webhooks/webhooks";
