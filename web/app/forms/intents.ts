import type { ToastMessage } from "~/app/ui/overlays/toast-context";

/** What a form of these screens asks for, in its `intent` field. */
export const INTENT = {
  signIn: "sign-in",
  register: "register",
  forgotPassword: "forgot-password",
  changeTemporaryPassword: "change-temporary-password",
  resetPassword: "reset-password",
  adminSignIn: "admin-sign-in",
  setUp: "set-up",
  updateProfile: "update-profile",
  verifyEmail: "verify-email",
  changePassword: "change-password",
  endSession: "end-session",
  endOtherSessions: "end-other-sessions",
  createKey: "create-key",
  revokeKey: "revoke-key",
  deleteAccount: "delete-account",
  confirmEmail: "confirm-email",
  confirmAccount: "confirm-account",
  confirmPassword: "confirm-password",
  device: "device",
  createOrganization: "create-organization",
  updateOrganization: "update-organization",
  switchOrganization: "switch-organization",
  invite: "invite",
  revokeInvitation: "revoke-invitation",
  changeRole: "change-role",
  removeMember: "remove-member",
  offerOwnership: "offer-ownership",
  leave: "leave",
  close: "close",
  reopen: "reopen",
  grantSupport: "grant-support",
  revokeSupport: "revoke-support",
  acceptInvitation: "accept-invitation",
  declineInvitation: "decline-invitation",
  subscribeAlerts: "subscribe-alerts",
  confirmAlerts: "confirm-alerts",
  changeAlert: "change-alert",
  addAlert: "add-alert",
  endAlert: "end-alert",
  endWatch: "end-watch",
  changeReader: "change-reader",
  unsubscribe: "unsubscribe",
  resubscribe: "resubscribe",
  toggleSubscriber: "toggle-subscriber",
  clearBounce: "clear-bounce",
  markBounce: "mark-bounce",
  testNotification: "test-notification",
  resendMail: "resend-mail",
  cancelPlan: "cancel-plan",
  resumePlan: "resume-plan",
  changePlan: "change-plan",
  requestRefund: "request-refund",
} as const;

export type Intent = (typeof INTENT)[keyof typeof INTENT];

export type FailureText = Required<Pick<ToastMessage, "title" | "description">>;

const AGAIN = "Please try again.";
const failed = (title: string, description: string): FailureText => ({ title, description });
const organization = failed("Update Failed", `Failed to update the organization. ${AGAIN}`);
const invitation = failed("Invitation Failed", `Failed to answer the invitation. ${AGAIN}`);
const password = failed("Password Change Failed", `Failed to change password. ${AGAIN}`);
const alerts = failed("Update Failed", `Failed to save your alerts. ${AGAIN}`);
const session = failed("Sign-out Failed", `Failed to end the session. ${AGAIN}`);

/** The toast of a failed form; a sentence of the domain takes the place of the description. */
export const FAILURE: Record<Intent, FailureText> = {
  "sign-in": failed("Login Failed", "Please check your credentials and try again."),
  register: failed("Registration Failed", "Please check your information and try again."),
  "forgot-password": failed("Reset Failed", "Failed to send reset email."),
  "change-temporary-password": password,
  "reset-password": password,
  "admin-sign-in": failed("Access Denied", "Invalid credentials. Please try again."),
  "set-up": failed("Set-up Failed", "Please check your information and try again."),
  "update-profile": failed("Update Failed", "Failed to update profile. Please try again."),
  "verify-email": failed("Mail Not Sent", `Failed to send the confirmation mail. ${AGAIN}`),
  "change-password": password,
  "end-session": session,
  "end-other-sessions": session,
  "create-key": failed("Key Not Created", "Please check the name and the scopes."),
  "revoke-key": failed("Key Not Revoked", `Failed to revoke the key. ${AGAIN}`),
  "delete-account": failed("Deletion Failed", "Failed to delete account. Please try again."),
  "confirm-email": failed("Confirmation Failed", `Failed to confirm the address. ${AGAIN}`),
  "confirm-account": failed("Confirmation Failed", `Failed to open the account. ${AGAIN}`),
  "confirm-password": failed("Confirmation Failed", `Failed to confirm the password. ${AGAIN}`),
  device: failed("Not Confirmed", `Failed to answer the terminal. ${AGAIN}`),
  "create-organization": failed("Organization Not Created", "Please check the name and try again."),
  "update-organization": organization,
  "switch-organization": organization,
  invite: failed("Invitation Not Sent", "Please check the address and the role."),
  "revoke-invitation": invitation,
  "change-role": organization,
  "remove-member": organization,
  "offer-ownership": organization,
  leave: organization,
  close: organization,
  reopen: organization,
  "grant-support": failed("Not Opened", "Please check what to open and for how long."),
  "revoke-support": organization,
  "accept-invitation": invitation,
  "decline-invitation": invitation,
  "subscribe-alerts": failed("Subscription Failed", `Unable to subscribe to email notifications. ${AGAIN}`),
  "confirm-alerts": failed("Confirmation Failed", `Failed to confirm your alerts. ${AGAIN}`),
  "change-alert": alerts,
  "add-alert": alerts,
  "end-alert": alerts,
  "end-watch": alerts,
  "change-reader": alerts,
  unsubscribe: failed("Not Unsubscribed", `Failed to end the alerts. ${AGAIN}`),
  "toggle-subscriber": failed("Update Failed", `Failed to update subscriber preferences. ${AGAIN}`),
  "clear-bounce": failed("Update Failed", `Failed to clear the bounce. ${AGAIN}`),
  "mark-bounce": failed("Update Failed", `Failed to note the bounce. ${AGAIN}`),
  "test-notification": failed("Test Email Failed", "Failed to send test notification."),
  "resend-mail": failed("Not Sent", `Failed to send the mail again. ${AGAIN}`),
  "cancel-plan": failed("Not Cancelled", `Failed to cancel the plan. ${AGAIN}`),
  "resume-plan": failed("Not Resumed", `Failed to resume the plan. ${AGAIN}`),
  "change-plan": failed("Plan Not Changed", `Nothing was charged. ${AGAIN}`),
  "request-refund": failed("Refund Not Requested", `Failed to ask for the refund. ${AGAIN}`),
  resubscribe: failed("Not Subscribed", `Failed to start the alerts again. ${AGAIN}`),
};

/** The text of a form of these screens; other areas bring their own. */
export const knownFailure = (intent: string): FailureText | undefined =>
  Object.hasOwn(FAILURE, intent) ? FAILURE[intent as Intent] : undefined;

export const NETWORK_ERROR = "Network error. Please try again.";
