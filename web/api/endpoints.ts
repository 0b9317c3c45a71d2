import { accountEndpoints } from "./account";
import { adminAlertEndpoints } from "./admin-alerts";
import { adminAuditEndpoints } from "./admin-audit";
import { adminBulkEndpoints } from "./admin-bulk";
import { adminCustomerActEndpoints } from "./admin-customer-acts";
import { adminCustomerEndpoints } from "./admin-customers";
import { adminFeedbackEndpoints } from "./admin-feedback";
import { adminJobEndpoints } from "./admin-jobs";
import { adminLawUpdateEndpoints } from "./admin-law-updates";
import { adminPurchaseEndpoints } from "./admin-purchases";
import { adminQuestionEndpoints } from "./admin-questions";
import { adminRecordEndpoints } from "./admin-records";
import { adminRoleEndpoints } from "./admin-roles";
import { alertEndpoints } from "./alerts";
import { apiKeyEndpoints } from "./api-keys";
import { atsApplicationEndpoints } from "./ats-applications";
import { atsBackgroundEndpoints } from "./ats-background";
import { atsCandidateEndpoints } from "./ats-candidates";
import { atsInterviewEndpoints } from "./ats-interviews";
import { atsJobEndpoints } from "./ats-jobs";
import { atsOfferEndpoints } from "./ats-offers";
import { atsPipelineEndpoints } from "./ats-pipelines";
import { atsReferralEndpoints } from "./ats-referrals";
import { atsReportEndpoints } from "./ats-reports";
import { atsScreeningEndpoints } from "./ats-screening";
import { atsTemplateEndpoints } from "./ats-templates";
import { authEndpoints } from "./auth";
import { caseEndpoints } from "./cases";
import { checkoutEndpoints } from "./checkout";
import { concernEndpoints } from "./concerns";
import { couponEndpoints } from "./coupons";
import { deviceEndpoints } from "./device";
import type { Endpoint } from "./endpoint";
import { exportEndpoints } from "./export";
import { feedbackEndpoints } from "./feedback";
import { geoEndpoints } from "./geo";
import { historyEndpoints } from "./history";
import { impersonationEndpoints } from "./impersonation";
import { lawUpdateEndpoints } from "./law-updates";
import { lawEndpoints } from "./laws";
import { memberEndpoints } from "./organization-members";
import { organizationSupportEndpoints } from "./organization-support";
import { organizationEndpoints } from "./organizations";
import { payEndpoints } from "./pay";
import { paymentEventEndpoints } from "./payment-events";
import { purchaseEndpoints } from "./purchases";
import { stateEndpoints } from "./states";
import { subscriptionEndpoints } from "./subscriptions";
import { topicEndpoints } from "./topics";
import { webhookEndpoints } from "./webhooks";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...accountEndpoints,
  ...deviceEndpoints,
  ...apiKeyEndpoints,
  ...organizationEndpoints,
  ...organizationSupportEndpoints,
  ...memberEndpoints,
  ...lawEndpoints,
  ...caseEndpoints,
  ...lawUpdateEndpoints,
  ...concernEndpoints,
  ...topicEndpoints,
  ...stateEndpoints,
  ...historyEndpoints,
  ...exportEndpoints,
  ...feedbackEndpoints,
  ...alertEndpoints,
  ...adminAlertEndpoints,
  ...payEndpoints,
  ...geoEndpoints,
  ...checkoutEndpoints,
  ...purchaseEndpoints,
  ...subscriptionEndpoints,
  ...paymentEventEndpoints,
  ...couponEndpoints,
  ...adminPurchaseEndpoints,
  ...impersonationEndpoints,
  ...adminCustomerEndpoints,
  ...adminCustomerActEndpoints,
  ...adminBulkEndpoints,
  ...adminQuestionEndpoints,
  ...adminRoleEndpoints,
  ...adminAuditEndpoints,
  ...adminFeedbackEndpoints,
  ...atsCandidateEndpoints,
  ...atsApplicationEndpoints,
  ...atsInterviewEndpoints,
  ...atsOfferEndpoints,
  ...atsTemplateEndpoints,
  ...atsPipelineEndpoints,
  ...adminJobEndpoints,
  ...adminLawUpdateEndpoints,
  ...adminRecordEndpoints,
  ...atsJobEndpoints,
  ...atsReportEndpoints,
  ...atsReferralEndpoints,
  ...atsScreeningEndpoints,
  ...atsBackgroundEndpoints,
  ...webhookEndpoints,
];
