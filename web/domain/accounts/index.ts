export { type AccessStatus, accessStatus } from "./access-status";
export {
  type ApiKeyView,
  createApiKey,
  listApiKeys,
  type NewApiKey,
  revokeApiKey,
  scopesFor,
} from "./api-keys";
export { changePassword } from "./change-password";
export { clearCookie, readCookie, SESSION_COOKIE, VISITOR_COOKIE, writeCookie } from "./cookies";
export { customerFor, findAccount, isStaff } from "./customer-target";
export { deleteAccount } from "./delete-account";
export {
  answerDeviceRequest,
  type DevicePoll,
  type DeviceRequest,
  type DeviceStart,
  describeDeviceRequest,
  pollDeviceSignIn,
  startDeviceSignIn,
} from "./device-sign-in";
export { EMAIL_LENGTH, type EmailReading, INVALID_EMAIL, readEmailAddress } from "./email-address";
export {
  confirmEmail,
  describeEmailLink,
  type EmailConfirmation,
  requestEmailVerification,
} from "./email-change";
export {
  createAdministrator,
  ensureFirstAdministrator,
  isSetUpOpen,
  setUpAdministrator,
} from "./first-administrator";
export {
  type PasswordChangeForm,
  type ProfileForm,
  passwordChangeForm,
  profileForm,
  type RegistrationForm,
  type ResetPasswordForm,
  registrationForm,
  resetPasswordForm,
  resetRequestForm,
  type SetUpForm,
  type SignInForm,
  setUpForm,
  signInForm,
  type TemporaryPasswordForm,
  temporaryPasswordForm,
} from "./forms";
export { type Impersonated, startImpersonation, stopImpersonation } from "./impersonation";
export { accountLink, LINK_PATHS } from "./links";
export { asEmailTaken, emailTaken, type OpenedAccount } from "./open-account";
export {
  acceptInvitation,
  declineInvitation,
  describeInvitation,
  type InvitationNotice,
} from "./organizations/answer-invitation";
export { closeOrganization, EXPORT_DAYS, finishClosures, reopenOrganization } from "./organizations/close-organization";
export {
  type InvitationView,
  inviteMember,
  listInvitations,
  offerOwnership,
  revokeInvitation,
} from "./organizations/invitations";
export {
  changeMemberRole,
  leaveOrganization,
  listMembers,
  type MemberView,
  removeMember,
} from "./organizations/members";
export {
  type InvitationForm,
  invitationForm,
  type MemberForm,
  memberForm,
  type NewOrganizationForm,
  newOrganizationForm,
  type OrganizationForm,
  organizationForm,
} from "./organizations/organization-form";
export {
  createOrganization,
  ensureOrganization,
  listOrganizations,
  type OrganizationView,
  readOrganization,
  switchOrganization,
  updateOrganization,
} from "./organizations/organizations";
export {
  inviteByLink,
  isResetLinkOpen,
  issueResetLink,
  RESET_MINUTES,
  requestPasswordReset,
  resetPassword,
} from "./password-reset";
export { newPasswordHash } from "./passwords";
export {
  ADDRESS_TEXT_LENGTH,
  emailField,
  mailingAddressField,
  NAME_LENGTH,
  newPasswordField,
  oneLine,
  optionalLine,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_LENGTH,
  phoneField,
  requiredLine,
} from "./person-fields";
export { type Profile, profileOf, updateProfile } from "./profile";
export { confirmReregistration, type Registration, register } from "./register";
export { REGISTRATION_TRIAL_MINUTES, type TrialAccess } from "./registration-trial";
export { type Credentials, principalOfStaff, resolvePrincipal } from "./resolve-principal";
export { endOtherSessions, endSession, listSessions, type SessionView } from "./session-list";
export { endEverySession, SESSION_DAYS } from "./sessions";
export { type SignInResult, signIn } from "./sign-in";
export { signOut } from "./sign-out";
export { sweepAccounts } from "./sweep-accounts";
export {
  challengeCookie,
  changeTemporaryPassword,
  clearChallengeCookie,
  setTemporaryPassword,
} from "./temporary-password";
export { deviceName, type Visit } from "./visit";
export {
  clearVisitorTrial,
  startVisitorTrial,
  VISITOR_TRIAL_MINUTES,
  type VisitorTrial,
} from "./visitor-trial";
