/** From applied to hired: applications, interviews, offers, referrals, screening and the lawful steps of each. */
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
export { bonusesDue } from "./referrals/bonuses-due";
export { type BonusStep, changeBonus } from "./referrals/change-bonus";
export { BONUS_STATES, type ListedReferral, listReferrals, referralQuery } from "./referrals/list-referrals";
export { referCandidate, referralForm } from "./referrals/refer-candidate";
export { type OpenReferral, openReferrals, referralLink } from "./referrals/referral-links";
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
export { APPLICATION_STATUSES, type ApplicationStatus, checkTransition } from "./states/application-states";
export { CASE_ACTIONS, type CaseAction, RIGHTS_SUMMARY } from "./states/case-steps";
export { INTERVIEW_TRANSITIONS } from "./states/interview-states";
export { OFFER_TRANSITIONS } from "./states/offer-states";
