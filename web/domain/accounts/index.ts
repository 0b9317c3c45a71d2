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
export {
  inviteEmployee,
  inviteMember,
  listInvitations,
  offerOwnership,
  revokeInvitation,
} from "./organizations/invitations";
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
export { type SessionPolicy, sessionPolicyForm, setSessionPolicy } from "./organizations/session-policy";
export {
  grantSupportAccess,
  listSupportVisits,
  openOrganizations,
  readSupportAccess,
  revokeSupportAccess,
  supportGrantForm,
  supportVisitQuery,
} from "./organizations/support-access";
export {
  emptyTestOrganization,
  knownTestSeatOf,
  mayEmptyTestData,
  testSeatOf,
} from "./organizations/test-organization";
export { exportOwnData, personData } from "./own-data";
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
export { describeProof, giveProof, proofForm } from "./proof/give-proof";
export { dropPending, keepPending, readPending } from "./proof/pending-form";
export { dropUnsent, keepUnsent, leftBehind, readUnsent, type UnsentForm } from "./proof/unsent-form";
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
  passkeyUsed,
  secondStepForm,
  secondStepScreenForm,
} from "./second-factor/forms";
export { type BrowserView, forgetBrowser, REMEMBERED_DAYS } from "./second-factor/remembered-browsers";
export { removeFactorsOf } from "./second-factor/remove-for-customer";
export { askForPasskey, describeSecondStep, takeSecondStep } from "./second-factor/second-step";
export { type AppSetUp, confirmApp, startApp, waitingApp } from "./second-factor/set-up-app";
export { confirmPasskey, startPasskey } from "./second-factor/set-up-passkey";
export {
  type ApiKeyView,
  createApiKey,
  currentApiKey,
  listApiKeys,
  type NewApiKey,
  refusePastExpiry,
  revokeApiKey,
  scopesFor,
} from "./sessions/api-keys";
export { readCookie, SESSION_COOKIE, VISITOR_COOKIE, writeCookie } from "./sessions/cookies";
export { keyDayProblem, keyEnds, keyTerms } from "./sessions/key-terms";
export type { SessionLimits } from "./sessions/session-limits";
export { endOtherSessions, endSession, listSessions } from "./sessions/session-list";
export { endEverySession } from "./sessions/sessions";
export {
  answerDeviceRequest,
  describeDeviceRequest,
  pollDeviceSignIn,
  startDeviceSignIn,
} from "./sign-in/device-sign-in";
export { type SignInResult, signIn } from "./sign-in/sign-in";
export { signOut } from "./sign-in/sign-out";
export { challengeCookie, changeTemporaryPassword, clearChallengeCookie } from "./sign-in/temporary-password";
export { beginSignOn } from "./single-sign-on/attempt";
export { callbackPath } from "./single-sign-on/callback";
export { finishSignOn } from "./single-sign-on/finish-sign-on";
export { linkForm, unlinkForm } from "./single-sign-on/forms";
export { type LinkedAccount, listLinkedAccounts, unlinkAccount } from "./single-sign-on/identities";
export {
  addSignOnDomain,
  checkSignOnDomain,
  type DomainView,
  removeSignOnDomain,
} from "./single-sign-on/organization/domains";
export { enforceSignOn, releaseSignOn } from "./single-sign-on/organization/enforcement";
export { findCompanySignOn, findEnforcedCompany } from "./single-sign-on/organization/find-company";
export { enforcementForm, signOnDomainForm, signOnProviderForm } from "./single-sign-on/organization/forms";
export {
  readSignOnSettings,
  removeSignOnProvider,
  type SignOnSettings,
  saveSignOnProvider,
  testSignOnProvider,
} from "./single-sign-on/organization/settings";
export { confirmLink, describeLink, forgetLink, type LinkQuestion } from "./single-sign-on/pending-link";
export { type ProviderView, publicProviders } from "./single-sign-on/providers";
export type { SignedOn } from "./single-sign-on/signed-on";
export { sweepAccounts } from "./sweep-accounts";
export { accessStatus } from "./trials/access-status";
export { startTrial } from "./trials/start-trial";
export { clearVisitorTrial } from "./trials/visitor-trial";
export type { Visit } from "./visit";
