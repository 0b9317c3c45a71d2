export { confirmRegistration, describeRegistration } from "./confirm-registration";
export { customerFor, findAccount, isStaff } from "./customer-target";
export { deleteAccount } from "./delete-account";
export { confirmEmail, describeEmailLink, requestEmailVerification } from "./email-change";
export { EMAIL_LENGTH, readEmailAddress } from "./fields/email-address";
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
} from "./fields/forms";
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
} from "./fields/person-fields";
export { createAdministrator, ensureFirstAdministrator, isSetUpOpen, setUpAdministrator } from "./first-administrator";
export { startImpersonation, stopImpersonation } from "./impersonation";
export { asEmailTaken, emailTaken, type OpenedAccount } from "./open-account";
export { acceptInvitation, declineInvitation, describeInvitation } from "./organizations/answer-invitation";
export { askSecondFactor } from "./organizations/ask-second-factor";
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
export { changePassword } from "./passwords/change-password";
export {
  inviteByLink,
  isResetLinkOpen,
  issueResetLink,
  requestPasswordReset,
  resetPassword,
} from "./passwords/password-reset";
export { newPasswordHash } from "./passwords/passwords";
export { needsPassword } from "./passwords/present-password";
export {
  confirmTemporaryPassword,
  confirmTemporaryPasswordByMail,
  isPasswordConfirmationOpen,
  mailTemporaryPassword,
  requireMayChoosePassword,
  setTemporaryPassword,
  tellOfTemporaryPassword,
  waitingTemporaryPassword,
} from "./passwords/set-temporary-password";
export { profileOf, updateProfile } from "./profile";
export { register } from "./register";
export { principalOfStaff, resolvePrincipal } from "./resolve-principal";
export {
  type FactorView,
  readSecondFactor,
  removeFactor,
  replaceRecoveryCodes,
} from "./second-factor/factors";
export {
  factorConfirmForm,
  factorRemovalForm,
  factorStartForm,
  newCodesForm,
  passkeyConfirmForm,
  secondStepForm,
  secondStepScreenForm,
} from "./second-factor/forms";
export { type BrowserView, forgetBrowser, REMEMBERED_DAYS } from "./second-factor/remembered-browsers";
export { removeFactorsOf } from "./second-factor/remove-for-customer";
export { askForPasskey, describeSecondStep, takeSecondStep } from "./second-factor/second-step";
export { type AppSetUp, confirmApp, startApp, waitingApp } from "./second-factor/set-up-app";
export { confirmPasskey, startPasskey } from "./second-factor/set-up-passkey";
export { type ApiKeyView, createApiKey, listApiKeys, revokeApiKey, scopesFor } from "./sessions/api-keys";
export { readCookie, SESSION_COOKIE, VISITOR_COOKIE, writeCookie } from "./sessions/cookies";
export { endOtherSessions, endSession, listSessions } from "./sessions/session-list";
export { endEverySession, idleDays } from "./sessions/sessions";
export {
  answerDeviceRequest,
  describeDeviceRequest,
  pollDeviceSignIn,
  startDeviceSignIn,
} from "./sign-in/device-sign-in";
export { type SignInResult, signIn } from "./sign-in/sign-in";
export { signOut } from "./sign-in/sign-out";
export { challengeCookie, changeTemporaryPassword, clearChallengeCookie } from "./sign-in/temporary-password";
export { sweepAccounts } from "./sweep-accounts";
export { accessStatus } from "./trials/access-status";
export { startTrial } from "./trials/start-trial";
export { clearVisitorTrial } from "./trials/visitor-trial";
export type { Visit } from "./visit";
