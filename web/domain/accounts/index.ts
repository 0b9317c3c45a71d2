export { accessStatus } from "./access-status";
export { type ApiKeyView, createApiKey, listApiKeys, revokeApiKey, scopesFor } from "./api-keys";
export { changePassword } from "./change-password";
export { confirmRegistration, describeRegistration } from "./confirm-registration";
export { readCookie, SESSION_COOKIE, VISITOR_COOKIE, writeCookie } from "./cookies";
export { customerFor, findAccount, isStaff } from "./customer-target";
export { deleteAccount } from "./delete-account";
export { answerDeviceRequest, describeDeviceRequest, pollDeviceSignIn, startDeviceSignIn } from "./device-sign-in";
export { EMAIL_LENGTH, readEmailAddress } from "./email-address";
export { confirmEmail, describeEmailLink, requestEmailVerification } from "./email-change";
export { createAdministrator, ensureFirstAdministrator, isSetUpOpen, setUpAdministrator } from "./first-administrator";
export {
  confirmationForm,
  deletionForm,
  passwordChangeForm,
  profileForm,
  registrationForm,
  resetPasswordForm,
  resetRequestForm,
  setUpForm,
  signInForm,
  temporaryPasswordForm,
} from "./forms";
export { startImpersonation, stopImpersonation } from "./impersonation";
export { asEmailTaken, emailTaken, type OpenedAccount } from "./open-account";
export { acceptInvitation, declineInvitation, describeInvitation } from "./organizations/answer-invitation";
export { closeOrganization, EXPORT_DAYS, finishClosures, reopenOrganization } from "./organizations/close-organization";
export { inviteMember, listInvitations, offerOwnership, revokeInvitation } from "./organizations/invitations";
export { changeMemberRole, leaveOrganization, listMembers, removeMember } from "./organizations/members";
export { invitationForm, memberForm, newOrganizationForm, organizationForm } from "./organizations/organization-form";
export {
  createOrganization,
  ensureOrganization,
  listOrganizations,
  readOrganization,
  switchOrganization,
  updateOrganization,
} from "./organizations/organizations";
export {
  grantSupportAccess,
  listSupportVisits,
  openOrganizations,
  readSupportAccess,
  revokeSupportAccess,
  supportGrantForm,
  supportVisitQuery,
} from "./organizations/support-access";
export { inviteByLink, isResetLinkOpen, issueResetLink, requestPasswordReset, resetPassword } from "./password-reset";
export { newPasswordHash } from "./passwords";
export {
  emailField,
  mailingAddressField,
  NAME_LENGTH,
  newPasswordField,
  oneLine,
  optionalLine,
  PASSWORD_MAX,
  PASSWORD_MIN,
  phoneField,
  requiredLine,
} from "./person-fields";
export { needsPassword } from "./present-password";
export { profileOf, updateProfile } from "./profile";
export { register } from "./register";
export { REGISTRATION_TRIAL_MINUTES } from "./registration-trial";
export { principalOfStaff, resolvePrincipal } from "./resolve-principal";
export { endOtherSessions, endSession, listSessions } from "./session-list";
export { endEverySession, idleDays } from "./sessions";
export {
  confirmTemporaryPassword,
  confirmTemporaryPasswordByMail,
  isPasswordConfirmationOpen,
  mailTemporaryPassword,
  requireMayChoosePassword,
  setTemporaryPassword,
  tellOfTemporaryPassword,
  waitingTemporaryPassword,
} from "./set-temporary-password";
export { type SignInResult, signIn } from "./sign-in";
export { signOut } from "./sign-out";
export { startTrial } from "./start-trial";
export { sweepAccounts } from "./sweep-accounts";
export { challengeCookie, changeTemporaryPassword, clearChallengeCookie } from "./temporary-password";
export type { Visit } from "./visit";
export { clearVisitorTrial, VISITOR_TRIAL_MINUTES } from "./visitor-trial";
