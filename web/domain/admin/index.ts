export type { ListFile } from "~/platform/sheets/list-file";
export { clearSubscriberBounce, markSubscriberBounced, setSubscriberActive } from "./alerts/change-subscriber";
export { listMails, MAIL_STATES, mailQuery, mailTotals, readMail } from "./alerts/list-mails";
export { listNotifications, listNotificationsBare } from "./alerts/list-notifications";
export {
  listSubscribers,
  listSubscribersBare,
  SUBSCRIBER_FILTERS,
  type SubscriberRow,
  subscriberQuery,
  subscriberTotals,
} from "./alerts/list-subscribers";
export { resendMail } from "./alerts/resend-mail";
export { sendTestNotification, testNotificationForm } from "./alerts/send-test-notification";
export { type Analytics, analytics, type Cohort, retentionCohorts } from "./analytics/analytics";
export { RISK_WEEKS, type RiskFigures, riskFigures } from "./analytics/risk-figures";
export type { AuditRow } from "./audit/audit-row";
export { type AuditQuery, auditQuery, listAudit } from "./audit/list-audit";
export { type BulkForm, bulkForm } from "./bulk/bulk-form";
export { createBulk } from "./bulk/create-bulk";
export { exportBulk } from "./bulk/export-bulk";
export { type BulkRow, type BulkView, cancelBulk, readBulk } from "./bulk/read-bulk";
export { resumeBulks, startBulk } from "./bulk/start-bulk";
export { customerStats } from "./customer-stats";
export { expiryField, expiryMoment } from "./customers/access-terms";
export { addCustomer } from "./customers/add-customer";
export {
  forceLogout,
  notifyCustomer,
  reactivateCustomer,
  resetCustomerPassword,
  suspendCustomer,
  updateCustomer,
} from "./customers/customer-acts";
export { addNote, listNotes, removeNote } from "./customers/customer-notes";
export { type CustomerPurchase, customerPurchases } from "./customers/customer-purchases";
export { CUSTOMER_FILTERS, CUSTOMER_SORTS, customerOrder, customerQuery } from "./customers/customer-query";
export { customerTimeline } from "./customers/customer-timeline";
export { customerExportForm, exportCustomers } from "./customers/export-customers";
export { exportCustomerData } from "./customers/export-data";
export {
  customerForm,
  mainAccessForm,
  newCustomerForm,
  noteForm,
  noticeForm,
  passwordEnds,
  productGrantForm,
  reasonForm,
  temporaryPasswordChoice,
  temporaryPasswordGrant,
} from "./customers/forms";
export { importCustomers, importForm } from "./customers/import-customers";
export { type CustomerRow, listCustomers, listCustomersBare } from "./customers/list-customers";
export { type CustomerRights, customerRights, readCustomer } from "./customers/read-customer";
export {
  grantProduct,
  mainTerms,
  productTerms,
  revokeProduct,
  type SideProduct,
  setMainAccess,
} from "./customers/set-access";
export {
  FEEDBACK_STATES,
  type FeedbackRow,
  feedbackChange,
  feedbackQuery,
  handleFeedback,
  listFeedback,
} from "./feedback/manage-feedback";
export { foldFigures } from "./figures/fold-figures";
export type { Page } from "./keyset";
export {
  countFound,
  countQuestions,
  exportQuestions,
  listQuestions,
  type QuestionRow,
  questionQuery,
} from "./questions/list-questions";
export { questionTrends, TREND_DAYS } from "./questions/question-trends";
export { readQuery } from "./read-query";
export { clearOwnAccess } from "./system/clear-own-access";
export { operationFigures } from "./system/queues";
export { type SystemState, systemState } from "./system/system-state";
export { systemReadiness } from "./system-readiness";
