import { accountEndpoints } from "./account/account";
import { alertEndpoints } from "./account/alerts";
import { apiKeyEndpoints } from "./account/api-keys";
import { authEndpoints } from "./account/auth";
import { checkoutEndpoints } from "./account/checkout";
import { deviceEndpoints } from "./account/device";
import { feedbackEndpoints } from "./account/feedback";
import { memberEndpoints } from "./account/organization-members";
import { organizationSignOnEndpoints } from "./account/organization-sign-on";
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
import { dryRunEndpoints } from "./dry-run";
import type { Endpoint } from "./endpoint";
import { eventEndpoints } from "./events/events";
import { webhookEndpoints } from "./events/webhooks";
import { geoEndpoints } from "./geo";
import { payEndpoints } from "./pay";
import { peopleDocumentEndpoints } from "./people/documents";
import { peopleEeoEndpoints } from "./people/eeo";
import { employeeAccountEndpoints } from "./people/employee-accounts";
import { employeeEndpoints } from "./people/employees";
import { employeeErasureEndpoints } from "./people/erasure";
import { peopleFieldEndpoints } from "./people/fields";
import { hireEndpoints } from "./people/hires";
import { peopleImportEndpoints } from "./people/imports";
import { leavingEndpoints } from "./people/leaving";
import { peoplePolicyEndpoints } from "./people/policies";
import { peopleReportEndpoints } from "./people/reports";
import { peopleSettingsEndpoints } from "./people/settings";
import { timeOffEndpoints } from "./people/time-off";
import { holidayEndpoints } from "./people/time-off-holidays";
import { timeOffRequestEndpoints } from "./people/time-off-requests";
import { peopleUnitEndpoints } from "./people/units";
import { caseEndpoints } from "./research/cases";
import { concernEndpoints } from "./research/concerns";
import { exportEndpoints } from "./research/export";
import { factEndpoints } from "./research/facts";
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
  ...dryRunEndpoints(() => endpoints),
  ...organizationEndpoints,
  ...organizationSupportEndpoints,
  ...organizationSignOnEndpoints,
  ...memberEndpoints,
  ...lawEndpoints,
  ...caseEndpoints,
  ...lawUpdateEndpoints,
  ...concernEndpoints,
  ...topicEndpoints,
  ...factEndpoints,
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
  ...eventEndpoints,
  ...employeeEndpoints,
  ...hireEndpoints,
  ...leavingEndpoints,
  ...employeeAccountEndpoints,
  ...peopleDocumentEndpoints,
  ...peopleFieldEndpoints,
  ...peopleImportEndpoints,
  ...peoplePolicyEndpoints,
  ...peopleReportEndpoints,
  ...peopleEeoEndpoints,
  ...employeeErasureEndpoints,
  ...peopleSettingsEndpoints,
  ...peopleUnitEndpoints,
  ...timeOffEndpoints,
  ...holidayEndpoints,
  ...timeOffRequestEndpoints,
];
