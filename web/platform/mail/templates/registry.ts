import type { z } from "zod";
import type { MailTemplate } from "../template";
import * as account from "./account";
import * as alerts from "./alerts";
import * as billing from "./billing";
import * as hiring from "./hiring";
import * as leave from "./leave";
import * as people from "./people";

/** Every mail that the product sends. The name is stored with the mail and must not change. */
export const mailTemplates = {
  welcome: account.welcome,
  "email-verify": account.emailVerify,
  "password-reset": account.passwordReset,
  "password-changed": account.passwordChanged,
  "temporary-password": account.temporaryPassword,
  "temporary-password-set": account.temporaryPasswordSet,
  "temporary-password-request": account.temporaryPasswordRequest,
  "second-factor-changed": account.secondFactorChanged,
  "linked-account-changed": account.linkedAccountChanged,
  "email-change-old": account.emailChangeOld,
  "email-change-new": account.emailChangeNew,
  "account-deleted": account.accountDeleted,
  "new-sign-in": account.newSignIn,
  registration: account.registration,
  "account-exists": account.accountExists,
  "organization-invitation": people.organizationInvitation,
  "employee-invitation": people.employeeInvitation,
  "policy-to-read": people.policyToRead,
  "people-reminders": people.peopleReminders,
  "manager-week": people.managerWeek,
  "document-expires": people.documentExpires,
  "leave-asked": leave.leaveAsked,
  "leave-decided": leave.leaveDecided,
  "leave-withdrawn": leave.leaveWithdrawn,
  "admin-invitation": people.adminInvitation,
  "customer-invitation": people.customerInvitation,
  "customer-notice": people.customerNotice,
  "candidate-message": people.candidateMessage,
  "feedback-received": people.feedbackReceived,
  receipt: billing.receipt,
  "renewal-reminder": billing.renewalReminder,
  "payment-failed": billing.paymentFailed,
  "subscription-cancelled": billing.subscriptionCancelled,
  "refund-requested": billing.refundRequested,
  "refund-made": billing.refundMade,
  "refund-declined": billing.refundDeclined,
  "access-ending": billing.accessEnding,
  "hiring-letter": hiring.hiringLetter,
  "hiring-report": hiring.hiringReport,
  "alert-confirm": alerts.alertConfirm,
  "alert-digest": alerts.alertDigest,
  "alert-test": alerts.alertTest,
} as const;

export type MailName = keyof typeof mailTemplates;
export type MailData<Name extends MailName> = z.input<(typeof mailTemplates)[Name]["data"]>;
export type MailSecrets<Name extends MailName> = z.input<(typeof mailTemplates)[Name]["secrets"]>;

/** The template of a stored name; a row of an older release may name one that is gone. */
export function findTemplate(name: string): MailTemplate | null {
  if (!Object.hasOwn(mailTemplates, name)) return null;
  // One type for all of them: what goes in is checked by the template's own schemas.
  return mailTemplates[name as MailName] as unknown as MailTemplate;
}
