import { accountEndpoints } from "./account/account";
import { alertEndpoints } from "./account/alerts";
import { apiKeyEndpoints } from "./account/api-keys";
import { authEndpoints } from "./account/auth";
import { checkoutEndpoints } from "./account/checkout";
import { deviceEndpoints } from "./account/device";
import { feedbackEndpoints } from "./account/feedback";
import { memberEndpoints } from "./account/organization-members";
import { organizationSupportEndpoints } from "./account/organization-support";
import { organizationEndpoints } from "./account/organizations";
import { paymentEventEndpoints } from "./account/payment-events";
import { purchaseEndpoints } from "./account/purchases";
import { signInEndpoints } from "./account/sign-in";
import { subscriptionEndpoints } from "./account/subscriptions";
import { adminAlertEndpoints } from "./admin/alerts";
import { adminAuditEndpoints } from "./admin/audit";
import { adminBulkEndpoints } from "./admin/bulk";
import { couponEndpoints } from "./admin/coupons";
import { adminCustomerActEndpoints } from "./admin/customer-acts";
import { adminCustomerEndpoints } from "./admin/customers";
import { adminFeedbackEndpoints } from "./admin/feedback";
import { impersonationEndpoints } from "./admin/impersonation";
import { adminJobEndpoints } from "./admin/jobs";
import { adminLawUpdateEndpoints } from "./admin/law-updates";
import { adminPurchaseEndpoints } from "./admin/purchases";
import { adminQuestionEndpoints } from "./admin/questions";
import { adminRecordEndpoints } from "./admin/records";
import { adminRoleEndpoints } from "./admin/roles";
import { atsApplicationEndpoints } from "./ats/applications";
import { atsBackgroundEndpoints } from "./ats/background";
import { atsCandidateEndpoints } from "./ats/candidates";
import { atsInterviewEndpoints } from "./ats/interviews";
import { atsJobEndpoints } from "./ats/jobs";
import { atsOfferEndpoints } from "./ats/offers";
import { atsPipelineEndpoints } from "./ats/pipelines";
import { atsReferralEndpoints } from "./ats/referrals";
import { atsReportEndpoints } from "./ats/reports";
import { atsScreeningEndpoints } from "./ats/screening";
import { atsTemplateEndpoints } from "./ats/templates";
import { webhookEndpoints } from "./ats/webhooks";
import type { Endpoint } from "./endpoint";
import { geoEndpoints } from "./geo";
import { payEndpoints } from "./pay";
import { employeeEndpoints } from "./people/employees";
import { hireEndpoints } from "./people/hires";
import { leavingEndpoints } from "./people/leaving";
import { timeOffEndpoints } from "./people/time-off";
import { timeOffRequestEndpoints } from "./people/time-off-requests";
import { peopleUnitEndpoints } from "./people/units";
import { caseEndpoints } from "./research/cases";
import { concernEndpoints } from "./research/concerns";
import { exportEndpoints } from "./research/export";
import { historyEndpoints } from "./research/history";
import { lawUpdateEndpoints } from "./research/law-updates";
import { lawEndpoints } from "./research/laws";
import { stateEndpoints } from "./research/states";
import { topicEndpoints } from "./research/topics";

/** Every endpoint of the product, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  ...signInEndpoints,
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
  ...employeeEndpoints,
  ...hireEndpoints,
  ...leavingEndpoints,
  ...peopleUnitEndpoints,
  ...timeOffEndpoints,
  ...timeOffRequestEndpoints,
];
